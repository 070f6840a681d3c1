import type { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { ledger_account } from '../../platform/database/schema/accounting';

export type StoredLedgerAccount = typeof ledger_account.$inferSelect;

/** Active accounts, of one type or of all, by code. */
export const findActive = (
  db: Queries,
  relation_id: number,
  type: LedgerType | undefined,
): Promise<StoredLedgerAccount[]> =>
  db
    .select()
    .from(ledger_account)
    .where(
      and(
        eq(ledger_account.relation_id, relation_id),
        eq(ledger_account.active, true),
        type === undefined ? undefined : eq(ledger_account.type, type),
      ),
    )
    .orderBy(asc(ledger_account.code), asc(ledger_account.id));

/** Those of these accounts that are the company's, active or not. */
export const findById = (
  db: Queries,
  relation_id: number,
  ids: number[],
): Promise<StoredLedgerAccount[]> =>
  db
    .select()
    .from(ledger_account)
    .where(and(eq(ledger_account.relation_id, relation_id), inArray(ledger_account.id, ids)));
