import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { addLine, replaceFile } from './durable-files.mjs';

const DAY_MS = 24 * 3_600_000;
/** How long a page may stay open, and ask for files of the build it began with. */
const PAGE_DAYS = 30;
/** Some thousands of acts. */
const MAX_BYTES = 2 ** 20;
/** How many releases of each remote the API serves. */
const SERVED = 2;
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
 * what is still asked for: of each name the act that holds, what was given in the last thirty days, and the last two that
 * were current.
 */
function rotate(log, now) {
  const { size = 0 } = statSync(log, { throwIfNoEntry: false }) ?? {};
  if (size <= MAX_BYTES) return;
  for (let age = KEPT - 1; age >= 1; age--)
    if (existsSync(`${log}.${age}`)) renameSync(`${log}.${age}`, `${log}.${age + 1}`);
  const text = readFileSync(log, 'utf8');
  replaceFile(`${log}.1`, text);
  const lines = text.split('\n').filter((line) => readLine(line)?.name);
  const acts = lines.map(readLine);
  const names = new Set(acts.map(({ name }) => name));
  const kept = new Set([...names].flatMap((name) => askedFor(acts.filter(isOf(name)), now)));
  replaceFile(
    log,
    lines
      .filter((_, at) => kept.has(acts[at]))
      .map((line) => `${line}\n`)
      .join(''),
  );
}

/** Of the acts on one name. */
function askedFor(acts, now) {
  const lastTwo = lastIn(acts).map((build) => acts.findLast((act) => buildIn(act) === build));
  return [...recentIn(acts, now), ...lastTwo];
}

/** What was done to `name`, oldest first; a line that was cut off by a crash is passed over. */
export function actsOn(wwwDir, name) {
  if (!existsSync(fileIn(wwwDir))) return [];
  return readFileSync(fileIn(wwwDir), 'utf8')
    .split('\n')
    .map(readLine)
    .filter((act) => act && isOf(name)(act));
}

const isOf = (name) => (act) => act.name === name;

function readLine(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The builds of `name` that all or some got in the last thirty days, or get. */
export const recentlyGiven = (wwwDir, name, now) =>
  recentIn(actsOn(wwwDir, name), now)
    .flatMap(({ is }) => [is?.current?.build, is?.canary?.build])
    .filter(Boolean);

/** Those of which what they left held in the last thirty days. */
const recentIn = (acts, now) =>
  acts.filter((_, at) => {
    const until = acts[at + 1] ? Date.parse(acts[at + 1].at) : Infinity;
    return until > now.getTime() - PAGE_DAYS * DAY_MS;
  });

/** The last two builds that all got of `name`, the last one first. */
export const lastReleased = (wwwDir, name) => lastIn(actsOn(wwwDir, name));

const lastIn = (acts) => releasedIn(acts).slice(0, SERVED);

/** The builds that all got, the last one first. */
export const releasedIn = (acts) => [...new Set(acts.map(buildIn).filter(Boolean).reverse())];

const buildIn = ({ is }) => is?.current?.build;
