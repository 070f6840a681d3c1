import type { findByReference as contract } from '@boekwerk/shared/contract/bookkeeping/reference';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { may, type Who } from '@boekwerk/shared/domain/user/rights';
import type { Config } from '../../platform/config';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { type Membership, membershipsOf } from '../../relations/company/memberships';
import { booksClient } from '../../relations/firm-clients/seen-clients';
import { findReferred, type Referred } from './store';
import { TEXTS } from './texts';

type Context = Pick<Call, 'db' | 'caller'>;
type Settings = Pick<Config, 'importRelationIds'>;

/**
 * The document behind the reference that a transaction carries, in whichever of the user's companies it is, or of the
 * clients whose books they keep.
 *
 * @throws HttpError 404 alike for what carries no reference, and for what the user may not see
 */
export async function findByReference(
  call: Context,
  reference: string,
  settings: Settings,
): Promise<ReplyOf<typeof contract>> {
  const referred = await findReferred(call.db, reference);
  const firm_id = referred && (await firmOnTheWayTo(call, referred, settings));
  if (!referred || firm_id === undefined) throw notFound(TEXTS.document);
  const { id, relation_id } = referred;
  return { id, relation_id, firm_id };
}

/** Through which firm the user comes to the document's company: `null` when they work there, `undefined` when they cannot. */
async function firmOnTheWayTo(
  { db, caller }: Context,
  referred: Referred,
  { importRelationIds }: Settings,
): Promise<number | null | undefined> {
  const { relation_id } = referred;
  if (caller.relation_id === relation_id)
    return may(caller.who, 'documents') ? caller.origin_relation_id : undefined;

  const is_import_customer = importRelationIds.includes(relation_id);
  const sees = (as: Role) => may(whoIn({ ...referred, is_import_customer }, as), 'documents');
  const memberships = await membershipsOf(db, caller.user_id);
  const active = memberships.filter(({ relation }) => relation.active === 1);
  const own = active.find(({ relation }) => relation.id === relation_id);
  if (own && sees({ ...own.role, is_impersonating: false, assignment: null })) return null;
  if (!sees(IN_CLIENT)) return undefined;

  for (const { role } of fromHome(caller, active))
    if (await booksClient(db, { ...role, who: role }, relation_id)) return role.relation_id;
  return undefined;
}

type Role = Omit<Who, 'relation'>;

/** Somebody of a firm who keeps the books of the client that they are in. */
const IN_CLIENT: Role = { type: 0, is_owner: false, is_impersonating: true, assignment: null };

/** The firms that somebody works for; the one that they are at comes first, as it is one step less. */
function fromHome(caller: Context['caller'], memberships: Membership[]): Membership[] {
  const home = caller.origin_relation_id ?? caller.relation_id;
  const isHome = ({ role }: Membership) => Number(role.relation_id === home);
  return memberships
    .filter(({ role }) => role.type === 1)
    .sort((one, other) => isHome(other) - isHome(one));
}

/** Whether the company has a firm or a link decides nothing about its documents. */
const whoIn = (
  { type, booking_enabled, is_import_customer }: Referred & { is_import_customer: boolean },
  { type: userType, is_owner, is_impersonating, assignment }: Role,
): Who => ({
  ...{ type: userType, is_owner, is_impersonating, assignment },
  relation: { type, booking_enabled, is_import_customer, is_client: false, has_connection: true },
});
