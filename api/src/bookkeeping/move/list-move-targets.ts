import { MAX_CHOICES } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { relation } from '../../platform/database/schema/relations';
import { foldedSql, hasWords } from '../../platform/database/search-words';
import type { Call } from '../../platform/http/call';
import type { Caller } from '../../platform/http/caller';
import { membershipsOf } from '../../relations/company/memberships';
import { clientsBookedBy } from '../../relations/firm-clients/seen-clients';
import { firstOf } from '../relation-links/first-of';

type Context = Pick<Call, 'db' | 'caller'>;

/** The documents of a person nobody can open: none is moved there (any more). */
const IS_COMPANY = eq(relation.type, 0);

/** The administrations that the caller can move documents to, by name. */
export async function listMoveTargets(call: Context, search: string) {
  const rows = await selectTargets(call.db, and(await areInReach(call), IS_COMPANY), search);
  return firstOf(rows, (row) => row);
}

/** Whether the caller can move documents to a company now. */
export const isMoveTarget = async (call: Context, id: number): Promise<boolean> =>
  (await nameOf(call, id, IS_COMPANY)) !== null;

/** Whether the caller can undo that a document was moved to a company, or from it. */
export const isInReach = async (call: Context, id: number): Promise<boolean> =>
  (await nameOf(call, id)) !== null;

/** What a company in reach is called; `null` for any other. */
export async function nameOf(call: Context, id: number, which?: SQL): Promise<string | null> {
  const [found] = await call.db
    .select({ name: relation.party_name })
    .from(relation)
    .where(and(await areInReach(call), eq(relation.id, id), which));
  return found?.name ?? null;
}

/**
 * Where the caller can do something to documents beside where they are: for somebody of a firm the clients whose books they
 * keep, whichever of these they are in; for others those in which they work.
 */
async function areInReach({ db, caller }: Context): Promise<SQL | undefined> {
  return and(
    await isReached(db, caller),
    ne(relation.id, caller.relation_id),
    eq(relation.active, 1),
    eq(relation.booking_enabled, 1),
  );
}

async function isReached(db: Queries, caller: Caller): Promise<SQL> {
  const { user_id, origin_relation_id: firm, owns_origin } = caller;
  const who = { type: 1, is_owner: owns_origin } as const;
  if (firm !== null)
    return inArray(relation.id, clientsBookedBy(db, { user_id, relation_id: firm, who }));
  const memberships = await membershipsOf(db, user_id);
  const own = memberships.filter(({ role }) => role.type === 0);
  return inArray(
    relation.id,
    own.map((each) => each.relation.id),
  );
}

const selectTargets = (db: Queries, which: SQL | undefined, search: string) =>
  db
    .select({ id: relation.id, name: relation.party_name })
    .from(relation)
    .where(and(which, ...hasWords(foldedSql(relation.party_name), search)))
    .orderBy(asc(relation.party_name), asc(relation.id))
    .limit(MAX_CHOICES + 1);
