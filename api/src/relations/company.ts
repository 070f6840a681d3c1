import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { updateCompany as contract } from '@boekwerk/shared/contract/relations';
import type { Call } from '../http/call';
import { notFound } from '../http/errors';
import { forgetLogo } from '../invoicing/forget-logo';
import { currentPrefix } from '../invoicing/settings/current-prefix';
import { searchTextOf } from './search-text';
import { findCompany, type RelationRow, updateCompanyRow } from './store';
import { TEXTS } from './texts';

type Form = CheckedInputOf<typeof contract>['body'];

/** The company of the caller, and what the caller is there. */
export async function getDefaultRelation({ db, caller, files }: Call) {
  const found = await findCompany(db, caller.relation_id);
  if (!found) throw notFound(TEXTS.relation);
  const { is_owner, is_impersonating, relation } = caller.who;
  const origin =
    caller.origin_relation_id === null ? null : await findCompany(db, caller.origin_relation_id);
  return {
    relation: await asCompany({ db, files }, found),
    is_owner,
    is_impersonating,
    is_import_customer: relation.is_import_customer,
    is_client: relation.is_client,
    original: origin ? { id: origin.id, name: origin.name, is_owner: caller.owns_origin } : null,
    last_exported_at: found.last_exported_at,
  };
}

/** @throws HttpError 404 for a company that is not the caller's */
export async function updateCompany(
  { db, caller, files, record }: Call,
  id: number,
  { updated_at, ...form }: Form,
) {
  if (id !== caller.relation_id) throw notFound(TEXTS.relation);
  return asCompany({ db, files }, await changeCompany({ db, record }, id, form));
}

/**
 * Gives the company a logo; the file of the one before it goes, unless it was sent on an invoice.
 *
 * @param logo as {@link cleanLogo} made it
 */
export async function saveLogo({ db, files, record }: Call, id: number, logo: Uint8Array) {
  const before = await findCompany(db, id);
  const file = await files.put({
    relation_id: id,
    name: 'logo.png',
    content_type: 'image/png',
    source: logo,
  });
  const after = await changeCompany({ db, record }, id, { logo_file_id: file.id });
  const old = before?.logo_file_id;
  if (old) await forgetLogo({ db, files }, old);
  return asCompany({ db, files }, after);
}

/** Changes a company or firm. @throws HttpError 404 for what is none */
export async function changeCompany(
  { db, record }: Pick<Call, 'db' | 'record'>,
  id: number,
  fields: Parameters<typeof updateCompanyRow>[2],
): Promise<RelationRow> {
  const before = await findCompany(db, id);
  const search_text = searchTextOf({ ...before, ...fields });
  const after = before && (await updateCompanyRow(db, id, { ...fields, search_text }));
  if (!after) throw notFound(TEXTS.relation);
  record({ entity: 'relation', id, before, after });
  return after;
}

/** A company as the API tells of it, with a link to its logo. */
export async function asCompany(
  { db, files }: Pick<Call, 'db' | 'files'>,
  { logo_file_id, ...company }: RelationRow,
) {
  return {
    ...company,
    logo_url: logo_file_id && files.signedUrl(logo_file_id, 'inline'),
    invoice_prefix: await currentPrefix(db, company.id),
  };
}
