import path from 'node:path';
import { endpoints } from '../../shared/src/contract/all';
import type { Endpoint } from '../../shared/src/contract/endpoint';
import { PREPARED_FOR } from '../../shared/src/contract/prepared';
import { reportCalls } from './report';
import { reportRights } from './report-rights';
import { type Line, PREPARED, writeReport } from './report-text.mjs';

const CONTRACT = path.join(import.meta.dirname, '../../shared/src/contract');

/** By file of the contract, the exports that a build holds; `true` for all of it. */
export type Used = Record<string, readonly string[] | true>;

/** What the API serves: all calls, and all rights that it knows. */
export const reportApi = (): string =>
  writeReport(new Map([...reportCalls(Object.values(endpoints)), ...reportRights()]));

/**
 * What a build asks of the API: the calls that it holds, as its contract has them, but for what it is prepared for; and
 * the rights that its manifest names. Who has those is the API's to say.
 */
export async function reportBuild(
  used: Used,
  manifest: unknown,
  prepared: readonly string[] = PREPARED_FOR,
): Promise<string> {
  const held = await Promise.all(Object.entries(used).map(([file, names]) => callsIn(file, names)));
  const calls = reportCalls([...new Set(held.flat())]);
  const rights = [...new Set(rightsIn(manifest))].filter(isGiven).sort();
  const own = prepared.filter((line) => [...calls.keys()].some((call) => isOf(call, line)));
  return writeReport(
    new Map([
      ...calls,
      ...rights.map((right): [string, Lines] => [`right ${right}`, new Map()]),
      ...(own.length > 0 ? [[PREPARED, new Map(own.map(plain))] as [string, Lines]] : []),
    ]),
  );
}

type Lines = Map<string, Line>;

const isOf = (call: string, line: string) =>
  line.startsWith(`${call} `) || line.startsWith(`${call}:`);

const plain = (line: string): [string, Line] => [
  line,
  { may_be_absent: false, kinds: [], limits: [] },
];

async function callsIn(file: string, names: readonly string[] | true): Promise<Endpoint[]> {
  const held: Record<string, unknown> = await import(path.join(CONTRACT, file));
  const values = Object.keys(held).filter((name) => names === true || names.includes(name));
  // Forms, texts and rules are beside them; `all.test.ts` sees to it that no call is missing in the list.
  const listed = Object.values(endpoints);
  return listed.filter((call) => values.some((name) => held[name] === call));
}

/** What stands for whoever is signed in, and for whoever is not, is no right of the API. */
const isGiven = (right: string) => right !== 'signedIn' && right !== 'anyone';

/** Wherever it stands: a page, what leads to it, a widget, an action. */
function rightsIn(said: unknown): string[] {
  if (!(said instanceof Object)) return [];
  return Object.entries(said).flatMap(([key, value]) =>
    key === 'right' && typeof value === 'string' ? [value] : rightsIn(value),
  );
}
