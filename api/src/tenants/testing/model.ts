import type { Endpoint, Entity } from '@boekwerk/shared/contract/endpoint';
import { may } from '@boekwerk/shared/domain/user/rights';
import type { Principal } from './principals';
import { FIRM_OF, type Tenant, type Tenants } from './tenants';
import { UNFIT, UNFIT_AT_FIRM } from './unfit';

type Operation = [name: string, endpoint: Endpoint];

/** What a call answers before it looks at what it names; null when it goes on. */
export function expectedRefusal({ who }: Principal, { right }: Endpoint): 401 | 403 | null {
  if (right === 'anyone') return null;
  if (!who) return 401;
  return may(who, right) ? null : 403;
}

/** What only the owner of a firm sees of it, who may be in a client of it. */
const OF_ITS_OWNER = ['firm.listEnterprises'];

/** What a call on own things answers. */
export function expectedOf({ who }: Principal, [name, { status }]: Operation): number {
  const isOwner = who?.is_owner || (who?.is_impersonating && who.assignment === null);
  if (OF_ITS_OWNER.includes(name) && !isOwner) return 403;
  return (who?.type === 1 ? UNFIT_AT_FIRM[name] : undefined) ?? UNFIT[name] ?? status;
}

/** Ids that only some callers give: what a company's colleague does is not told by clients of a firm. */
export const gives = ({ who }: Principal, place: string): boolean =>
  !place.startsWith('body.administrations') || who?.type === 1;

type Ownership = { tenants: Tenants; principal: Principal; name: string; entity: Entity };

/** Whether the thing of a tenant is the caller's own, or one that they may see. */
export function isOwn({ tenants, principal, name, entity }: Ownership, of: Tenant): boolean {
  const { place, member, who, clients } = principal;
  const isTheirs = tenants.owners[of].user.id === member.user.id;
  const isAtFirm = who?.type === 1;
  switch (entity) {
    case 'credentials':
      return of === (isAtFirm ? place : principal.firm);
    case 'device':
    case 'passkey':
    case 'session':
    case 'shortcut':
      return isTheirs;
    case 'membership':
    case 'moveTarget':
      return isTheirs && !who?.is_impersonating;
    case 'enterprise':
      if (!isAtFirm) return of === place;
      // What the firm's owner added is theirs; of a colleague's clients it is none.
      if (who.is_owner && of === place) return true;
      return clientsFor(principal, name).includes(of);
    case 'relation':
      return (
        of === homeOf(principal, name) ||
        (SHOWS_CLIENTS.includes(name) && isAtFirm && clients.includes(of))
      );
    default:
      return of === place;
  }
}

/** What is only for what was assigned to somebody; to an owner nothing is. */
const OF_ASSIGNED = ['bookkeepingClients.getStatsOfAssignedClient'];
/** What a colleague does for a client whose books they keep, not for one of whom they see the invoices alone. */
const OF_BOOKS = [
  ...OF_ASSIGNED,
  ...['documents.uploadBookingItem', 'bookkeepingClients.getStatsOfClient'],
  'workQueue.listWork',
];

function clientsFor({ who, clients, books }: Principal, name: string): readonly Tenant[] {
  if (OF_ASSIGNED.includes(name) && who?.is_owner) return [];
  return OF_BOOKS.includes(name) ? books : clients;
}

const SHOWS_CLIENTS = [
  ...['relations.getRelation', 'companyUsers.listUsersOfRelation'],
  'companyUsers.listRelationUsers',
];
/** Ownership of the firm, also from inside one of its clients. */
const OF_THE_FIRM = ['firm.listEnterprises', 'firm.listAssignedEnterprises'];

/** The company or firm whose id a call takes as the caller's own. */
export const homeOf = ({ place, firm }: Principal, name: string): Tenant =>
  OF_THE_FIRM.includes(name) && firm ? firm : place;

/** Whose things may stand in an answer. */
export const seenBy = ({ place, firm, clients, who }: Principal): Tenant[] =>
  who ? [place, ...(firm ? [firm] : []), ...clients] : [];

/** Whose names may: a client also sees who its firm is. */
export const namesSeenBy = (principal: Principal): Tenant[] => {
  const seen = seenBy(principal);
  return [...seen, ...seen.flatMap((tenant) => FIRM_OF[tenant] ?? [])];
};
