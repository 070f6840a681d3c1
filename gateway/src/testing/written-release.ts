import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_LIST, hashOf, signedText } from '../signed-releases.mjs';

export const aKeyPair = () => generateKeyPairSync('ed25519');

/** Writes a file under `wwwDir` as it is, as whoever can write there could. */
export function writeFile(wwwDir: string, file: string, content: string): void {
  const target = path.join(wwwDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** Writes a build with its list of files, as a release does; `place` is `host/<build>` or `remotes/<name>/<build>`. */
export function writeBuild(
  wwwDir: string,
  place: string,
  files: Record<string, string>,
  key: KeyObject,
): void {
  const [build = '', name = ''] = place.split('/').reverse();
  const hashes = Object.entries(files).map(([file, content]) => [file, hashOf(content)]);
  const list = { kind: 'files' as const, name, build, files: Object.fromEntries(hashes) };
  for (const [file, content] of Object.entries(files))
    writeFile(wwwDir, `${place}/${file}`, content);
  writeFile(wwwDir, `${place}/${FILE_LIST}`, signedText(list, key));
}

/** A signed list of releases as text; the host among them. */
export const releaseList = (releases: object, number: number, key: KeyObject): string => {
  const list = { kind: 'releases' as const, number, releases };
  return signedText(list, key);
};
