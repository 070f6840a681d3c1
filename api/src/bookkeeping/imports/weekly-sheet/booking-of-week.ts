import type { ImportRemark } from '@boekwerk/shared/contract/bookkeeping/imports';
import { splitAmount } from '@boekwerk/shared/domain/booking/booking-vat';
import { addDays, firstOfMonth, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { moneyOf } from '@boekwerk/shared/domain/money/currency';
import { type Cents, fromCents, sum, toCents } from '@boekwerk/shared/domain/money/money';
import { type TaxId, VAT } from '@boekwerk/shared/domain/vat/vat';
import type { SaleAccounts } from '../../own-invoices/accounts-store';
import { remark } from '../remark';
import { TEXTS as SHARED } from '../texts';
import type { WeeklySheetCheck } from './check-cells';
import { knownRow } from './known-rows';
import { WEEKLY_SHEET_TEXTS as TEXTS } from './texts';

/** On what the rows of a sheet are booked, as far as that is known. */
export type WeekAccounts = {
  isLinked: boolean;
  sale: SaleAccounts;
  /** What the office has under the codes of the sheet. */
  byCode: ReadonlyMap<string, number>;
  /** On what the latest sheet was booked, by the kind of row. */
  usual: ReadonlyMap<
    string,
    { ledger_account_id: number | null; vat_ledger_account_id: number | null }
  >;
};

type Row = WeeklySheetCheck['rows'][number];

/**
 * What is booked of a week: a line for each kind of row, and ledger account that it names, of what was sold, deposits and
 * vouchers; those that were redeemed lower it. What was received is not booked.
 *
 * @returns `amount` 0 when there is nothing to book
 */
export function bookingOfWeek(rows: readonly Row[], monday: IsoDate, accounts: WeekAccounts) {
  const warnings = accounts.isLinked
    ? unknownCodes(rows, accounts)
    : [remark(null, null, SHARED.notLinked)];
  if (quarterOf(monday) !== quarterOf(addDays(monday, 6)))
    warnings.push(remark(null, null, TEXTS.twoPeriods));

  const sums = sumsOf(rows, accounts);
  const total = sum(sums.map(({ cents }) => cents));
  // Below zero more vouchers were redeemed than there was sold: a credit.
  const sign = total < 0 ? -1 : 1;
  const booking_lines = sums.map(({ kind, cents, tax_id, isTurnover, ledger_account_id }) => {
    const { percentage } = VAT[tax_id];
    const { value, vat } = splitAmount(
      moneyOf(fromCents((sign * cents) as Cents), 'EUR'),
      percentage,
    );
    const usual = accounts.usual.get(kind);
    const ofTax = accounts.sale.ofTax.get(tax_id);
    return {
      ledger_account_id:
        ledger_account_id ??
        usual?.ledger_account_id ??
        (isTurnover ? (ofTax?.default_ledger_account_id ?? null) : null),
      vat_ledger_account_id: ofTax?.ledger_account_id ?? usual?.vat_ledger_account_id ?? null,
      cost_place_ledger_account_id: null,
      project_ledger_account_id: null,
      ...{ value: value.amount, vat: vat.amount },
      foreign_sale_type: null,
      supplier_tax_code: '',
      description: kind,
    };
  });
  if (accounts.isLinked) warnings.push(...missingOf(booking_lines));
  return {
    warnings,
    amount: fromCents((sign * total) as Cents),
    is_credit: sign === -1,
    ledger_account_id: accounts.sale.control_ledger_account_id,
    booking_lines,
  };
}

type Sum = {
  kind: string;
  cents: Cents;
  tax_id: TaxId;
  isTurnover: boolean;
  ledger_account_id: number | null;
};

/** In the order of the sheet; what comes to nothing is left out. */
function sumsOf(rows: readonly Row[], { byCode }: WeekAccounts): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { kind, code, total } of rows) {
    const booked = knownRow(kind)?.booked;
    if (!booked) continue;
    const ledger_account_id = byCode.get(code) ?? null;
    const key = `${kind} ${ledger_account_id}`;
    const before = sums.get(key)?.cents ?? 0;
    const cents = (before + booked.sign * toCents(total)) as Cents;
    const { tax_id, isTurnover } = booked;
    sums.set(key, { kind, cents, tax_id, isTurnover, ledger_account_id });
  }
  return [...sums.values()].filter(({ cents }) => cents !== 0);
}

/** A row that is booked names an account that the office does not have. */
const unknownCodes = (rows: readonly Row[], { byCode }: WeekAccounts): ImportRemark[] =>
  rows
    .filter(({ kind, code }) => code !== '' && knownRow(kind)?.booked && !byCode.has(code))
    .map(({ row, code }) => remark(row - 1, null, TEXTS.unknownCode(code)));

type Line = {
  description: string;
  ledger_account_id: number | null;
  vat_ledger_account_id: number | null;
};

const missingOf = (lines: readonly Line[]): ImportRemark[] =>
  lines.flatMap(({ description, ledger_account_id, vat_ledger_account_id }) => [
    ...(ledger_account_id === null ? [remark(null, null, TEXTS.noAccount(description))] : []),
    ...(vat_ledger_account_id === null ? [remark(null, null, TEXTS.noVatCode(description))] : []),
  ]);

const quarterOf = (date: IsoDate) => Math.floor((Number(firstOfMonth(date).slice(5, 7)) - 1) / 3);
