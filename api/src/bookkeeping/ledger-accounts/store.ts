import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import {
  accounting_connection,
  ledger_account,
  vat_percentage,
} from '../../platform/database/schema/accounting';
import { percentageOfCode } from './vat-percentage-on';

export type StoredLedgerAccount = typeof ledger_account.$inferSelect;
/** With what a VAT code costs on a day. */
export type ListedLedgerAccount = StoredLedgerAccount & { vat_percentage: number | null };

/** Whose, and of which office: codes of two offices have nothing to do with each other. */
export type OfficeOfCompany = { relation_id: number; office_code: string };

/** What an office has under a code; types have codes of their own. */
export const isCode = (
  { relation_id, office_code }: OfficeOfCompany,
  type: LedgerType,
  code: string,
): SQL | undefined =>
  and(
    eq(ledger_account.relation_id, relation_id),
    eq(ledger_account.office_code, office_code),
    eq(ledger_account.type, type),
    eq(ledger_account.code, code),
  );

/** Of the office that the company is linked with now. */
export const isOfOffice = (relation_id: number): SQL | undefined =>
  and(
    eq(ledger_account.relation_id, relation_id),
    sql`${ledger_account.office_code} = (SELECT ${accounting_connection.office_code}
      FROM ${accounting_connection} WHERE ${accounting_connection.relation_id} = ${relation_id})`,
  );

/** Active accounts of the linked office, of one type or of all, by code; VAT codes as they are on a day, or today. */
export const findActive = (
  db: Queries,
  relation_id: number,
  { type, date }: { type?: LedgerType | undefined; date?: IsoDate | undefined },
): Promise<ListedLedgerAccount[]> =>
  db
    .select({
      ...getTableColumns(ledger_account),
      vat_percentage: percentageOfCode(date),
    })
    .from(ledger_account)
    .where(
      and(
        isOfOffice(relation_id),
        eq(ledger_account.active, true),
        type === undefined ? undefined : eq(ledger_account.type, type),
      ),
    )
    .orderBy(asc(ledger_account.code), asc(ledger_account.id));

/** The days on which a VAT code of a company began to cost something else, the earliest first. */
export async function findPercentageDates(db: Queries, relation_id: number): Promise<IsoDate[]> {
  const found = await db
    .selectDistinct({ from_date: vat_percentage.from_date })
    .from(vat_percentage)
    .where(eq(vat_percentage.relation_id, relation_id))
    .orderBy(asc(vat_percentage.from_date));
  return found.map(({ from_date }) => from_date);
}

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

/** Those of these accounts that stand in the linked office now, and are of such a type. */
export async function findInOffice(
  db: Queries,
  relation_id: number,
  ids: number[],
  types: readonly LedgerType[],
): Promise<Map<number, StoredLedgerAccount>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(ledger_account)
    .where(
      and(
        isOfOffice(relation_id),
        eq(ledger_account.active, true),
        inArray(ledger_account.id, ids),
        inArray(ledger_account.type, [...types]),
      ),
    );
  return new Map(found.map((account) => [account.id, account]));
}

/**
 * Has who chooses something of the linked office wait for others who do, until the transaction ends: what the choice was
 * based on is compared after that.
 *
 * @returns the code of the office; `undefined` while the company is not linked
 */
export async function lockOffice(db: Queries, relation_id: number): Promise<string | undefined> {
  const [found] = await db
    .select({ office_code: accounting_connection.office_code })
    .from(accounting_connection)
    .where(eq(accounting_connection.relation_id, relation_id))
    .for('update');
  return found?.office_code;
}

/** What of a journal the firm chooses. */
export async function updateJournal(
  db: Queries,
  { relation_id, id }: Pick<StoredLedgerAccount, 'relation_id' | 'id'>,
  fields: Pick<StoredLedgerAccount, 'default_ledger_account_id' | 'is_chosen' | 'is_final'>,
): Promise<void> {
  await db
    .update(ledger_account)
    .set(fields)
    .where(and(eq(ledger_account.relation_id, relation_id), eq(ledger_account.id, id)));
}
