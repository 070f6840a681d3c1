import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/connect';
import { accounting_connection, accounting_credentials } from '../database/schema/accounting';
import {
  administration_relation,
  administration_user,
  relation,
  relation_user,
} from '../database/schema/relations';
import { session } from '../database/schema/sessions';

const firm = alias(relation, 'firm');

/** The company or firm that a session's user works for: not the client that they are in. */
export const homeOfSession = (): SQL<number> =>
  sql`coalesce(${session.origin_relation_id}, ${session.relation_id})`;

/** Joins the role that a session acts in: that in its own company, or in the firm from which it impersonates. */
export const isRoleOfSession = (): SQL | undefined =>
  and(
    eq(relation_user.user_id, session.user_id),
    eq(relation_user.relation_id, homeOfSession()),
    eq(relation_user.status, 0),
  );

/**
 * Whether the role joined by {@link isRoleOfSession} still reaches the session's company: the firm is active and keeps
 * its books, and a colleague who does not own the firm has the client assigned. Always true without impersonation.
 */
export const mayStillImpersonate = (db: Queries): SQL | undefined =>
  or(
    isNull(session.origin_relation_id),
    and(
      eq(relation_user.type, 1),
      exists(
        db
          .select({ one: sql`1` })
          .from(administration_relation)
          .innerJoin(firm, eq(firm.id, administration_relation.administration_id))
          .where(
            and(
              eq(firm.active, 1),
              eq(administration_relation.active, 1),
              eq(administration_relation.administration_id, session.origin_relation_id),
              eq(administration_relation.enterprise_id, session.relation_id),
            ),
          ),
      ),
      or(eq(relation_user.is_owner, true), exists(assignmentIn(db))),
    ),
  );

/** The assignment of a firm's colleague in the client that the session is in; null without one. */
export const assignmentOfSession = (db: Queries) => sql<0 | 1 | null>`${assignmentIn(db)}`;

const assignmentIn = (db: Queries) =>
  db
    .select({ type: administration_user.type })
    .from(administration_user)
    .where(
      and(
        eq(administration_user.administration_id, session.origin_relation_id),
        eq(administration_user.enterprise_id, session.relation_id),
        eq(administration_user.user_id, session.user_id),
      ),
    );

/** Whether a colleague at a firm was given any of its clients for the books that it has not left. */
export const keepsBooks = (db: Queries) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(administration_user)
      .innerJoin(
        administration_relation,
        and(
          eq(administration_relation.administration_id, administration_user.administration_id),
          eq(administration_relation.enterprise_id, administration_user.enterprise_id),
          eq(administration_relation.active, 1),
        ),
      )
      .where(
        and(
          eq(administration_user.administration_id, session.relation_id),
          eq(administration_user.user_id, session.user_id),
          eq(administration_user.type, 1),
        ),
      ),
  )}`;

/** Whether an accounting firm keeps the books of the joined company. */
export const isClient = (db: Queries) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(administration_relation)
      .where(
        and(
          eq(administration_relation.enterprise_id, relation.id),
          eq(administration_relation.active, 1),
        ),
      ),
  )}`;

/** Whether the joined company is linked with an office of the accounting package, or the joined firm with an organisation. */
export const hasConnection = (db: Queries) =>
  sql<boolean>`${or(
    exists(
      db
        .select({ one: sql`1` })
        .from(accounting_connection)
        .where(eq(accounting_connection.relation_id, relation.id)),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(accounting_credentials)
        .where(eq(accounting_credentials.relation_id, relation.id)),
    ),
  )}`;
