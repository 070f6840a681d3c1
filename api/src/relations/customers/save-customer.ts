import type { createEnterpriseCustomer } from '@boekwerk/shared/contract/customers';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { isEnterpriseLike } from '@boekwerk/shared/domain/relation/customer-kind';
import { refuseUnprintableParty } from '../../formats/pdf/refuse-unprintable';
import { followCustomer } from '../../invoicing/follow-customer';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { refuseChanged } from '../../platform/http/stale';
import { refuseAlike } from '../alike/refuse-alike';
import type { RelationFields, RelationRow } from '../relation-row';
import { searchTextOf } from '../search-text';
import { TEXTS } from '../texts';
import { insertCustomer, lockCustomer, updateCustomerRow } from './store';

type Customer = CheckedInputOf<typeof createEnterpriseCustomer>['body'];
type Context = Pick<Call, 'db' | 'caller' | 'record'>;

/**
 * Adds a customer or supplier to the own company.
 *
 * @throws HttpError 404 for a company that is not the caller's, 409 when others look like it and that is not accepted,
 * 422 at a field that cannot be printed
 */
export async function createCustomer(
  { db, caller, record }: Context,
  company_id: number,
  form: Customer,
): Promise<RelationRow> {
  if (company_id !== caller.relation_id) throw notFound(TEXTS.relation);
  refuseOnPaper(form);
  await refuseAlike(db, { relation_id: company_id, isFirm: false }, form);
  const after = await insertCustomer(db, caller.relation_id, fieldsOf(form));
  record({ entity: 'relation', id: after.id, after });
  return after;
}

/**
 * @throws HttpError 404 for a customer of another company, and for a company itself, 409 when it was changed in
 * between, 422 at a field that cannot be printed
 */
export async function updateCustomer(
  { db, caller, record }: Context,
  id: number,
  form: Customer,
): Promise<RelationRow> {
  const before = await lockCustomer(db, caller.relation_id, id);
  if (!before) throw notFound(TEXTS.relation);
  const { updated_at } = before;
  await refuseChanged(db, { entity: 'relation', id }, { basedOn: form.updated_at, updated_at });
  refuseOnPaper(form, before);

  const after = await updateCustomerRow(db, caller.relation_id, id, fieldsOf(form));
  await followCustomer({ db, caller }, after);
  record({ entity: 'relation', id, before, after });
  return after;
}

/** A supplier stands on no invoice of ours, so that its name may be in any script until it is a customer. */
function refuseOnPaper(form: Customer, before?: RelationRow) {
  if (form.enterprise_relation_type !== 'client') return;
  refuseUnprintableParty(form, before?.enterprise_relation_type === 'client' ? before : undefined);
}

/** Company or person follows from what is filled in, as the form shows it. */
function fieldsOf({ updated_at, is_booking, accept_alike, ...form }: Customer): RelationFields {
  return { ...form, type: isEnterpriseLike(form) ? 0 : 1, search_text: searchTextOf(form) };
}
