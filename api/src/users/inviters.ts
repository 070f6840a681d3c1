import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../platform/database/connect';
import { relation, relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';

const firm = alias(relation, 'firm');

/**
 * Who offered each of the users of a company their membership, by user: an owner sees whom somebody brought in who can no
 * longer get in themselves.
 */
export async function invitersOf(
  db: Queries,
  relation_id: number,
): Promise<Map<number, NonNullable<CompanyUser['invited_by']>>> {
  const rows = await db
    .select({
      of: relation_user.user_id,
      name: user.name,
      last_name: user.last_name,
      firm: firm.name,
      has_access: hasAccess,
    })
    .from(relation_user)
    .innerJoin(user, eq(user.id, relation_user.invited_by))
    .leftJoin(firm, eq(firm.id, relation_user.invited_from))
    .where(and(eq(relation_user.relation_id, relation_id), isNotNull(relation_user.invited_by)));
  return new Map(
    rows.map(({ of, has_access, ...by }) => [
      of,
      { name: fullName(by), firm: by.firm, has_access },
    ]),
  );
}

/** Works in the company still, or from the firm in it with the right to decide who gets in. */
const hasAccess = sql<boolean>`CASE WHEN ${relation_user.invited_from} IS NULL
  THEN EXISTS (SELECT FROM relation_user AS membership
    WHERE membership.user_id = ${relation_user.invited_by} AND membership.status = 0
      AND membership.relation_id = ${relation_user.relation_id})
  ELSE EXISTS (SELECT FROM relation_user AS membership
    JOIN administration_relation AS link ON link.administration_id = membership.relation_id
      AND link.enterprise_id = ${relation_user.relation_id} AND link.active = 1
    WHERE membership.user_id = ${relation_user.invited_by} AND membership.status = 0
      AND membership.relation_id = ${relation_user.invited_from}
      AND (membership.is_owner OR EXISTS (SELECT FROM administration_user AS given
        WHERE given.user_id = membership.user_id AND given.type = 1
          AND given.administration_id = link.administration_id
          AND given.enterprise_id = link.enterprise_id)))
  END`;
