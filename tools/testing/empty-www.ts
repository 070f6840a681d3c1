import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseBuild } from '../release-store.mjs';

export const aKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** The manifest of a remote with one page. */
export const pageOf = (name: string, path = `/${name}`) => ({
  pages: [{ name, path, right: 'signedIn', title: name }],
});

export const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 10, minute));

/** Somewhere to release to, with a key of its own, empty before each test of the file. */
export function emptyWww() {
  const place = { folder: '', www: '' };
  beforeEach(() => {
    process.env.RELEASE_KEY = aKey();
    place.folder = mkdtempSync(path.join(tmpdir(), 'release-'));
    place.www = path.join(place.folder, 'www');
  });
  afterEach(() => rmSync(place.folder, { recursive: true }));

  /** @returns the folder of what a bundler would have made */
  function buildOf(
    name: string,
    code: string,
    manifest: object = pageOf(name),
    contract = '',
    shared: Record<string, string[]> = {},
  ): string {
    const source = path.join(place.folder, 'build', name);
    mkdirSync(source, { recursive: true });
    writeFileSync(path.join(source, 'remoteEntry.js'), code);
    writeFileSync(path.join(source, 'manifest.json'), JSON.stringify(manifest));
    writeFileSync(path.join(source, 'contract.txt'), contract);
    writeFileSync(path.join(source, 'shared.json'), JSON.stringify(shared));
    writeFileSync(path.join(source, 'remoteEntry.js.map'), `map of ${code}`);
    return source;
  }

  /** Releases a build of `name` whose entry holds `code`, `minute` minutes past ten. */
  function release(
    name: string,
    code: string,
    minute: number,
    manifest: object = pageOf(name),
    options: { together?: string[]; isAsked?: boolean } = {},
  ) {
    const source = buildOf(name, code, manifest);
    return releaseBuild(place.www, name, { source, now: at(minute), ...options });
  }

  const listFile = () => path.join(place.www, 'releases.json');
  const releases = () => JSON.parse(readFileSync(listFile(), 'utf8')).signed.releases;
  return { place, buildOf, release, listFile, releases };
}
