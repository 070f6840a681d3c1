import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NotYet } from './not-yet.mjs';
import { buildPlace } from './release-builds.mjs';

/** In each build by module what it gets of the host's modules, in the host's what it gives. */
export const SHARED_FILE = 'shared.json';

/**
 * @typedef {Record<string, string[]>} Shared names by module
 * @typedef {import('./release-list.mjs').ReleaseList} ReleaseList
 */

/**
 * What was built says it of itself.
 *
 * @param {string} folder of what was built
 * @returns {Shared | null}
 * @throws Error where it does not
 */
export function sharedOf(name, folder) {
  const file = path.join(folder, SHARED_FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error(
    `${name} is not released: ${file} is not there, so nobody can tell what it needs of the host`,
  );
}

/** The same of a build that was released; undefined for one of before builds said it. */
export function sharedIn(wwwDir, name, build) {
  const file = path.join(buildPlace(wwwDir, name, build), SHARED_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * A remote would open its pages on less than it imports: in the browser a module that is not shared is a page that is not
 * there, and a name that is not exported one that fails.
 *
 * @param {ReleaseList} list
 * @param {Shared | null} shared by a host, or asked of it by a remote; null for a build of before they said it
 * @param {string[]} [together] remotes that are released anew at the same time
 * @throws NotYet for a remote, Error for a host; both name builds, modules and names
 */
export function refuseUnshared(list, name, shared, together) {
  if (name === 'host') refuseHost(list, shared, together);
  else refuseRemote(list, name, shared);
}

function refuseRemote(list, name, asked) {
  for (const [build, given] of givenOf(list.host ?? {})) {
    const lines = missing(asked, given);
    if (lines.length > 0)
      throw new NotYet(
        [
          `${name} is not released: it counts on what host ${build} does not share:`,
          ...lines.map((line) => `  ${line}`),
          'Release a host that does first (npm run release -- host), or a build that does without it.',
        ].join('\n'),
      );
  }
}

function refuseHost(list, given, together) {
  const lines = unsharedBy(list, given, together);
  if (lines.length > 0)
    throw new Error(
      [
        'The host is not released: builds that are out count on what it does not share:',
        ...lines.map((line) => `  ${line}`),
        'Release each of them without need of it first.',
      ].join('\n'),
    );
}

/**
 * What remotes would be without under another host.
 *
 * @param {ReleaseList} list
 * @param {Shared | null} given by the host
 * @param {string[]} [together] remotes whose current builds are released anew at the same time
 * @returns {string[]} a line for each build of a remote that somebody gets, and one for each thing that it misses
 */
export const unsharedBy = (list, given, together = []) =>
  Object.entries(list)
    .filter(([name]) => name !== 'host')
    .flatMap(([name, { isPinned, current, canary }]) => {
      const isReplaced = together.includes(name) && !isPinned;
      return givenOf(isReplaced ? { canary } : { current, canary }).flatMap(([build, asked]) => {
        const lines = missing(asked, given);
        return lines.length > 0 ? [`${name} ${build}`, ...lines.map((line) => `  ${line}`)] : [];
      });
    });

/** The builds that somebody gets, with what each says. */
const givenOf = ({ current, canary }) =>
  [current, canary].filter(Boolean).map(({ build, shared = null }) => [build, shared]);

function missing(asked, given) {
  if (asked === null || given === null) return [];
  return Object.entries(asked).flatMap(([module, names]) => {
    if (!given[module]) return [module];
    return names.filter((each) => !given[module].includes(each)).map((each) => `${module} ${each}`);
  });
}
