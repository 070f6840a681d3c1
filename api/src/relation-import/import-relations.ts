import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type {
  checkRelationImport,
  importRelations as importEndpoint,
} from '@boekwerk/shared/contract/relation-import';
import type { ImportReply } from '@boekwerk/shared/contract/sheet-import';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { normaliseTaxNumber } from '@boekwerk/shared/domain/relation/identity';
import { may } from '@boekwerk/shared/domain/user/rights';
import { followCustomers } from '../invoicing/follow-customer';
import type { Incoming } from '../platform/files/files';
import type { Call, Preparation } from '../platform/http/call';
import type { Caller } from '../platform/http/caller';
import { lockImports } from '../platform/sheet-import/lock-imports';
import { planImport } from '../platform/sheet-import/plan';
import { readFile } from '../platform/sheet-import/read-file';
import { replyOf } from '../platform/sheet-import/reply-of';
import type { Alike } from '../platform/sheet-import/subject';
import type { Spreadsheet } from '../platform/spreadsheets/cell';
import { findAlike, type Owner } from '../relations/alike/find-alike';
import { notifyOfAllChanges } from '../relations/company/notify-of-changes';
import { keysOf } from './keys';
import { partiesFor } from './parties';
import type { Party } from './party';
import { insertParties, updateParties } from './save-store';
import { findByTaxNumber, findParties, lockParties } from './store';
import { IMPORT_TEXTS } from './texts';

type Scope = Pick<Call, 'db' | 'caller'>;

export const ownerOf = ({ relation_id, who }: Pick<Caller, 'relation_id' | 'who'>): Owner => ({
  relation_id,
  isFirm: may(who, 'firm'),
});

/** @throws HttpError 422 at `file` for what is no readable sheet */
export const readImport = (
  { caller, signal }: Pick<Preparation<Call>, 'caller' | 'signal'>,
  files: readonly Incoming[],
) => readFile(files, partiesFor(ownerOf(caller).isFirm), signal);

/** What importing a sheet would do. */
export async function checkImport(
  { db, caller }: Scope,
  sheet: Spreadsheet,
  { columns, existing = 'merge' }: CheckedInputOf<typeof checkRelationImport>['body'],
): Promise<ImportReply> {
  const owner = ownerOf(caller);
  const parties = partiesFor(owner.isFirm);
  const stored = {
    find: (ids: number[]) => findParties(db, owner, ids),
    findAlike: (these: readonly Party[]) => alikeOf(db, owner, these),
  };
  return replyOf(await planImport(sheet, parties, stored, { columns, existing }), parties);
}

/**
 * Adds and changes relations as the good rows of a sheet say. Those that were added by another import are there already.
 * Who owns a client hears of it as when a form changes that.
 */
export async function importRelations(
  { db, caller, record, queue }: Scope & Pick<Call, 'record' | 'queue'>,
  sheet: Spreadsheet,
  { columns, existing, accept_alike }: CheckedInputOf<typeof importEndpoint>['body'],
): Promise<ImportReply> {
  const owner = ownerOf(caller);
  const parties = partiesFor(owner.isFirm);
  await lockImports(db, owner.relation_id);
  const stored = {
    find: (ids: number[]) => lockParties(db, owner, ids),
    findAlike: (these: readonly Party[]) => alikeOf(db, owner, these),
  };
  const plan = await planImport(sheet, parties, stored, {
    columns,
    existing: existing ?? (accept_alike === 'true' ? 'add' : 'merge'),
  });

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
  if (owner.isFirm) await notifyOfAllChanges({ db, caller, queue }, plan.updated);
  for (const after of added) record({ entity: 'relation', id: after.id, after: filledIn(after) });
  for (const { before, after } of plan.updated)
    record({ entity: 'relation', id: after.id, before, after });
  return replyOf(plan, parties);
}

/** What is there already of these, by whatever it is recognised. */
async function alikeOf(db: Scope['db'], owner: Owner, these: readonly Party[]): Promise<Alike[]> {
  const numbers = [...new Set(these.map((one) => normaliseTaxNumber(one.tax_number)))].filter(
    Boolean,
  );
  const found = [
    ...(await findAlike(db, owner, these)),
    ...(numbers.length > 0 ? await findByTaxNumber(db, owner, numbers) : []),
  ];
  const byId = new Map(found.map((one) => [one.id, { tax_number: '', ...one }]));
  return [...byId.values()].map((one) => ({
    id: one.id,
    name: IMPORT_TEXTS.named(one.id, partyName(one)),
    keys: keysOf(one),
  }));
}

/** What was filled in of a new relation: thousands of them go into one audit row. */
const filledIn = ({ id, active, ...party }: Party) =>
  Object.fromEntries(Object.entries(party).filter(([, value]) => value !== ''));
