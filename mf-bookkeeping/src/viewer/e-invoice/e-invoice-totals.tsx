import type { EInvoice } from '@boekwerk/shared/contract/bookkeeping/e-invoice';
import { money } from './money';
import { texts } from './texts';

/** What it comes to, with each rate of VAT. */
export const EInvoiceTotals = ({ invoice }: { invoice: EInvoice }) => (
  <dl className="bookkeeping-e-invoice-totals">
    {totalsOf(invoice)
      .filter(([, amount]) => amount !== null)
      .map(([name, amount], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd className="bw-figures">{money(amount, invoice.currency)}</dd>
        </div>
      ))}
  </dl>
);

type Total = readonly [name: string, amount: number | null];

function totalsOf(invoice: EInvoice): Total[] {
  const { allowances, vat, net, total, prepaid, payable, currency } = invoice;
  return [
    ...allowances.map(
      ({ is_charge, reason, amount }): Total => [
        reason || (is_charge ? texts.charge : texts.allowance),
        amount !== null && !is_charge ? -amount : amount,
      ],
    ),
    [texts.net, net],
    ...vat.map((part): Total => [vatName(part, currency), part.amount]),
    [texts.total, total],
    [texts.prepaid, prepaid ? -prepaid : null],
    [texts.payable, prepaid ? payable : null],
  ];
}

function vatName({ percentage, base, reason }: EInvoice['vat'][number], currency: string): string {
  if (!percentage) return reason || texts.noVat(money(base, currency));
  return texts.vatOf(texts.percentage(percentage), money(base, currency));
}
