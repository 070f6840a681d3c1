import type { InvoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { formatEuro } from '@boekwerk/shared/domain/money/format';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { REVERSE_CHARGE, VAT } from '@boekwerk/shared/domain/vat/vat';
import { Amount } from '@boekwerk/shared/ui/text';
import { texts } from './texts';

type Props = {
  totals: InvoiceTotals;
  /** What was paid so far. */
  paid?: Euro;
  /** What sent credits take off. */
  credited?: Euro;
  /** What of a credit took off what was open of its invoice. */
  settled?: Euro;
  /** What is left to pay. */
  open: Euro;
  /** -1 for a credit, whose stored amounts are positive. */
  sign?: 1 | -1;
};

/** What an invoice adds up to, one row per kind of VAT. */
export const TotalsPanel = (props: Props) => <Rows rows={rowsOf(props)} />;

/** Of an invoice of another program: what was open of it when it was brought in, and what was paid since. */
export function OpeningBalancePanel({
  total,
  paid,
  open,
}: Record<'total' | 'paid' | 'open', Euro>) {
  return (
    <Rows
      rows={[
        { name: texts.totals.openingBalance, amount: total },
        ...(paid === 0 ? [] : [{ name: texts.totals.paid, amount: -paid }]),
        openRow(open),
      ]}
    />
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="invoicing-totals">
      {rows.map(({ name, amount, isStrong }) => (
        <div key={name} className={isStrong ? 'invoicing-totals-strong' : undefined}>
          <dt>{name}</dt>
          <dd>
            <Amount value={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Row = { name: string; amount: Euro; isStrong?: boolean };

function rowsOf({ totals, paid = 0, credited = 0, settled = 0, open, sign = 1 }: Props): Row[] {
  const { subtotal, discount, total_ex_tax, groups, total } = totals;
  return [
    { name: texts.totals.subtotal, amount: sign * subtotal },
    ...(discount === 0 ? [] : [{ name: texts.totals.discount, amount: -sign * discount }]),
    { name: texts.totals.total, amount: sign * total, isStrong: true },
    { name: texts.totals.exVat, amount: sign * total_ex_tax },
    ...groups.map((group) => ({ name: vatName(group, sign), amount: sign * group.vat })),
    ...(credited === 0 ? [] : [{ name: texts.totals.credited, amount: -credited }]),
    ...(settled === 0 ? [] : [{ name: texts.totals.settled, amount: -sign * settled }]),
    ...(paid === 0 ? [] : [{ name: texts.totals.paid, amount: -sign * paid }]),
    openRow(sign * open, sign),
  ];
}

/** Repayments are named from the customer's point of view, as on the PDF: also of a credit of which nothing goes back. */
const openRow = (open: Euro, sign = 1): Row =>
  open < 0 || (sign < 0 && open === 0)
    ? { name: texts.totals.toReceive, amount: 0 - open, isStrong: true }
    : { name: texts.totals.open, amount: open, isStrong: true };

function vatName({ tax_id, taxable }: InvoiceTotals['groups'][number], sign: 1 | -1): string {
  if (tax_id === REVERSE_CHARGE) return texts.totals.reverseCharged(formatEuro(sign * taxable));
  const { name, percentage } = VAT[tax_id];
  return percentage > 0 ? texts.totals.vat(name) : name;
}
