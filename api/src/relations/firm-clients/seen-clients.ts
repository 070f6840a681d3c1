import type { Who } from '@boekwerk/shared/domain/user/rights';
import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import {
  administration_relation,
  administration_user,
  relation_user,
} from '../../platform/database/schema/relations';
import type { Caller } from '../../platform/http/caller';

type Viewer = Pick<Caller, 'user_id' | 'relation_id'> & { who: Pick<Who, 'type' | 'is_owner'> };

/**
 * The ids of the active clients that somebody at an accounting firm sees, as a subquery: who owns the firm sees all,
 * a colleague those assigned. Nobody else has clients.
 */
export function clientsSeenBy(db: Queries, { relation_id, user_id, who }: Viewer) {
  if (who.is_owner) return clientsOf(db, relation_id);
  return assignedClients(db, { relation_id, user_id });
}

/** The same without those that a colleague was given for invoicing alone: of them they see nothing of the books. */
export function clientsBookedBy(db: Queries, { relation_id, user_id, who }: Viewer) {
  if (who.is_owner) return clientsOf(db, relation_id);
  return assignedClients(db, { relation_id, user_id }, isForBookkeeping);
}

/** The same with their names, as a subquery to be joined with what is theirs. */
export function namedClientsBookedBy(db: Queries, viewer: Viewer) {
  const { administration_id, enterprise_id, name } = administration_relation;
  const isBooked = inArray(enterprise_id, clientsBookedBy(db, viewer));
  return db
    .select({ id: enterprise_id, name })
    .from(administration_relation)
    .where(
      and(
        eq(administration_id, viewer.relation_id),
        isActiveClient,
        // All are an owner's.
        viewer.who.is_owner ? undefined : isBooked,
      ),
    )
    .as('booked_client');
}

/** All active clients of a firm, as a subquery. */
export const clientsOf = (db: Queries, firm_id: number, which?: SQL) =>
  db
    .select({ id: administration_relation.enterprise_id })
    .from(administration_relation)
    .where(and(eq(administration_relation.administration_id, firm_id), isActiveClient, which));

/** Of the active clients those that may be chosen: companies that are not hidden. */
export const isChoosable: SQL | undefined = and(
  eq(administration_relation.hidden, 0),
  eq(administration_relation.type, 0),
);

/** Of some clients those that somebody at a firm may choose, with their names and by them. */
export function namedChoosableClients(db: Queries, viewer: Viewer, ids: readonly number[]) {
  const { administration_id, enterprise_id, name } = administration_relation;
  return db
    .select({ id: enterprise_id, name })
    .from(administration_relation)
    .where(
      and(
        eq(administration_id, viewer.relation_id),
        isActiveClient,
        isChoosable,
        sql`${enterprise_id} = any(${sql.param(ids)}::bigint[])`,
        // All are an owner's.
        viewer.who.is_owner ? undefined : inArray(enterprise_id, assignedClients(db, viewer)),
      ),
    )
    .orderBy(asc(name), asc(enterprise_id));
}

/** Of some clients the ids of those that a user may choose in any firm where they work. */
export async function choosableAnywhere(
  db: Queries,
  user_id: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const { administration_id, enterprise_id } = administration_relation;
  const found = await db
    .selectDistinct({ id: enterprise_id })
    .from(administration_relation)
    .innerJoin(
      relation_user,
      and(
        eq(relation_user.relation_id, administration_id),
        eq(relation_user.user_id, user_id),
        eq(relation_user.status, 0),
      ),
    )
    .leftJoin(
      administration_user,
      and(
        eq(administration_user.administration_id, administration_id),
        eq(administration_user.enterprise_id, enterprise_id),
        eq(administration_user.user_id, user_id),
      ),
    )
    .where(
      and(
        sql`${enterprise_id} = any(${sql.param(ids)}::bigint[])`,
        isActiveClient,
        isChoosable,
        or(relation_user.is_owner, isNotNull(administration_user.user_id)),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** The active clients of a firm that are assigned to a colleague, as a subquery. */
const assignedClients = (
  db: Queries,
  { relation_id, user_id }: Pick<Viewer, 'relation_id' | 'user_id'>,
  which?: SQL,
) =>
  db
    .select({ id: administration_relation.enterprise_id })
    .from(administration_relation)
    .innerJoin(
      administration_user,
      and(
        eq(administration_user.administration_id, administration_relation.administration_id),
        eq(administration_user.enterprise_id, administration_relation.enterprise_id),
      ),
    )
    .where(
      and(
        eq(administration_relation.administration_id, relation_id),
        isActiveClient,
        eq(administration_user.user_id, user_id),
        which,
      ),
    );

/** Of an assigned client: for the bookkeeping as well. */
export const isForBookkeeping: SQL = eq(administration_user.type, 1);

/** Whether somebody at a firm sees a client. While impersonating nobody does: one works in the client itself. */
export const seesClient = async (db: Queries, viewer: Viewer, id: number): Promise<boolean> =>
  viewer.who.type === 1 && isAmong(db, clientsSeenBy(db, viewer), id);

/** Whether they keep its books as well. */
export const booksClient = async (db: Queries, viewer: Viewer, id: number): Promise<boolean> =>
  viewer.who.type === 1 && isAmong(db, clientsBookedBy(db, viewer), id);

/** Whether a company is an active client of a firm. */
export const isClientOf = (db: Queries, firm_id: number, id: number): Promise<boolean> =>
  isAmong(db, clientsOf(db, firm_id), id);

/** The same; the firm does not leave it until the transaction ends. */
export const holdClientOf = async (db: Queries, firm_id: number, id: number): Promise<boolean> => {
  const isClient = eq(administration_relation.enterprise_id, id);
  return (await clientsOf(db, firm_id, isClient).for('share')).length > 0;
};

async function isAmong(db: Queries, clients: ReturnType<typeof clientsOf>, id: number) {
  const seen = clients.as('seen');
  return (await db.$count(db.select().from(seen).where(eq(seen.id, id)).as('found'))) > 0;
}

export const isActiveClient: SQL | undefined = and(
  eq(administration_relation.active, 1),
  eq(administration_relation.is_there, 1),
);
