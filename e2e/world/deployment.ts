import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tools/ports.mjs';
import { buildPlace } from '../../tools/release-builds.mjs';
import { readList, writeList } from '../../tools/release-list.mjs';
import { releaseBuild, stageBuild } from '../../tools/release-store.mjs';
import { startService } from '../../tools/services.mjs';
import { gatewayOf } from '../../tools/world.mjs';
import { theWorld } from './world';

export type Deployment = {
  url: string;
  wwwDir: string;
  stop: () => Promise<void>;
  /** Again, on the same address. */
  start: () => Promise<void>;
};

/**
 * A second gateway before the same API, with released builds of its own that a test may spoil.
 *
 * @param settings environment variables besides those it needs
 */
export async function deploy(
  name: string,
  settings: Record<string, string> = {},
): Promise<Deployment> {
  const world = theWorld();
  const wwwDir = path.join(world.folder, `www-${name}`);
  fs.rmSync(wwwDir, { recursive: true, force: true });
  fs.cpSync(world.wwwDir, wwwDir, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [title, args, options] = gatewayOf({ port, apiUrl: world.apiUrl, wwwDir, env: settings });
  const log = path.join(world.folder, 'logs', `${name}.log`);
  const start = () => startService(title, args, { ...options, log });
  let gateway = await start();
  return {
    url,
    wwwDir,
    stop: () => gateway.stop(),
    start: async () => {
      gateway = await start();
    },
  };
}

type Page = { name: string; path: string; right: string };
type Released = {
  current: { build: string; manifest: { pages: Page[]; widgets?: { name: string }[] } };
};

/** What a deployment offers, by name. */
export const releasesOf = ({ wwwDir }: Pick<Deployment, 'wwwDir'>) =>
  readList(wwwDir) as Record<string, Released>;

export const buildOf = (deployment: Deployment, name: string): string =>
  releasesOf(deployment)[name]?.current.build ?? '';

/** Offers only these remotes. */
export function offerOnly(deployment: Deployment, names: string[]) {
  const offered = Object.entries(releasesOf(deployment)).filter(([name]) =>
    ['host', ...names].includes(name),
  );
  writeList(deployment.wwwDir, Object.fromEntries(offered));
}

/** Publishes other pages of a remote than it has, as no release would. */
export function spoilManifest(
  deployment: Deployment,
  name: string,
  change: (page: Page) => object,
) {
  const releases = releasesOf(deployment);
  const { build, manifest } = (releases[name] as Released).current;
  const current = { build, manifest: { pages: manifest.pages.map(change) } };
  writeList(deployment.wwwDir, { ...releases, [name]: { current } });
}

type Change = (folder: string) => void;

/**
 * Releases a remote anew, with other files than it has now.
 *
 * @returns the id of the build
 */
export function releaseAnother(deployment: Deployment, name: string, change: Change): string {
  const source = changedBuild(deployment, name, change);
  return String(releaseBuild(deployment.wwwDir, name, { source }).buildId);
}

/** Puts a remote on staging, with other files than it has now. */
export function stageAnother(deployment: Deployment, name: string, change: Change): void {
  stageBuild(deployment.wwwDir, name, { source: changedBuild(deployment, name, change) });
}

function changedBuild(deployment: Deployment, name: string, change: Change): string {
  const source = fs.mkdtempSync(path.join(theWorld().folder, 'build-'));
  const now = buildPlace(deployment.wwwDir, name, buildOf(deployment, name));
  fs.cpSync(now, source, { recursive: true });
  change(source);
  return source;
}
