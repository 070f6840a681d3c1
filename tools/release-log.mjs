import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { addLine, replaceFile } from './durable-files.mjs';

const DAY_MS = 24 * 3_600_000;
/** How long a page may stay open, and ask for files of the build it began with. */
const PAGE_DAYS = 30;
/** Some thousands of acts. */
const MAX_BYTES = 2 ** 20;
/** How many earlier parts stay. */
const KEPT = 3;

const fileIn = (wwwDir) => path.join(wwwDir, 'releases.log');

/** Who releases, for the record and no more: `RELEASED_BY` where the account of the machine says nothing. */
const releaser = () =>
  process.env.RELEASED_BY ?? process.env.USER ?? process.env.LOGNAME ?? `uid ${process.getuid?.()}`;

/**
 * Adds what was done to the log, a line of JSON for each act.
 *
 * @param {{ name: string, act: string, channel: string, from: string | null, to: string | null, is: object, now: Date, who?: string, why?: string }} line `from` and `to` are the builds before and after on `channel`, `is` all channels of `name` from now on; `who` did it, when it is somebody else than who runs this, and `why`
 */
export function record(wwwDir, { now, ...line }) {
  rotate(fileIn(wwwDir), now);
  addLine(fileIn(wwwDir), JSON.stringify({ at: now.toISOString(), who: releaser(), ...line }));
}

/**
 * Puts a log that has grown too large aside, whole: `releases.log.1` is the newest of three. The next one begins with
 * what is still asked for: of each name the act that holds, and what was current in the last thirty days.
 */
function rotate(log, now) {
  const { size = 0 } = statSync(log, { throwIfNoEntry: false }) ?? {};
  if (size <= MAX_BYTES) return;
  for (let age = KEPT - 1; age >= 1; age--)
    if (existsSync(`${log}.${age}`)) renameSync(`${log}.${age}`, `${log}.${age + 1}`);
  const text = readFileSync(log, 'utf8');
  replaceFile(`${log}.1`, text);
  const lines = text.split('\n').filter((line) => readLine(line)?.name);
  const endOf = (line, at) => {
    const { name } = readLine(line);
    const next = lines.slice(at + 1).find((later) => readLine(later).name === name);
    return next ? Date.parse(readLine(next).at) : Infinity;
  };
  const kept = lines.filter((line, at) => endOf(line, at) > now.getTime() - PAGE_DAYS * DAY_MS);
  replaceFile(log, kept.map((line) => `${line}\n`).join(''));
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
