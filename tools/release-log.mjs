import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addLine } from './durable-files.mjs';

const DAY_MS = 24 * 3_600_000;
/** How long a page may stay open, and ask for files of the build it began with. */
const PAGE_DAYS = 30;

const fileIn = (wwwDir) => path.join(wwwDir, 'releases.log');

/** Who releases, for the record and no more: `RELEASED_BY` where the account of the machine says nothing. */
const releaser = () =>
  process.env.RELEASED_BY ?? process.env.USER ?? process.env.LOGNAME ?? `uid ${process.getuid?.()}`;

/**
 * Adds what was done to the log, a line of JSON for each act.
 *
 * @param {{ name: string, act: string, channel: string, from: string | null, to: string | null, is: object, now: Date }} line `from` and `to` are the builds before and after on `channel`, `is` all channels of `name` from now on
 */
export function record(wwwDir, { now, ...line }) {
  addLine(fileIn(wwwDir), JSON.stringify({ at: now.toISOString(), who: releaser(), ...line }));
}

/** What was done to `name`, oldest first; a line that was cut off by a crash is passed over. */
export function actsOn(wwwDir, name) {
  if (!existsSync(fileIn(wwwDir))) return [];
  return readFileSync(fileIn(wwwDir), 'utf8')
    .split('\n')
    .map(readLine)
    .filter((act) => act?.name === name);
}

function readLine(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The builds of `name` that were current in the last thirty days, or are. */
export function recentlyCurrent(wwwDir, name, now) {
  const acts = actsOn(wwwDir, name);
  const recent = acts.filter((_, at) => {
    const until = acts[at + 1] ? Date.parse(acts[at + 1].at) : Infinity;
    return until > now.getTime() - PAGE_DAYS * DAY_MS;
  });
  return recent.map(({ is }) => is?.current?.build).filter(Boolean);
}
