import { NotYet } from './not-yet.mjs';

/** In each build by module what it gets of the host's modules, in the host's what it gives. */
export const SHARED_FILE = 'shared.json';

/**
 * @typedef {Record<string, string[]>} Shared names by module
 * @typedef {import('./release-list.mjs').ReleaseList} ReleaseList
 */

/**
 * A remote would open its pages on less than it imports: in the browser a module that is not shared is a page that is not
 * there, and a name that is not exported one that fails.
 *
 * @param {ReleaseList} list
 * @param {Shared | null} asked by a build; null for one of before builds said it
 * @throws NotYet that names the modules and names
 */
export function refuseUnshared(list, name, asked) {
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

/**
 * What remotes would be without under another host.
 *
 * @param {ReleaseList} list
 * @param {Shared | null} given by the host
 * @param {string[]} [together] remotes that are released anew at the same time
 * @returns {string[]} a line for each build of a remote that somebody gets, and one for each thing that it misses
 */
export const unsharedBy = (list, given, together = []) =>
  Object.entries(list)
    .filter(([name, { isPinned }]) => name !== 'host' && (isPinned || !together.includes(name)))
    .flatMap(([name, channels]) =>
      givenOf(channels).flatMap(([build, asked]) => {
        const lines = missing(asked, given);
        return lines.length > 0 ? [`${name} ${build}`, ...lines.map((line) => `  ${line}`)] : [];
      }),
    );

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
