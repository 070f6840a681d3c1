import path from 'node:path';
import { endpoints } from '../../shared/src/contract/all';
import type { Endpoint } from '../../shared/src/contract/endpoint';
import { reportCalls } from './report';
import { reportRights } from './report-rights';
import { type Report, writeReport } from './report-text.mjs';

const CONTRACT = path.join(import.meta.dirname, '../../shared/src/contract');

/** By file of the contract, the exports that a build holds; `true` for all of it. */
export type Used = Record<string, readonly string[] | true>;

/** What the API serves: all calls, and all rights that it knows. */
export const reportApi = (): string =>
  writeReport(new Map([...reportCalls(Object.values(endpoints)), ...reportRights()]));

/**
 * What a build asks of the API: the calls that it holds, as its contract has them, and the rights that its manifest
 * names. Who has those is the API's to say.
 */
export async function reportBuild(used: Used, manifest: unknown): Promise<string> {
  const calls = await Promise.all(
    Object.entries(used).map(([file, names]) => callsIn(file, names)),
  );
  const rights = [...new Set(rightsIn(manifest))].filter(isGiven).sort();
  const named: Report = new Map(rights.map((right) => [`right ${right}`, new Map()]));
  return writeReport(new Map([...reportCalls([...new Set(calls.flat())]), ...named]));
}

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
