import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSigned, signedText } from '../gateway/src/signed-releases.mjs';
import { replaceFile } from './durable-files.mjs';
import { releaseKey, verifyingKey } from './release-keys.mjs';

/**
 * What is released, in `releases.json`: all that a release changes.
 *
 * @typedef {{ build: string, manifest?: object, shared?: import('./release-shared.mjs').Shared }} Placed the host's build has no manifest
 * @typedef {Placed & { percent: number, companies: number[] }} Canary for these of a hundred browsers, and for these companies
 * @typedef {{ current?: Placed, canary?: Canary, staging?: Placed, isPinned?: true }} Channels nothing but a pin is a remote that was withdrawn
 * @typedef {Record<string, Channels>} ReleaseList by name, `host` among them
 */
const fileIn = (wwwDir) => path.join(wwwDir, 'releases.json');

/** The list is there, and cannot be read or was signed with another key. */
export class DamagedList extends Error {
  constructor(wwwDir) {
    super(
      `${fileIn(wwwDir)} is damaged, or signed with another key than ours. npm run release -- --repair makes it anew of what was released last.`,
    );
  }
}

/**
 * @returns {ReleaseList}
 * @throws DamagedList
 */
export const readList = (wwwDir) => readNumbered(wwwDir).releases;

/**
 * Puts a list in its place under a higher number than any before, by which gateways know an old one.
 *
 * @param {ReleaseList} list
 */
export function writeList(wwwDir, list) {
  const releases = Object.fromEntries(
    Object.entries(list).sort(([one], [other]) => one.localeCompare(other)),
  );
  // The time is higher also when the list before was lost.
  const number = Math.max(Date.now(), lastNumber(wwwDir) + 1);
  replaceFile(fileIn(wwwDir), signedText({ kind: 'releases', number, releases }, releaseKey()));
}

function readNumbered(wwwDir) {
  if (!existsSync(fileIn(wwwDir))) return { number: 0, releases: {} };
  const keys = [verifyingKey()];
  try {
    return readSigned(readFileSync(fileIn(wwwDir), 'utf8'), 'releases', keys);
  } catch {
    throw new DamagedList(wwwDir);
  }
}

function lastNumber(wwwDir) {
  try {
    return readNumbered(wwwDir).number;
  } catch (error) {
    if (error instanceof DamagedList) return 0;
    throw error;
  }
}
