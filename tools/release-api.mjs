import { buildFolder } from './apps.mjs';
import {
  brokenBy,
  contractId,
  contractOf,
  releasedContract,
  writeContract,
} from './release-contracts.mjs';
import { record } from './release-log.mjs';
import { oneAtATime } from './release-one-at-a-time.mjs';

/**
 * Says that an API is about to run, which serves what its build says. Without the builds that count on something else
 * nobody would be served by it: those that somebody gets, and the last two of each that all got.
 *
 * @param {{ source?: string, now?: Date, despite?: string }} options `source` is the folder of its build; `despite`: why it is released although it breaks them
 * @returns {{ id: string, isNew: boolean, broken: string[], open: string[], unknown: string[] }} its contract's name, and what it breaks, as `brokenBy` says
 * @throws Error that names the calls and fields, and the builds that count on them
 */
export const releaseApi = (
  wwwDir,
  { source = buildFolder('api'), now = new Date(), despite } = {},
) =>
  oneAtATime(wwwDir, () => {
    const contract = contractOf('api', source);
    const id = contractId(contract);
    const before = contractBefore(wwwDir);
    if (before === contract) return { id, isNew: false, broken: [], open: [], unknown: [] };
    const found = brokenBy(wwwDir, contract, now);
    if (found.broken.length > 0 && !despite) throw new Error(refusalOf(found.broken));
    const from = before && contractId(before);
    const why = found.broken.length > 0 ? despite : undefined;
    record(wwwDir, {
      name: 'api',
      act: 'release',
      channel: 'current',
      from,
      to: id,
      is: {},
      now,
      why,
    });
    writeContract(wwwDir, contract);
    return { id, isNew: true, ...found };
  });

const refusalOf = (broken) =>
  [
    'The API is not released: builds that are out count on what it does not do:',
    ...broken.map((line) => `  ${line}`),
    'Release each of them twice without need of it first (docs/contract/README.md), or say why not: --despite "…"',
  ].join('\n');

/** One that is damaged is written anew, and nobody knows what it was. */
function contractBefore(wwwDir) {
  try {
    return releasedContract(wwwDir);
  } catch {
    return null;
  }
}

/**
 * What the release of an API comes to, for who did it.
 *
 * @param {ReturnType<typeof releaseApi>} released
 */
export function apiText({ id, isNew, broken, open, unknown }) {
  if (!isNew) return `api: did not change, contract ${id}`;
  return [
    `api: contract ${id} is the one that runs from now on`,
    ...section('It breaks builds that are out:', broken),
    ...section('Pages that were opened with these need to load anew:', open),
    ...section('Not compared, as these builds do not say what they count on:', unknown),
  ].join('\n');
}

const section = (title, lines) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];
