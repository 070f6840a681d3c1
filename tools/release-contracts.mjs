import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSigned, signedText } from '../gateway/src/signed-releases.mjs';
import { brokenCalls, nameOf } from './contract-report/compare-reports.mjs';
import { CONTRACT_FILE, PREPARED, readReport } from './contract-report/report-text.mjs';
import { replaceFile } from './durable-files.mjs';
import { keepLast } from './keep-last.mjs';
import { NotYet } from './not-yet.mjs';
import { buildPlace, isWhole } from './release-builds.mjs';
import { releaseKey, verifyingKey } from './release-keys.mjs';
import { readList } from './release-list.mjs';
import { lastReleased, recentlyGiven } from './release-log.mjs';

/** The contract of the API that was released last, beside the list of releases. */
const fileIn = (wwwDir) => path.join(wwwDir, 'api.json');

/**
 * @returns the contract that the released API serves; null when none was released here yet
 * @throws Error for one that is damaged
 */
export function releasedContract(wwwDir) {
  if (!existsSync(fileIn(wwwDir))) return null;
  try {
    return readSigned(readFileSync(fileIn(wwwDir), 'utf8'), 'contract', [verifyingKey()]).contract;
  } catch {
    throw new Error(
      `${fileIn(wwwDir)} is damaged, or signed with another key than ours. npm run release -- api writes it anew.`,
    );
  }
}

export const writeContract = (wwwDir, contract) =>
  replaceFile(fileIn(wwwDir), signedText({ kind: 'contract', contract }, releaseKey()));

/** Names a contract, in messages and where an API says what it serves: `/api/ready`. */
export const contractId = (contract) =>
  createHash('sha256').update(contract).digest('hex').slice(0, 8);

/**
 * What was built says it of itself.
 *
 * @param {string} folder of what was built
 * @throws Error where it does not
 */
export function contractOf(name, folder) {
  const file = path.join(folder, CONTRACT_FILE);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(
    `${name} is not released: ${file} is not there, so nobody can tell what it needs of the API`,
  );
}

/** The same of a build that was released; null for one of before builds said it. */
export function contractIn(wwwDir, name, build) {
  const file = path.join(buildPlace(wwwDir, name, build), CONTRACT_FILE);
  return existsSync(file) && isWhole(wwwDir, name, build) ? readFileSync(file, 'utf8') : null;
}

/**
 * Pages would ask for what the API does not have.
 *
 * @param {string | null} asked what a build counts on
 * @param {string | null} given what the API serves
 * @throws NotYet that names the calls and fields
 */
export function refuseUnserved(name, asked, given) {
  if (asked === null || given === null) return;
  const lines = unserved(asked, given);
  if (lines.length === 0) return;
  throw new NotYet(
    [
      `${name} is not released: it counts on what the API of contract ${contractId(given)} does not do:`,
      ...lines.map((line) => `  ${line}`),
      'Release an API that does first (npm run release -- api), or a build that does without it.',
    ].join('\n'),
  );
}

/** Each build is held against the same API. */
const readGiven = keepLast(readReport);

/** What a build trips over, but for what it is prepared for. */
function unserved(asked, given) {
  const { [PREPARED]: prepared = new Map(), ...calls } = Object.fromEntries(readReport(asked));
  return brokenCalls(new Map(Object.entries(calls)), readGiven(given))
    .map((found) => `${nameOf(found)}: ${found.what}`)
    .filter((line) => !prepared.has(line));
}

/**
 * What another API would break.
 *
 * @param {string} given the contract that it serves
 * @returns {{ broken: string[], open: string[], unknown: string[] }} `broken`: of the builds that are given to somebody
 * or were the last two of all, calls and fields and below them the builds; `open`: the same of earlier builds, on which
 * only pages run that were opened then; `unknown`: builds of before they said what they need
 */
export function brokenBy(wwwDir, given, now) {
  const builds = Object.keys(readList(wwwDir)).flatMap((name) => buildsOf(wwwDir, name, now));
  const told = builds.map((build) => ({
    ...build,
    asked: contractIn(wwwDir, build.name, build.build),
  }));
  const linesOf = (isOpen) =>
    inGroups(
      told.filter((build) => build.asked !== null && isOpen === (build.mark === OPEN)),
      given,
    );
  return {
    broken: linesOf(false),
    open: linesOf(true),
    unknown: told.filter(({ asked }) => asked === null).map(inWords),
  };
}

const OPEN = 'open pages';

/** The builds of `name` that somebody gets, may be given back, or still has open, with what is theirs. */
function buildsOf(wwwDir, name, now) {
  const { isPinned, current, canary, staging } = readList(wwwDir)[name];
  const isOffered = current || canary || staging;
  const marked = [
    [current?.build, isPinned ? 'current, pinned' : 'current'],
    [canary?.build, 'canary'],
    [staging?.build, 'staging'],
    ...(isOffered ? lastReleased(wwwDir, name).map((build) => [build, 'the release before']) : []),
    ...recentlyGiven(wwwDir, name, now).map((build) => [build, OPEN]),
  ];
  const marks = new Map();
  for (const [build, mark] of marked)
    if (build && !marks.has(build) && existsSync(buildPlace(wwwDir, name, build)))
      marks.set(build, mark);
  return [...marks].map(([build, mark]) => ({ name, build, mark }));
}

const inWords = ({ name, build, mark }) => `${name} ${build} (${mark})`;

/** What breaks, and below that in which builds; what breaks in the same ones together. */
function inGroups(builds, given) {
  const usersOf = new Map();
  for (const build of builds)
    for (const line of unserved(build.asked, given))
      usersOf.set(line, [...(usersOf.get(line) ?? []), `  in ${inWords(build)}`]);
  const groups = new Map();
  for (const [line, users] of usersOf)
    groups.set(users.join(), { users, lines: [...(groups.get(users.join())?.lines ?? []), line] });
  return [...groups.values()].flatMap(({ users, lines }) => [...lines, ...users]);
}
