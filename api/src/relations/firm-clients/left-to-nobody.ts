import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { and, asc, eq, exists, inArray, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { isRepeatedIn } from '../../invoicing/recurrence/is-repeated';
import type { Queries } from '../../platform/database/connect';
import { administration_relation, relation_user } from '../../platform/database/schema/relations';
import { isActiveClient } from './seen-clients';

/**
 * The names of the clients in which invoices make themselves, and where nobody would see any more what goes out once
 * these firms have left: no user works there, nor at another firm that has them.
 */
export async function repeatedLeftToNobody(
  db: Queries,
  firm_ids: readonly number[],
  which?: SQL,
): Promise<string[]> {
  const { administration_id, enterprise_id, name, first_name, last_name } = administration_relation;
  const left = await db
    .selectDistinct({ enterprise_id, name, first_name, last_name })
    .from(administration_relation)
    .where(
      and(
        inArray(administration_id, [...firm_ids]),
        isActiveClient,
        which,
        isRepeatedIn(db, enterprise_id),
        notExists(usersOf(db, enterprise_id)),
        notExists(firmsOf(db, enterprise_id, notInArray(other.administration_id, [...firm_ids]))),
      ),
    )
    .orderBy(asc(name), asc(enterprise_id));
  return left.map(partyName);
}

const other = alias(administration_relation, 'other_link');

/** The firms that have the company of another query as a client, and where somebody works. */
export const firmsOf = (db: Queries, company: PgColumn, which?: SQL) =>
  db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.enterprise_id, company),
        eq(other.active, 1),
        which,
        exists(usersOf(db, other.administration_id)),
      ),
    );

const usersOf = (db: Queries, company: PgColumn) =>
  db
    .select({ one: sql`1` })
    .from(relation_user)
    .where(and(eq(relation_user.relation_id, company), eq(relation_user.status, 0)));
