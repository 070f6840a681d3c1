import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from './durable-files.mjs';

/**
 * What is released, in `releases.json`: all that a release changes.
 *
 * @typedef {{ build: string, manifest?: object }} Placed the host's build has no manifest
 * @typedef {{ current?: Placed, isPinned?: true }} Released nothing but a pin is a remote that was withdrawn
 * @typedef {Record<string, Released>} ReleaseList by name, `host` among them
 */
const fileIn = (wwwDir) => path.join(wwwDir, 'releases.json');

/** The list is there and cannot be read. */
export class DamagedList extends Error {
  constructor(wwwDir) {
    super(
      `${fileIn(wwwDir)} is damaged. npm run release -- --repair makes it anew of what was released last.`,
    );
  }
}

/**
 * @returns {ReleaseList}
 * @throws DamagedList
 */
export function readList(wwwDir) {
  if (!existsSync(fileIn(wwwDir))) return {};
  try {
    const list = JSON.parse(readFileSync(fileIn(wwwDir), 'utf8'));
    if (list instanceof Object && !Array.isArray(list)) return list;
  } catch {
    // Told below.
  }
  throw new DamagedList(wwwDir);
}

/** @param {ReleaseList} list */
export function writeList(wwwDir, list) {
  const sorted = Object.fromEntries(
    Object.entries(list).sort(([one], [other]) => one.localeCompare(other)),
  );
  replaceFile(fileIn(wwwDir), `${JSON.stringify(sorted)}\n`);
}

/** The remotes with the manifests that pages get. */
export const manifestsOf = (list) =>
  Object.entries(list)
    .filter(([name, { current }]) => name !== 'host' && current)
    .map(([name, { current }]) => ({ name, manifest: current.manifest }));
