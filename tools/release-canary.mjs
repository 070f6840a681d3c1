import { change, channelsOf, placed } from './release-channels.mjs';
import { oneAtATime } from './release-one-at-a-time.mjs';

/**
 * Gives what is on staging to some, or when there is nothing gives the canary that there is to others than before.
 *
 * @param {{ percent: number, companies: number[] }} group of a hundred browsers, and ids of companies
 * @returns the build
 * @throws Error when there is neither, or all have that build
 */
export const startCanary = (wwwDir, name, group, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    const { staging, canary, ...others } = channelsOf(wwwDir, name);
    const build = (staging ?? canary)?.build;
    if (!build) throw new Error(`There is nothing of ${name} on staging: --to staging comes first`);
    if (build === others.current?.build)
      throw new Error(`Build ${build} of ${name} is current, so all have it already`);
    const since = now.getTime();
    const is = { ...others, canary: { ...placed(wwwDir, name, build), ...group, since } };
    change(wwwDir, name, { act: 'to canary', channel: 'canary', is, now });
    return build;
  });

/**
 * Gives the canary, the same bytes, to all.
 *
 * @returns the build
 * @throws Error when there is none
 */
export const promoteCanary = (wwwDir, name, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    const { canary, isPinned, ...others } = channelsOf(wwwDir, name);
    if (!canary) throw new Error(`There is no canary of ${name}: --to canary comes first`);
    const is = { ...others, current: placed(wwwDir, name, canary.build) };
    change(wwwDir, name, { act: 'to current', channel: 'current', is, now });
    return canary.build;
  });

/**
 * Takes `name` from staging, or ends its canary: all get the current build again.
 *
 * @param {'staging' | 'canary'} channel
 * @returns whether there was something
 */
export const clearChannel = (wwwDir, name, channel, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    const { [channel]: was, ...is } = channelsOf(wwwDir, name);
    if (was) change(wwwDir, name, { act: `end ${channel}`, channel, is, now });
    return was !== undefined;
  });

/**
 * Writes in list and log which canaries the gateway ended: it has no key to sign with, and gave them to nobody since.
 *
 * @param {import('./release-figures.mjs').Ended[]} ended
 * @returns {string[]} a line for each that was still in the list
 */
export const takeOverEnded = (wwwDir, ended) =>
  oneAtATime(wwwDir, () =>
    ended.flatMap(({ name, build, since, at, why }) => {
      const { canary, ...is } = channelsOf(wwwDir, name);
      if (canary?.build !== build || (canary.since ?? 0) !== since) return [];
      const act = { act: 'end canary', channel: 'canary', is, now: new Date(at) };
      change(wwwDir, name, { ...act, who: 'the gateway', why });
      return [`${name}: the gateway ended canary ${build} at ${at}: ${why}`];
    }),
  );
