import fs from 'node:fs';
import path from 'node:path';
import { endpoints } from '../../shared/src/contract/all';
import { addedCalls, type Break, brokenCalls, lostRights, nameOf } from './compare-reports.mjs';
import { reportCalls } from './report';
import { reportRights } from './report-rights';
import { type Report, readReport, writeReport } from './report-text.mjs';

/** Texts by the name of their file. */
export type Files = Map<string, string>;

const RIGHTS = 'rights.txt';
/** What was removed or narrowed, once both sides did without it: a line each. */
const STATEMENTS = 'both-released.txt';

/** What the contract says now: a file for all calls below the same first part of their path, and one of the rights. */
export function reportNow(): Files {
  const all = Object.values(endpoints);
  const areas = [...new Set(all.map(areaOf))].sort();
  return new Map([
    ...areas.map((area): [string, string] => [
      `${area}.txt`,
      writeReport(reportCalls(all.filter((endpoint) => areaOf(endpoint) === area))),
    ]),
    [RIGHTS, writeReport(reportRights())],
  ]);
}

const areaOf = ({ path: url }: { path: string }) => url.split('/')[1] ?? '';

/** The report as it is kept in a folder. */
export function keptReport(folder: string): Files {
  const names = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && name !== STATEMENTS);
  return new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
}

/** Lines that only one of two reports has, as in a diff. */
export function differences(before: Files, now: Files): string[] {
  return [...new Set([...before.keys(), ...now.keys()])].sort().flatMap((name) => {
    const [old, fresh] = [linesOf(before.get(name)), linesOf(now.get(name))];
    return [
      ...[...old].filter((line) => !fresh.has(line)).map((line) => `- ${line}`),
      ...[...fresh].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
    ];
  });
}

const linesOf = (text = '') =>
  new Set(
    [...readReport(text)].flatMap(([heading, lines]) =>
      writeReport(new Map([[heading, lines]]))
        .trim()
        .split('\n')
        .map((line) => (line === heading ? heading : `${heading}${line.slice(1)}`)),
    ),
  );

/** What is removed or narrowed between two reports. */
export const breaksBetween = (before: Files, now: Files): Break[] => [
  ...brokenCalls(callsIn(before), callsIn(now)),
  ...lostRights(readReport(before.get(RIGHTS) ?? ''), readReport(now.get(RIGHTS) ?? '')),
];

/** What is new between two reports, by name: the API has to be released before a page that uses it. */
export const addedBetween = (before: Files, now: Files): string[] =>
  addedCalls(callsIn(before), callsIn(now)).map(nameOf);

const callsIn = (files: Files): Report =>
  new Map([...files].flatMap(([name, text]) => (name === RIGHTS ? [] : [...readReport(text)])));

/** What builds say that they are prepared for, although the contract has it no more. */
export function idlePreparations(now: Files, prepared: readonly string[]): string[] {
  const report = callsIn(now);
  const names = [...report].flatMap(([heading, lines]) => [
    heading,
    ...[...lines.keys()].map((name) => `${heading} ${name}`),
  ]);
  return prepared.filter((line) => !names.some((name) => line.startsWith(`${name}: `)));
}

/**
 * Writes the report anew, unless something is removed or narrowed of which nobody said that both sides are out.
 *
 * @param stated calls, or fields of them, as `nameOf` has them
 * @returns what is in the way; nothing when it was written
 * @throws Error for a statement about what is not removed or narrowed
 */
export function rewrite(folder: string, now: Files, stated: readonly string[]): Break[] {
  const before = keptReport(folder);
  const breaks = breaksBetween(before, now);
  const idle = stated.filter((name) => !breaks.some((found) => isAbout(found, name)));
  if (idle.length > 0)
    throw new Error(`Nothing of this is removed or narrowed: ${idle.join(', ')}`);

  const unsaid = breaks.filter((found) => !stated.some((name) => isAbout(found, name)));
  if (unsaid.length > 0) return unsaid;

  for (const name of before.keys()) if (!now.has(name)) fs.rmSync(path.join(folder, name));
  for (const [name, text] of now) fs.writeFileSync(path.join(folder, name), text);
  if (breaks.length > 0) state(path.join(folder, STATEMENTS), breaks);
  return [];
}

const isAbout = (found: Break, name: string) => [found.heading, nameOf(found)].includes(name);

function state(file: string, breaks: Break[]): void {
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  const lines = [...before, ...breaks.map((found) => `${nameOf(found)}: ${found.what}`)];
  fs.writeFileSync(file, `${[...new Set(lines.filter(Boolean))].sort().join('\n')}\n`);
}
