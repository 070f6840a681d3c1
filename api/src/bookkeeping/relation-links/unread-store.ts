import { and, asc, eq, exists, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { keepsVersion } from '../../platform/database/keeps-version';
import {
  accounting_connection,
  accounting_credentials,
  ledger_account,
} from '../../platform/database/schema/accounting';
import type { Account } from './store';

export type UnreadOffice = Awaited<ReturnType<typeof unreadOffices>>[number];

/** Of which no more than code and name is known, as lists have them. */
const isUnread = and(
  eq(ledger_account.active, true),
  isNull(ledger_account.details_read_at),
  // Written out, as in the index.
  sql`${ledger_account.type} in (4, 5)`,
  or(isNull(ledger_account.details_not_before), lt(ledger_account.details_not_before, sql`now()`)),
);

/** The linked offices that let us in and have debtors or creditors that were not read by themselves. */
export const unreadOffices = (db: Queries) =>
  db
    .select({
      relation_id: accounting_connection.relation_id,
      office_code: accounting_connection.office_code,
      credentials_id: accounting_credentials.id,
    })
    .from(accounting_connection)
    .innerJoin(
      accounting_credentials,
      eq(accounting_credentials.id, accounting_connection.credentials_id),
    )
    .where(
      and(
        isNull(accounting_credentials.broken_reason),
        isNull(accounting_connection.office_gone_at),
        exists(
          db
            .select({ id: ledger_account.id })
            .from(ledger_account)
            .where(
              and(
                eq(ledger_account.relation_id, accounting_connection.relation_id),
                eq(ledger_account.office_code, accounting_connection.office_code),
                isUnread,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(accounting_connection.relation_id));

/** The first of those in an office. */
export const unreadIn = (
  db: Queries,
  { relation_id, office_code }: Pick<UnreadOffice, 'relation_id' | 'office_code'>,
  count: number,
) =>
  db
    .select()
    .from(ledger_account)
    .where(
      and(
        eq(ledger_account.relation_id, relation_id),
        eq(ledger_account.office_code, office_code),
        isUnread,
      ),
    )
    .orderBy(asc(ledger_account.id))
    .limit(count);

/** One that cannot be read is tried again the next day. */
export async function putOff(
  db: Queries,
  { relation_id, id }: Pick<Account, 'relation_id' | 'id'>,
): Promise<void> {
  await db
    .update(ledger_account)
    .set({
      details_not_before: sql`now() + interval '1 day'`,
      ...keepsVersion(ledger_account),
    })
    .where(and(eq(ledger_account.relation_id, relation_id), eq(ledger_account.id, id)));
}
