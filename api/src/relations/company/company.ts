import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { updateCompany as contract } from '@boekwerk/shared/contract/relations';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { may, rightsOf } from '@boekwerk/shared/domain/user/rights';
import { refuseUnprintableParty } from '../../formats/pdf/refuse-unprintable';
import { currentPrefix } from '../../invoicing/settings/current-prefix';
import { invalid, notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import type { RelationRow } from '../relation-row';
import { searchTextOf } from '../search-text';
import { TEXTS } from '../texts';
import { lockCompany } from './lock-company';
import { notifyOfChanges } from './notify-of-changes';
import { findCompany, updateCompanyRow } from './store';

type Form = CheckedInputOf<typeof contract>['body'];

/** The company of the caller, and what the caller is there. */
export async function getDefaultRelation({
  db,
  caller,
  files,
}: Pick<Call, 'db' | 'caller' | 'files'>) {
  const found = await findCompany(db, caller.relation_id);
  if (!found) throw notFound(TEXTS.relation);
  const { is_owner, is_impersonating, relation } = caller.who;
  const origin =
    caller.origin_relation_id === null ? null : await findCompany(db, caller.origin_relation_id);
  return {
    relation: await toCompany({ db, files }, found),
    is_owner,
    is_impersonating,
    rights: rightsOf(caller.who),
    assignment: caller.who.assignment,
    is_import_customer: relation.is_import_customer,
    is_client: relation.is_client,
    original: origin ? { id: origin.id, name: origin.name, is_owner: caller.owns_origin } : null,
    last_exported_at: found.last_exported_at,
  };
}

/**
 * Changes the own company; its owners hear of another bank account, e-mail or address. A person is called by first and
 * last name.
 *
 * @throws HttpError 404 for a company that is not the caller's, 422 at `bank_account` for who may not change that, and at
 * what is changed into what cannot be printed
 */
export async function updateCompany(call: Call, id: number, { updated_at, ...form }: Form) {
  const { db, caller, files, record } = call;
  const before = id === caller.relation_id ? await lockCompany(db, id) : undefined;
  if (!before) throw notFound(TEXTS.relation);
  if (form.bank_account !== before.bank_account && !may(caller.who, 'bankAccount'))
    throw invalid({ bank_account: TEXTS.ownersAccount });
  refuseUnprintableParty(form, before);
  const isPerson = caller.who.relation.type === 1;
  const name = partyName(isPerson ? { ...form, name: '' } : form);
  const after = await changeCompany({ db, record }, before, { ...form, name });
  await notifyOfChanges(call, before, after);
  return toCompany({ db, files }, after);
}

/**
 * Changes a company or firm.
 *
 * @param before its row, locked
 * @throws HttpError 404 for what is none
 */
export async function changeCompany(
  { db, record }: Pick<Call, 'db' | 'record'>,
  before: RelationRow,
  fields: Parameters<typeof updateCompanyRow>[2],
): Promise<RelationRow> {
  const { id } = before;
  const search_text = searchTextOf({ ...before, ...fields });
  const after = await updateCompanyRow(db, id, { ...fields, search_text });
  if (!after) throw notFound(TEXTS.relation);
  record({ entity: 'relation', id, before, after });
  return after;
}

/** A company as the API tells of it, with a link to its logo. */
export async function toCompany(
  { db, files }: Pick<Call, 'db' | 'files'>,
  { logo_file_id, ...company }: RelationRow,
) {
  return {
    ...company,
    logo_url: logo_file_id && files.signedUrl(logo_file_id, 'inline'),
    invoice_prefix: await currentPrefix(db, company.id),
  };
}
