import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tools/ports.mjs';
import { listBuilds, makeCurrent } from '../../tools/release-store.mjs';
import { root } from '../../tools/run.mjs';
import { startService } from '../../tools/services.mjs';
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
  const start = () =>
    startService('The gateway', [path.join(root, '.build/gateway/main.js')], {
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        API_URL: world.apiUrl,
        WWW_DIR: wwwDir,
        ...settings,
      },
      ready: `${url}/remotes.json`,
      log: path.join(world.folder, 'logs', `${name}.log`),
    });
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
type Released = { name: string; build: string; entry: string; manifest: { pages: Page[] } };

/** The remotes that a deployment offers. */
export const releasedRemotes = ({ wwwDir }: Deployment): Released[] =>
  JSON.parse(fs.readFileSync(path.join(wwwDir, 'remotes.json'), 'utf8'));

/** Offers only these remotes. */
export function offerOnly(deployment: Deployment, names: string[]) {
  const remotes = releasedRemotes(deployment).filter(({ name }) => names.includes(name));
  fs.writeFileSync(path.join(deployment.wwwDir, 'remotes.json'), JSON.stringify(remotes));
}

/** Publishes other pages of a remote than it has, as no release would. */
export function spoilManifest(
  deployment: Deployment,
  name: string,
  change: (page: Page) => object,
) {
  const remotes = releasedRemotes(deployment).map((remote) =>
    remote.name === name
      ? { ...remote, manifest: { pages: remote.manifest.pages.map(change) } }
      : remote,
  );
  fs.writeFileSync(path.join(deployment.wwwDir, 'remotes.json'), JSON.stringify(remotes));
}

/** Releases a remote anew: the same build under another id. */
export function releaseAnother({ wwwDir }: Deployment, name: string): void {
  const [current = ''] = listBuilds(wwwDir, name);
  const folder = path.join(wwwDir, 'remotes', name);
  fs.cpSync(path.join(folder, current), path.join(folder, `${current}-again`), { recursive: true });
  makeCurrent(wwwDir, name, `${current}-again`);
}

/** Takes a remote's files away; what is returned puts them back. */
export function takeDown({ wwwDir }: Deployment, name: string): () => void {
  const folder = path.join(wwwDir, 'remotes', name);
  fs.renameSync(folder, `${folder}.away`);
  return () => fs.renameSync(`${folder}.away`, folder);
}
