import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { UNIT_NAMES } from '@boekwerk/shared/domain/invoice/unit';
import { formatAmount, formatEuro, formatQuantity } from '@boekwerk/shared/domain/money/format';
import { discountName } from './lines';
import { type PrintedInvoice, signOf } from './printed-invoice';
import { TEXTS, VAT_OF_LINE, VAT_OF_TOTAL } from './texts';
import { dueOf } from './totals';

/**
 * Whether all that counts stands on paper, in this order: each line with its amount, and each of the totals.
 *
 * @param pages what was read from the PDF
 * @throws Error that names the first that is missing
 */
export function checkPrint(invoice: PrintedInvoice, pages: readonly string[]) {
  const text = tight(pages.join(''));
  let from = 0;
  for (const [what, wanted] of [...linesOf(invoice), ...totalsOf(invoice)]) {
    const at = text.indexOf(tight(wanted), from);
    if (at < 0) throw new Error(`${what} is missing on paper`);
    from = at + tight(wanted).length;
  }
}

type Wanted = [what: string, text: string];

/** From the invoice itself, and not from what was made of it for the page. */
function linesOf(invoice: PrintedInvoice): Wanted[] {
  const { lines } = invoiceTotals(invoice);
  const sign = signOf(invoice);
  return invoice.products.map(({ amount, unit, value, tax_id }, index) => {
    const total = lines[index]?.amount as number;
    return [
      `line ${index + 1}`,
      formatQuantity(amount) +
        UNIT_NAMES[unit] +
        formatAmount(sign * value) +
        VAT_OF_LINE[tax_id] +
        formatAmount(sign * total),
    ];
  });
}

function totalsOf(invoice: PrintedInvoice): Wanted[] {
  const totals = invoiceTotals(invoice);
  const { subtotal, discount, total_ex_tax, groups, total } = totals;
  const sign = signOf(invoice);
  return [
    ['the subtotal', TEXTS.subtotal + formatEuro(sign * subtotal)],
    ...(discount === 0
      ? []
      : [['the discount', discountName(invoice) + formatEuro(-sign * discount)] satisfies Wanted]),
    ['the total without VAT', TEXTS.totalExTax + formatEuro(sign * total_ex_tax)],
    ...groups.map(
      ({ tax_id, taxable, vat }): Wanted => [
        VAT_OF_TOTAL[tax_id],
        `${VAT_OF_TOTAL[tax_id]} over ${formatEuro(sign * taxable)}${formatEuro(sign * vat)}`,
      ],
    ),
    ['the total', TEXTS.total + formatEuro(sign * total)],
    ['what is due', formatEuro(Math.abs(dueOf(invoice, totals)))],
  ];
}

/** Where a row is broken off, and how wide a space is, says nothing. */
const tight = (text: string) => text.replace(/[\s\u200B]+/g, '');
