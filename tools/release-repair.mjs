import { isWhole, listBuilds, listNames } from './release-builds.mjs';
import { inLog, placed } from './release-channels.mjs';
import { DamagedList, readList, writeList } from './release-list.mjs';
import { actsOn, record, releasedIn } from './release-log.mjs';
import { oneAtATime } from './release-one-at-a-time.mjs';

/**
 * Makes a list that cannot be read anew: of each name what it last was according to the log or else, where that is not
 * whole, what all had before; its newest build that is whole where the log knows of none.
 *
 * @returns a line for each name, with the build that is current now; null when the list can be read
 */
export const repair = (wwwDir, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    if (!isDamaged(wwwDir)) return null;
    const names = listNames(wwwDir);
    const list = Object.fromEntries(names.map((name) => [name, lastOf(wwwDir, name)]));
    for (const [name, is] of Object.entries(list)) {
      const to = is.current?.build ?? null;
      record(wwwDir, {
        name,
        act: 'repair',
        channel: 'current',
        from: null,
        to,
        is: inLog(is),
        now,
      });
    }
    writeList(wwwDir, list);
    return names.map((name) => `${name}: ${list[name].current?.build ?? 'none'}`);
  });

function isDamaged(wwwDir) {
  try {
    readList(wwwDir);
    return false;
  } catch (error) {
    if (error instanceof DamagedList) return true;
    throw error;
  }
}

function lastOf(wwwDir, name) {
  const acts = actsOn(wwwDir, name);
  const { current: last, isPinned, ...others } = acts.at(-1)?.is ?? {};
  const kept = Object.entries(others)
    .filter(([, { build: one }]) => isWhole(wwwDir, name, one))
    .map(([channel, was]) => [channel, { ...was, ...placed(wwwDir, name, was.build) }]);
  // What was withdrawn, or on staging or a canary alone, is not given to all by the way.
  const build = acts.length > 0 && !last ? undefined : lastWhole(wwwDir, name, acts);
  return {
    ...Object.fromEntries(kept),
    ...(build && { current: placed(wwwDir, name, build) }),
    ...(isPinned && build === last?.build && { isPinned }),
  };
}

const lastWhole = (wwwDir, name, acts) =>
  [...releasedIn(acts), ...listBuilds(wwwDir, name)].find((one) => isWhole(wwwDir, name, one));
