import type { ImportReply } from '@boekwerk/shared/contract/relation-import';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { may } from '@boekwerk/shared/domain/user/rights';
import { followCustomers } from '../invoicing/follow-customer';
import { conflict, invalid } from '../platform/errors';
import type { Incoming } from '../platform/files/files';
import type { Call } from '../platform/http/call';
import type { Caller } from '../platform/http/caller';
import type { Spreadsheet } from '../platform/spreadsheets/cell';
import { readSpreadsheet } from '../platform/spreadsheets/read-spreadsheet';
import { findAlike, type Owner } from '../relations/alike/find-alike';
import { SPREADSHEET_LIMITS } from './check-file';
import { columnsFor } from './columns';
import { likenessTo } from './layout';
import type { Party } from './party';
import { type Plan, planImport } from './plan';
import { rulesFor } from './rules';
import { insertParties, updateParties } from './save-store';
import { findParties, lockParties } from './store';
import { IMPORT_TEXTS } from './texts';

type Scope = Pick<Call, 'db' | 'caller'>;

const MAX_TOLD = 200;

export const ownerOf = ({ relation_id, who }: Pick<Caller, 'relation_id' | 'who'>): Owner => ({
  relation_id,
  isFirm: may(who, 'firm'),
});

/** @throws HttpError 422 at `file` for what is no readable sheet */
export function readImport({ caller }: Pick<Call, 'caller'>, [file]: readonly Incoming[]) {
  if (!file) throw invalid({ file: IMPORT_TEXTS.noFile });
  return readSpreadsheet(file, SPREADSHEET_LIMITS, likenessTo(columnsFor(ownerOf(caller).isFirm)));
}

/** What importing a sheet would do. */
export async function checkImport({ db, caller }: Scope, sheet: Spreadsheet): Promise<ImportReply> {
  const owner = ownerOf(caller);
  const plan = await planImport(sheet, rulesFor(owner.isFirm), {
    find: (ids) => findParties(db, owner, ids),
    findAlike: (these) => findAlike(db, owner, these),
  });
  return replyOf(plan);
}

/**
 * Adds and changes relations as a sheet says: all, or with an error none.
 *
 * @throws HttpError 409 when some look like others and `accept_alike` does not say that they are to be added all the same
 */
export async function importRelations(
  { db, caller, record }: Scope & Pick<Call, 'record'>,
  sheet: Spreadsheet,
  { accept_alike }: { accept_alike: 'true' | 'false' },
): Promise<ImportReply> {
  const owner = ownerOf(caller);
  const plan = await planImport(sheet, rulesFor(owner.isFirm), {
    find: (ids) => lockParties(db, owner, ids),
    findAlike: (these) => findAlike(db, owner, these),
  });
  if (plan.errors.length > 0) return replyOf(plan);
  if (plan.alike > 0 && accept_alike === 'false') throw conflict(IMPORT_TEXTS.alikeNotAccepted);

  const added = await insertParties(db, owner, plan.created);
  await updateParties(
    db,
    owner,
    plan.updated.map(({ after }) => after),
  );
  const renamed = plan.updated.filter(
    ({ before, after }) => partyName(before) !== partyName(after),
  );
  await followCustomers(
    { db, caller },
    renamed.map(({ after }) => after),
  );
  for (const after of added) record({ entity: 'relation', id: after.id, after: filledIn(after) });
  for (const { before, after } of plan.updated)
    record({ entity: 'relation', id: after.id, before, after });
  return replyOf(plan);
}

/** What was filled in of a new relation: thousands of them go into one audit row. */
const filledIn = ({ id, active, ...party }: Party) =>
  Object.fromEntries(Object.entries(party).filter(([, value]) => value !== ''));

const replyOf = ({ created, updated, errors, warnings, ...plan }: Plan): ImportReply => ({
  created: created.length,
  updated: updated.length,
  unchanged: plan.unchanged,
  errors: errors.slice(0, MAX_TOLD),
  errors_count: errors.length,
  warnings: warnings.slice(0, MAX_TOLD),
  warnings_count: warnings.length,
  alike_count: plan.alike,
  columns: plan.columns,
  preview: plan.preview,
});
