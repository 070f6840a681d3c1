import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import {
  administration_relation,
  administration_user,
  relation,
  relation_user,
} from '../platform/database/schema/relations';
import { clientsOf, isChoosable } from '../relations/firm-clients/seen-clients';

/** A client of the firm, and what a colleague may do there: 0 invoicing, 1 bookkeeping as well. */
export type Assignment = Pick<typeof administration_user.$inferSelect, 'enterprise_id' | 'type'>;

/** A colleague of a firm. */
export type Assignee = { firm_id: number; user_id: number };

const isOf = ({ firm_id, user_id }: Assignee) =>
  and(eq(administration_user.administration_id, firm_id), eq(administration_user.user_id, user_id));

/** The active clients that a colleague sees, also hidden ones, by name. */
export const assignedClientsOf = (db: Queries, of: Assignee) =>
  db
    .select({
      enterprise: {
        id: relation.id,
        name: relation.name,
        type: relation.type,
        hidden: administration_relation.hidden,
      },
      booking_enabled: relation.booking_enabled,
      user_relation: { id: administration_user.id, type: administration_user.type },
    })
    .from(administration_user)
    .innerJoin(relation, eq(relation.id, administration_user.enterprise_id))
    .innerJoin(
      administration_relation,
      and(
        eq(administration_relation.administration_id, administration_user.administration_id),
        eq(administration_relation.enterprise_id, administration_user.enterprise_id),
      ),
    )
    .where(and(isOf(of), inArray(relation.id, clientsOf(db, of.firm_id))))
    .orderBy(asc(relation.party_name), asc(relation.id));

export const assignmentsOf = (db: Queries, of: Assignee): Promise<Assignment[]> =>
  db
    .select({ enterprise_id: administration_user.enterprise_id, type: administration_user.type })
    .from(administration_user)
    .where(isOf(of))
    .orderBy(asc(administration_user.enterprise_id));

const isAssignmentOfMember = and(
  eq(administration_user.administration_id, relation_user.relation_id),
  eq(administration_user.user_id, relation_user.user_id),
);

/** What colleagues who do not own the firm were given of some of its clients, with their memberships. */
export const assignmentsAtClients = (db: Queries, firm_id: number, ids: readonly number[]) =>
  db
    .select({
      enterprise_id: administration_user.enterprise_id,
      type: administration_user.type,
      user_id: relation_user.user_id,
      membership_id: relation_user.id,
      membership_status: relation_user.status,
    })
    .from(relation_user)
    .innerJoin(administration_user, isAssignmentOfMember)
    .where(
      and(
        eq(relation_user.relation_id, firm_id),
        eq(relation_user.is_owner, false),
        inArray(administration_user.enterprise_id, [...ids]),
      ),
    )
    .orderBy(asc(relation_user.id));

/** In how many active clients each colleague of a firm keeps the books, and in how many the invoices alone, by user. */
export async function countAssignments(db: Queries, firm_id: number) {
  const ofType = (type: 0 | 1) =>
    sql`count(*) filter (where ${administration_user.type} = ${type})`.mapWith(Number);
  const rows = await db
    .select({
      user_id: relation_user.user_id,
      bookkeeping: ofType(1),
      invoicing: ofType(0),
    })
    .from(relation_user)
    .innerJoin(administration_user, isAssignmentOfMember)
    .where(
      and(
        eq(relation_user.relation_id, firm_id),
        inArray(administration_user.enterprise_id, clientsOf(db, firm_id)),
      ),
    )
    .groupBy(relation_user.user_id);
  return new Map(rows.map(({ user_id, ...counts }) => [user_id, counts]));
}

/** How many of these active clients of a firm a colleague may be given: those to choose from, and those they have. */
export function countAssignable(
  db: Queries,
  { firm_id, user_id }: { firm_id: number; user_id: number | null },
  ids: number[],
): Promise<number> {
  const theirs = db
    .select({ id: administration_user.enterprise_id })
    .from(administration_user)
    .where(isOf({ firm_id, user_id: user_id ?? 0 }));
  const which = or(isChoosable, inArray(administration_relation.enterprise_id, theirs));
  const client = clientsOf(db, firm_id, which).as('client');
  const among = db
    .select()
    .from(client)
    .where(sql`${client.id} = any(${sql.param(ids)}::int[])`);
  return db.$count(among.as('found'));
}

/** Gives a colleague clients, or another right on those they have. */
export async function saveAssignments(
  db: Queries,
  { firm_id, user_id }: Assignee,
  given: Assignment[],
): Promise<void> {
  const ids = sql.param(given.map(({ enterprise_id }) => enterprise_id));
  const types = sql.param(given.map(({ type }) => type));
  // As two lists: a firm has more clients than a statement takes parameters.
  await db.execute(sql`
    INSERT INTO ${administration_user} (administration_id, enterprise_id, user_id, type)
    SELECT ${firm_id}::int, enterprise_id, ${user_id}::int, type
      FROM unnest(${ids}::int[], ${types}::smallint[]) AS given (enterprise_id, type)
    ON CONFLICT (user_id, administration_id, enterprise_id) DO UPDATE SET type = excluded.type`);
}

/** Withdraws all clients from a colleague but these. */
export async function withdrawOtherAssignments(
  db: Queries,
  of: Assignee,
  kept: Assignment[],
): Promise<void> {
  const ids = sql.param(kept.map(({ enterprise_id }) => enterprise_id));
  await db
    .delete(administration_user)
    .where(and(isOf(of), sql`${administration_user.enterprise_id} <> all(${ids}::int[])`));
}
