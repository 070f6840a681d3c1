import { formatAmount, formatDate, formatQuantity } from '@boekwerk/shared/domain/money/format';
import { fromCents, sum } from '@boekwerk/shared/domain/money/money';
import type { Paper } from '../papers/paper';
import type { SheetInvoice } from './check-rows';
import { VAT_TEXTS as TEXTS } from './texts';

/** The rows of an invoice as they stood on the sheet. */
export function paperOfInvoice(
  { tag, party, number, date, rows }: SheetInvoice,
  fileName: string,
): Paper {
  const total = (key: 'excl' | 'vat' | 'incl') =>
    formatAmount(fromCents(sum(rows.map((row) => row[key]))));
  const isPurchase = tag === 'INK';
  return {
    title: isPurchase ? TEXTS.purchase(number) : TEXTS.sale(number),
    facts: [
      [isPurchase ? TEXTS.facts.supplier : TEXTS.facts.debtor, party],
      [TEXTS.facts.number, number],
      [TEXTS.facts.date, formatDate(date)],
      [TEXTS.facts.file, fileName],
      [TEXTS.facts.rows, rows.map(({ at }) => at + 1).join(', ')],
    ],
    columns: [
      { title: TEXTS.columns.description, width: 4, isFigures: false },
      { title: TEXTS.columns.excl, width: 1.6, isFigures: true },
      { title: TEXTS.columns.rate, width: 1, isFigures: true },
      { title: TEXTS.columns.vat, width: 1.4, isFigures: true },
      { title: TEXTS.columns.incl, width: 1.6, isFigures: true },
    ],
    rows: rows.map(({ description, excl, percentage, code, vat, incl }) => [
      description,
      formatAmount(fromCents(excl)),
      percentage === null ? code : `${formatQuantity(percentage)}%`,
      formatAmount(fromCents(vat)),
      formatAmount(fromCents(incl)),
    ]),
    total: [TEXTS.total, total('excl'), '', total('vat'), total('incl')],
    isLandscape: false,
  };
}
