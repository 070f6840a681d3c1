import { type Cents, percentOf } from '../../books/amounts';
import { rateOn, vatCodeAt } from '../../books/find';
import type { Line, Side, VatAccount } from '../../books/types';
import type { Header } from './read-header';
import type { Reading } from './reading';

/** The VAT lines that the package makes of detail lines; none for a detail whose VAT was sent as a line. */
export function vatLinesFor({ books, office }: Reading, header: Header, lines: Line[]): Line[] {
  const sent = lines.filter(({ type }) => type === 'vat');
  let lastId = Math.max(0, ...lines.map(({ id }) => Number(id) || 0));
  return lines
    .filter((line) => line.type === 'detail' && !sent.some((vat) => isOf(vat, line)))
    .flatMap((detail) => {
      const code = vatCodeAt(books, office.key, detail.vatcode);
      const accounts = (code && rateOn(code, header.date)?.accounts) ?? [];
      return accounts.map((account) => {
        lastId += 1;
        return vatLine(detail, account, String(lastId));
      });
    });
}

/** Whether a VAT line that was sent is about a detail line: by its number, else by its code. */
const isOf = (vat: Line, detail: Line) =>
  vat.baseline === '' ? vat.vatcode === detail.vatcode : vat.baseline === detail.id;

function vatLine(detail: Line, { dim1, percentage }: VatAccount, id: string): Line {
  const value = percentOf(detail.vatvalue ?? 0, String(Math.abs(percentage)));
  return {
    ...detail,
    id,
    type: 'vat',
    dim1,
    dim2: '',
    dim3: '',
    value,
    basevalue: value,
    debitcredit: percentage < 0 ? OTHER[detail.debitcredit] : detail.debitcredit,
    description: '',
    vatvalue: null,
    vatturnover: detail.value,
    baseline: detail.id,
  };
}

export const OTHER: Record<Side, Side> = { debit: 'credit', credit: 'debit' };

/** At most this much is taken for rounding. */
const MOST_ROUNDING: Cents = 2;

/**
 * Moves a difference of one or two cents to the largest VAT line that was made, as `autobalancevat` asks. The detail
 * line that it is of takes it along.
 */
export function balanceVat(lines: Line[], difference: Cents): Line[] {
  if (difference === 0 || Math.abs(difference) > MOST_ROUNDING) return lines;
  const [largest] = lines
    .filter(({ type, value }) => type === 'vat' && value > Math.abs(difference))
    .sort((a, b) => b.value - a.value);
  if (!largest) return lines;
  const by = largest.debitcredit === 'debit' ? -difference : difference;
  return lines.map((line) => {
    if (line === largest) return { ...line, value: line.value + by };
    if (line.id === largest.baseline && line.vatvalue !== null)
      return { ...line, vatvalue: line.vatvalue + by };
    return line;
  });
}
