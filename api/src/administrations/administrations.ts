import type {
  AdministrationEntry,
  createEnterprise as contract,
} from '@boekwerk/shared/contract/administrations';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { refuseUnprintableParty } from '../formats/pdf/refuse-unprintable';
import { lockUser } from '../platform/database/lock-user';
import { conflict, notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { createCompany } from '../relations/company/create-company';
import { limitNewCompanies } from '../relations/company/limit-new-companies';
import {
  findMembership,
  type Membership,
  makeDefault,
  membershipsOf,
} from '../relations/company/memberships';
import { TEXTS } from './texts';

type Form = CheckedInputOf<typeof contract>['body'];

/** 0 enterprise, 1 accounting firm */
type Kind = 0 | 1;

/** The companies and firms in which the caller works. */
export async function listAdministrations({ db, caller, files }: Call) {
  const memberships = await membershipsOf(db, caller.user_id);
  return memberships.map((membership) => asEntry(membership, files));
}

/** @throws HttpError 404 for a company in which the caller does not work, 409 for one that is no longer active */
export async function setDefaultAdministration(call: Call, id: number) {
  const { db, caller, record } = call;
  await lockUser(db, caller.user_id);
  const before = await findMembership(db, caller.user_id, id);
  if (!before) throw notFound(TEXTS.administration);
  if (before.relation.active === 0) throw conflict(TEXTS.notActive);

  await makeDefault(db, caller.user_id, id);
  const after = { ...before.role, is_default: true };
  record({ entity: 'relation_user', id: after.id, before: before.role, after });
  return listAdministrations(call);
}

/**
 * Adds a further company or firm, of which the caller is the owner; where one starts stays as it was.
 *
 * @throws HttpError 422 at what cannot be printed, 429 for who adds more than anybody has
 */
export async function createAdministration(
  call: Call,
  form: Form,
  kind: Kind,
): Promise<AdministrationEntry> {
  const { db, caller, files, record } = call;
  refuseUnprintableParty(form);
  const fields = { ...form, general_email: form.email, relation_user_type: kind };
  const owner = { user_id: caller.user_id, is_default: false };
  await lockUser(db, caller.user_id);
  await limitNewCompanies(call);
  const membership = await createCompany(db, fields, owner);
  record({ entity: 'relation', id: membership.relation.id, after: membership.relation });
  return asEntry(membership, files);
}

/** Adds a further administration of the kind of the current one. */
export function createSameKind(call: Call, form: Form): Promise<AdministrationEntry> {
  return createAdministration(call, form, call.caller.who.type);
}

const asEntry = (
  { role, relation }: Membership,
  { signedUrl }: Pick<Call['files'], 'signedUrl'>,
): AdministrationEntry => ({
  relation_id: relation.id,
  is_default: role.is_default ? 1 : 0,
  type: relation.relation_user_type,
  is_owner: role.is_owner,
  relation: {
    id: relation.id,
    name: relation.name,
    active: relation.active,
    logo_url: relation.logo_file_id && signedUrl(relation.logo_file_id, 'inline'),
  },
});
