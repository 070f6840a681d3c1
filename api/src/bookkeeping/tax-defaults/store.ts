import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import {
  accounting_connection,
  ledger_account,
  tax_default,
} from '../../platform/database/schema/accounting';
import { stillBookable } from '../ledger-accounts/find-ledger-accounts';
import { percentageOfCode } from '../ledger-accounts/vat-percentage-on';

type Fields = typeof tax_default.$inferInsert;

/** What was chosen for the linked office, with the VAT codes. */
export const findTaxDefaults = (db: Queries, relation_id: number) =>
  db
    .select({
      tax_id: tax_default.tax_id,
      is_sale: tax_default.is_sale,
      ledger_account_id: tax_default.ledger_account_id,
      default_ledger_account_id: tax_default.default_ledger_account_id,
      updated_at: tax_default.updated_at,
      code: ledger_account.code,
      name: ledger_account.name,
      percentage: percentageOfCode(),
    })
    .from(tax_default)
    .innerJoin(
      accounting_connection,
      and(
        eq(accounting_connection.relation_id, tax_default.relation_id),
        eq(accounting_connection.office_code, tax_default.office_code),
      ),
    )
    .leftJoin(
      ledger_account,
      and(
        eq(ledger_account.relation_id, tax_default.relation_id),
        eq(ledger_account.id, tax_default.ledger_account_id),
      ),
    )
    .where(eq(tax_default.relation_id, relation_id));

/** Of what was chosen, what something may be booked on now. */
export async function findBookableDefaults(db: Queries, relation_id: number) {
  const defaults = await findTaxDefaults(db, relation_id);
  const still = await stillBookable(
    db,
    relation_id,
    defaults.flatMap((each) => [each.ledger_account_id, each.default_ledger_account_id]),
  );
  return defaults.map(({ tax_id, is_sale, ledger_account_id, default_ledger_account_id }) => ({
    tax_id,
    is_sale,
    ledger_account_id: still(ledger_account_id),
    default_ledger_account_id: still(default_ledger_account_id),
  }));
}

export async function findOfficeCode(
  db: Queries,
  relation_id: number,
): Promise<string | undefined> {
  const [found] = await db
    .select({ office_code: accounting_connection.office_code })
    .from(accounting_connection)
    .where(eq(accounting_connection.relation_id, relation_id));
  return found?.office_code;
}

export async function putTaxDefaults(db: Queries, rows: Fields[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(tax_default)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        tax_default.relation_id,
        tax_default.office_code,
        tax_default.tax_id,
        tax_default.is_sale,
      ],
      set: {
        ledger_account_id: sql`excluded.ledger_account_id`,
        default_ledger_account_id: sql`excluded.default_ledger_account_id`,
        updated_at: sql`now()`,
      },
    });
}
