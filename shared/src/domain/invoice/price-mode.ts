import {
  type Cents,
  divide,
  type Euro,
  fromCents,
  minus,
  portion,
  shareOf,
  toCents,
} from '../money/money';
import { type TaxId, VAT } from '../vat/vat';
import type { InvoiceAmounts } from './invoice-totals';
import { invoiceTotals } from './invoice-totals';

/** A price without VAT as one with VAT in it, or the other way round, to the cent. */
export function priceAs(inclTax: boolean, price: Euro, tax_id: TaxId): Euro {
  const gross = 100 + VAT[tax_id].percentage;
  const [numerator, denominator] = inclTax ? [gross, 100] : [100, gross];
  return fromCents(portion(toCents(price), numerator, denominator));
}

/**
 * The same invoice with its prices and discounts in the other mode. Prices are whole cents, so the total may come out
 * a few cents elsewhere: `difference` is what it became less what it was.
 */
export function inOtherMode(invoice: InvoiceAmounts): InvoiceAmounts & { difference: Euro } {
  const incl_tax = !invoice.incl_tax;
  const before = invoiceTotals(invoice);
  const products = invoice.products.map((line) => ({
    ...line,
    value: priceAs(incl_tax, line.value, line.tax_id),
    discount_value: priceAs(incl_tax, line.discount_value, line.tax_id),
  }));
  const plain = { ...invoice, incl_tax, products };
  const subtotal = invoiceTotals({ ...plain, discount_value: 0, discount_percentage: 0 }).subtotal;
  const discount_value = scaled(invoice.discount_value, subtotal, before.subtotal);
  const after = invoiceTotals({ ...plain, discount_value });
  return { ...plain, discount_value, difference: minus(after.total, before.total) };
}

/** `amount` as a part of `after` as it was of `before`; of nothing it is no part, and stays as it was typed. */
function scaled(amount: Euro, after: Euro, before: Euro): Euro {
  if (before === 0) return amount;
  const share = shareOf(toCents(amount), toCents(before), toCents(after));
  return fromCents(Number(divide(share.numerator, share.denominator)) as Cents);
}
