import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { setStartNumber as contract } from '@boekwerk/shared/contract/prefix';
import { today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { conflict, invalid } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { refuseChanged } from '../../platform/http/stale';
import { lastNumber } from '../number-store';
import { getNextNumber } from '../sending/get-next-number';
import { refuseBroughtIn } from './refuse-brought-in';
import {
  findPrefixes,
  findPrefixOf,
  insertPrefix,
  lockSettings,
  NO_PREFIX,
  updatePrefixRow,
} from './store';
import { TEXTS } from './texts';

type Form = CheckedInputOf<typeof contract>['body'];
type Scope = Pick<Call, 'db' | 'caller'>;

/** The number that the next invoice of today gets, and whether it may be chosen. */
export async function getStartNumber({ db, caller }: Scope) {
  const { relation_id } = caller;
  const current = await findPrefixOf(db, relation_id);
  const last = await lastGiven({ db, caller });
  const chosen = await findChosen({ db, caller });
  return {
    ...(await getNextNumber({ db, caller }, { date: '' })),
    has_prefix: (current?.prefix ?? NO_PREFIX) !== NO_PREFIX,
    is_given: last !== null,
    updated_at: chosen?.updated_at ?? NEVER,
  };
}

/** What nobody chose has a version as well: somebody may have done so meanwhile. */
const NEVER = new Date(0);

/**
 * Chooses with which number the invoices of this year begin that have no prefix: who comes from another package goes on
 * with its numbers. It holds for the whole year, whatever the date of the first one.
 *
 * @throws HttpError 409 when a prefix holds, or somebody chose another meanwhile, 422 once a number was given: any other than
 * the next leaves a gap, and before one that another program has given
 */
export async function setStartNumber(call: Call, { start_number, updated_at: basedOn }: Form) {
  const { db, caller, record } = call;
  const { relation_id } = caller;
  await lockSettings(db, relation_id);
  const current = await findPrefixOf(db, relation_id);
  if (current && current.prefix !== NO_PREFIX) throw conflict(TEXTS.hasPrefix(current.prefix));
  const before = await findChosen(call);
  const names = { entity: 'invoice_prefix', id: before?.id ?? 0, relation_id };
  await refuseChanged(db, names, { basedOn, updated_at: before?.updated_at ?? NEVER });
  const last = await lastGiven(call);
  if (last !== null && start_number !== last + 1)
    throw invalid({ start_number: TEXTS.numbersGiven(yearOf(today()), last) });
  if (last === null)
    await refuseBroughtIn(call.db, { ...ofThisYear(relation_id), first: start_number });

  const values = { prefix: NO_PREFIX, start_date: newYear(), start_number };
  const after = before
    ? await updatePrefixRow(db, before, values)
    : await insertPrefix(db, relation_id, values);
  record({ entity: 'invoice_prefix', id: after.id, ...(before && { before }), after });
  return getStartNumber(call);
}

const findChosen = async ({ db, caller: { relation_id } }: Scope) =>
  (await findPrefixes(db, relation_id)).find(({ prefix }) => prefix === NO_PREFIX);

const newYear = () => `${yearOf(today())}-01-01`;

/** The last number that was given this year without a prefix. */
const lastGiven = ({ db, caller: { relation_id } }: Scope) =>
  lastNumber(db, ofThisYear(relation_id));

const ofThisYear = (relation_id: number) => ({
  relation_id,
  prefix: NO_PREFIX,
  year: yearOf(today()),
});
