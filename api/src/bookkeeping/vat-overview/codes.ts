import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { boxOfCode, type VatBox } from '@boekwerk/shared/domain/vat/vat-box';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { ledger_account, vat_percentage } from '../../platform/database/schema/accounting';

/** A VAT code as it is from one day until before another. */
type DatedCode = {
  id: number;
  from_date: IsoDate | '-infinity';
  until: IsoDate | 'infinity';
  /** Null before it costs anything. */
  percentage: number | null;
  /** Where it counts in the return; null for nowhere. */
  box: VatBox | null;
  is_reversed: boolean;
};

/** The VAT codes of a company, of each office that it was ever linked with: what was booked on them stays. */
export async function findDatedCodes(db: Queries, relation_id: number): Promise<DatedCode[]> {
  const rows = await db
    .select({
      id: ledger_account.id,
      is_sale: ledger_account.vat_is_sale,
      group: ledger_account.vat_group,
      is_reversed: ledger_account.vat_is_reversed,
      from_date: vat_percentage.from_date,
      percentage: vat_percentage.percentage,
    })
    .from(ledger_account)
    .leftJoin(
      vat_percentage,
      and(
        eq(vat_percentage.relation_id, ledger_account.relation_id),
        eq(vat_percentage.vat_ledger_account_id, ledger_account.id),
      ),
    )
    .where(
      and(eq(ledger_account.relation_id, relation_id), eq(ledger_account.type, LedgerType.vat)),
    )
    .orderBy(asc(ledger_account.id), asc(vat_percentage.from_date));
  return rows.flatMap(({ id, from_date, percentage, ...code }, at) => {
    const is_reversed = code.is_reversed === true;
    const box = boxOfCode({ is_sale: code.is_sale === true, group: code.group ?? '', is_reversed });
    const after = rows[at + 1];
    const of = { id, box, is_reversed };
    const until = (after?.id === id && after.from_date) || ('infinity' as const);
    const dated = { ...of, from_date: from_date ?? ('-infinity' as const), until, percentage };
    const isFirst = rows[at - 1]?.id !== id;
    if (!isFirst || from_date === null) return [dated];
    return [{ ...of, from_date: '-infinity', until: from_date, percentage: null }, dated];
  });
}

/** To join with, as `code`. */
export const asCodes = (codes: readonly DatedCode[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as code (id int, from_date date, until date,
    percentage numeric, box text, is_reversed boolean)`;
