import { acceptInvitation } from '@boekwerk/shared/contract/auth';
import * as users from '@boekwerk/shared/contract/company-users';
import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import { and, eq, inArray, or } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import { notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { TEXTS } from '../relations/texts';
import { isAbout } from './about';
import { withClientNames } from './client-names';
import { historyPage, type Told } from './history-page';
import type { Part } from './parts-of';
import type { StoredAudit } from './store';
import { subjectsIn } from './subjects';

/** What belongs to a company, and is named by a call of its own. */
const SETTINGS = ['invoice_prefix', 'invoice_template'];
const USERS = ['user', 'relation_user'];

const actionOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** A user is somebody's own: only what a company did to one, and their coming, is the company's to know. */
const ON_USERS = [
  ...[users.inviteUser, users.updateUser, users.resendInvitation],
  ...[users.addCompanyRights, users.removeUser, acceptInvitation],
].map(actionOf);

/** What is told of a user and their place in the company; whatever else changed is theirs alone. */
const OF_USER = ['name', 'last_name', 'email', 'is_owner', 'status', 'administrations'];

/** What a company sees of itself; what a firm notes of a client besides is not for that client. */
const OF_RELATION = [
  ...['name', 'first_name', 'last_name', 'email', 'general_email', 'phone'],
  ...['coc_number', 'tax_number', 'bank_account', 'payment_period'],
  ...['address', 'postal_code', 'city', 'country', 'logo', 'booking_enabled'],
  ...['initial', 'email_text', 'mobile', 'website', 'legal_form', 'currency'],
  ...['invoice_address', 'visiting_address'],
  ...['earlier_invoices', 'earlier_from'],
];

/**
 * Whether a part of a write may be told to a company, or a field of it: of itself and its users what its own history
 * tells, of the rest what was done in it.
 */
export function isToldToCompany(
  id: number,
  part: Part,
  row: Pick<StoredAudit, 'relation_id' | 'action'>,
  field?: string,
): boolean {
  const isOpen = (fields: readonly string[]) => field === undefined || fields.includes(field);
  if (part.entity === 'relation' && part.id === id) return isOpen(OF_RELATION);
  if (row.relation_id !== id) return false;
  return !USERS.includes(part.entity) || (ON_USERS.includes(row.action) && isOpen(OF_USER));
}

/**
 * What happened to the caller's company, its invoicing settings and its users.
 *
 * @throws HttpError 404 for another company
 */
export async function companyHistory(call: Call, id: number, before: number | undefined) {
  const { db, caller } = call;
  if (id !== caller.relation_id) throw notFound(TEXTS.relation);
  const ownWrites = and(
    eq(audit.relation_id, id),
    or(
      inArray(audit.entity, SETTINGS),
      and(inArray(audit.entity, USERS), inArray(audit.action, ON_USERS)),
    ),
  );
  const told: Told = {
    one: { entity: 'relation', id },
    which: or(isAbout('relation', id), ownWrites),
    isOwn: (part, row) =>
      part.entity === 'relation'
        ? part.id === id
        : row.relation_id === id && [...SETTINGS, ...USERS].includes(part.entity),
    isOpen: (entity, field) => {
      if (entity === 'relation') return OF_RELATION.includes(field);
      return !USERS.includes(entity) || OF_USER.includes(field);
    },
    named: withClientNames(db, id),
    subjectOf: subjectsIn(db, id),
  };
  return historyPage(db, told, before);
}
