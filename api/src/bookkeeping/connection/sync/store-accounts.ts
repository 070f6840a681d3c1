import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/connect';
import type { OfficeOfCompany } from '../../ledger-accounts/store';

/** An office, and with what it is read. */
export type OfficeToRead = OfficeOfCompany & {
  credentials_id: number;
  /** What the package calls it, where it is kept under another code. */
  code_there?: string;
};

/** A code as the package has it now; what a type does not have is left out. */
export type ReadAccount = {
  code: string;
  name: string;
  vat_is_sale?: boolean;
  vat_group?: string;
  vat_is_reversed?: boolean;
  vat_is_within_union?: boolean;
  journal_category?: string;
};

/** As one value, however many there are: the embedded database and PostgreSQL both take it in one go. */
const listed = (accounts: readonly Partial<ReadAccount>[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) AS listed (code text, name text,
    vat_is_sale boolean, vat_group text, vat_is_reversed boolean, vat_is_within_union boolean,
    journal_category text)`;

/**
 * Adds codes, and brings those that are known up to date; one that was gone is back. None of it is in a form, so the
 * version stays (docs/decisions/0011).
 */
export async function putAccounts(
  db: Queries,
  { relation_id, office_code }: OfficeOfCompany,
  type: LedgerType,
  accounts: readonly ReadAccount[],
): Promise<void> {
  await db.execute(sql`
    INSERT INTO ledger_account AS known (relation_id, office_code, type, code, name,
      vat_is_sale, vat_group, vat_is_reversed, vat_is_within_union, journal_category)
    SELECT ${relation_id}::int, ${office_code}::text, ${type}::smallint, code, name,
      vat_is_sale, vat_group, vat_is_reversed, vat_is_within_union, journal_category
    FROM ${listed(accounts)}
    ON CONFLICT (relation_id, office_code, type, code) DO UPDATE SET
      name = excluded.name, active = true, vat_is_sale = excluded.vat_is_sale,
      vat_group = excluded.vat_group, vat_is_reversed = excluded.vat_is_reversed,
      vat_is_within_union = excluded.vat_is_within_union, journal_category = excluded.journal_category
    WHERE (known.name, known.active, known.vat_is_sale, known.vat_group, known.vat_is_reversed,
        known.vat_is_within_union, known.journal_category)
      IS DISTINCT FROM (excluded.name, true, excluded.vat_is_sale, excluded.vat_group,
        excluded.vat_is_reversed, excluded.vat_is_within_union, excluded.journal_category)`);
}

/**
 * What the package no longer lists stays, for what was booked on it, and is offered no more.
 *
 * @param asked_at when the list was asked for: what was added here since cannot be in it
 */
export async function endAccounts(
  db: Queries,
  { relation_id, office_code }: OfficeOfCompany,
  type: LedgerType,
  { accounts, asked_at }: { accounts: readonly Pick<ReadAccount, 'code'>[]; asked_at: Date },
): Promise<void> {
  await db.execute(sql`
    UPDATE ledger_account SET active = false
    WHERE relation_id = ${relation_id} AND office_code = ${office_code} AND type = ${type} AND active
      AND created_at < ${asked_at.toISOString()}::timestamptz
      AND NOT EXISTS (SELECT 1 FROM ${listed(accounts)} WHERE listed.code = ledger_account.code)`);
}

/** Relations that were changed there are to be read anew, each by itself: a list has no more than their code and name. */
export async function forgetDetails(
  db: Queries,
  { relation_id, office_code }: OfficeOfCompany,
  type: LedgerType,
  accounts: readonly ReadAccount[],
): Promise<void> {
  await db.execute(sql`
    UPDATE ledger_account SET details_read_at = NULL, details_not_before = NULL
    WHERE relation_id = ${relation_id} AND office_code = ${office_code} AND type = ${type}
      AND EXISTS (SELECT 1 FROM ${listed(accounts)} WHERE listed.code = ledger_account.code)`);
}

export type ReadPercentage = { code: string; from_date: string; percentage: number };

/** What these VAT codes cost, by date, in the place of what was known. */
export async function putPercentages(
  db: Queries,
  { relation_id, office_code }: OfficeOfCompany,
  { codes, percentages }: { codes: readonly ReadAccount[]; percentages: readonly ReadPercentage[] },
): Promise<void> {
  const read = sql`SELECT id FROM ledger_account
    WHERE relation_id = ${relation_id} AND office_code = ${office_code} AND type = ${LedgerType.vat}
      AND EXISTS (SELECT 1 FROM ${listed(codes)} WHERE listed.code = ledger_account.code)`;
  await db.execute(sql`
    DELETE FROM vat_percentage
    WHERE relation_id = ${relation_id} AND vat_ledger_account_id IN (${read})`);
  await db.execute(sql`
    INSERT INTO vat_percentage (relation_id, vat_ledger_account_id, from_date, percentage)
    SELECT ${relation_id}::int, account.id, listed.from_date, listed.percentage
    FROM jsonb_to_recordset(${JSON.stringify(percentages)}::jsonb)
      AS listed (code text, from_date date, percentage numeric)
    JOIN ledger_account account ON account.relation_id = ${relation_id}
      AND account.office_code = ${office_code} AND account.type = ${LedgerType.vat}
      AND account.code = listed.code
    ON CONFLICT DO NOTHING`);
}
