import type { Endpoint, Entity } from '@boekwerk/shared/contract/endpoint';
import type { App } from '../../platform/app';
import { type Ids, oneOfEach, whatItNames } from '../../testing/everything';
import { homeOf, isOwn } from './model';
import type { Principal } from './principals';
import { TENANTS, type Tenants } from './tenants';

type Id = number | string;
type Candidate = { what: string; id: Id };

const UNKNOWN_ID = 2_000_000_000;
const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000';

export const unknownOf = (entity: Entity): Id => (entity === 'session' ? UNKNOWN_UUID : UNKNOWN_ID);

/** What is no id at all. */
export const MALFORMED: Candidate[] = [0, -1, 2 ** 53, 'Tekst'].map((id) => ({
  what: `${id}`,
  id,
}));

/** Of each kind another one whose id is most likely taken for it. */
const TAKEN_FOR: Partial<Record<Entity, Entity>> = {
  client: 'relation',
  party: 'relation',
  relation: 'client',
  enterprise: 'client',
  membership: 'client',
  moveTarget: 'client',
  invoice: 'recurrence',
  recurrence: 'invoice',
  attachment: 'bookingItem',
};

type Ownership = { tenants: Tenants; principal: Principal; name: string };

type Owner = Pick<Ownership, 'tenants' | 'principal'>;

/** New things of the caller's own, one of each. */
export async function ownIds(app: App, owner: Owner): Promise<Ids> {
  const ids = await oneOfEach(app, owner.principal.member, originOf(owner));
  return { ...ids, ...companyIds({ ...owner, name: '' }) };
}

/** New things of the caller's own for one call: those that it names. */
export async function ownIdsFor(
  app: App,
  owner: Owner,
  [name, endpoint]: [name: string, endpoint: Endpoint],
): Promise<Partial<Ids>> {
  const ids = await whatItNames(app, endpoint, owner.principal.member, originOf(owner));
  return { ...ids, ...companyIds({ ...owner, name }) };
}

/** The firm that somebody in a client comes from. */
const originOf = ({ tenants, principal: { who, firm } }: Owner) =>
  who?.is_impersonating && firm ? tenants.companies[firm] : undefined;

/** Who comes from a firm goes back there. */
function companyIds({ tenants, principal, name }: Ownership) {
  const origin = originOf({ tenants, principal });
  const relation = tenants.companies[homeOf(principal, name)].id;
  return { ...(origin && { membership: origin.id }), relation };
}

/** Things of the caller's own that no call changes. */
export function keptIds(
  { own, tenants }: { own: Map<Principal, Ids>; tenants: Tenants },
  principal: Principal,
  name: string,
): Ids {
  const relation = tenants.companies[homeOf(principal, name)].id;
  return { ...(own.get(principal) as Ids), relation }; // made for every principal
}

/** What is there and not the caller's, what is the caller's and something else, and what was there. */
export function foreignIds(
  asked: Ownership & { entity: Entity; gone: Partial<Ids>; own: Ids },
): Candidate[] {
  const { tenants, principal, name, entity, gone, own } = asked;
  const { things } = tenants;
  const foreign = TENANTS.filter((tenant) => !isOwn(asked, tenant));
  const found = foreign.map((tenant) => ({
    what: `that of ${tenant}`,
    id: things[tenant][entity],
  }));
  // A firm's own clients are companies with books of their own, not the customers of any.
  if (entity === 'party' && principal.who?.type === 1)
    for (const tenant of foreign.filter((of) => !principal.clients.includes(of)))
      found.push({ what: `the company ${tenant}`, id: things[tenant].relation });
  if (entity !== 'session')
    found.push({ what: 'another thing', id: own[TAKEN_FOR[entity] ?? 'invoice'] });
  // A line of an invoice goes on with a product that was thrown away meanwhile, and that comes back when it is asked for.
  const isKept =
    entity === 'product' && (name.startsWith('invoicing.') || name === 'products.activateProduct');
  if (gone[entity] !== undefined && !isKept)
    found.push({ what: 'one that is gone', id: gone[entity] });
  return found;
}
