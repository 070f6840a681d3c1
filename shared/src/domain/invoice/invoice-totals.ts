import {
  apportion,
  type Cents,
  type Euro,
  fromCents,
  portion,
  shareOf,
  sum,
  toCents,
} from '../money/money';
import { type TaxId, VAT } from '../vat/vat';

/** When both are given, the percentage goes first. Percentages have at most two decimals. */
export type Discount = { discount_percentage: number; discount_value: Euro };

/** `amount` is the quantity (at most three decimals), `value` the price of one. */
export type LineAmounts = Discount & { amount: number; value: Euro; tax_id: TaxId };

export type InvoiceAmounts = Discount & {
  /** Whether prices are entered with the VAT in them. */
  incl_tax: boolean;
  products: readonly LineAmounts[];
};

export type LineTotal = {
  /** Quantity × price. */
  gross: Euro;
  line_discount: Euro;
  /** The line's amount after its own discount. */
  amount: Euro;
  /** Its part of the invoice discount. */
  invoice_discount: Euro;
};

export type VatTotal = {
  tax_id: TaxId;
  /** Sum of the lines, in the invoice's price mode. */
  subtotal: Euro;
  /** Its part of the invoice discount, in the invoice's price mode. */
  discount: Euro;
  /** What the VAT is charged over. */
  taxable: Euro;
  vat: Euro;
};

export type InvoiceTotals = {
  lines: LineTotal[];
  /** Sum of the lines, with or without VAT as the invoice is entered. */
  subtotal: Euro;
  discount: Euro;
  /** One row per kind of VAT in use, by id. */
  groups: VatTotal[];
  total_ex_tax: Euro;
  vat: Euro;
  total: Euro;
};

type Line = { tax_id: TaxId; gross: Cents; discount: Cents; amount: Cents };
type Group = { tax_id: TaxId; subtotal: Cents; discount: Cents; taxable: Cents; vat: Cents };

/**
 * Adds up an invoice; the form, the PDF, the list and the API all use this.
 *
 * The invoice discount is shared out over the kinds of VAT, and VAT is rounded once per kind.
 * Source: EN 16931 BR-CO-17. (Taken out of an amount with VAT in it, VAT can differ a cent from
 * net × rate; the rule allows that.) A credit has the same, positive amounts; the screen negates them.
 */
export function invoiceTotals(invoice: InvoiceAmounts): InvoiceTotals {
  const lines = invoice.products.map(lineOf);
  const subtotal = sum(lines.map(({ amount }) => amount));
  const discount = discountOn(subtotal, invoice);
  const groups = groupsOf(lines, subtotal, discount, invoice.incl_tax);
  const shares = sharesOfLines(lines, groups);
  const taxable = sum(groups.map((group) => group.taxable));
  const vat = sum(groups.map((group) => group.vat));

  return {
    lines: lines.map((line, index) => ({
      gross: fromCents(line.gross),
      line_discount: fromCents(line.discount),
      amount: fromCents(line.amount),
      invoice_discount: fromCents(shares[index] as Cents),
    })),
    subtotal: fromCents(subtotal),
    discount: fromCents(discount),
    groups: groups.map(groupInEuro),
    total_ex_tax: fromCents(taxable),
    vat: fromCents(vat),
    total: fromCents(sum([taxable, vat])),
  };
}

/** The amount of one line: quantity × price, less its own discount. */
export const lineAmount = (line: LineAmounts): Euro => fromCents(lineOf(line).amount);

function lineOf(line: LineAmounts): Line {
  const gross = portion(toCents(line.value), Math.round(line.amount * 1000), 1000);
  const discount = discountOn(gross, line);
  return { tax_id: line.tax_id, gross, discount, amount: (gross - discount) as Cents };
}

/** Brings `amount` closer to zero, never past it. */
function discountOn(amount: Cents, { discount_percentage, discount_value }: Discount): Cents {
  const percentage = portion(amount, Math.round(discount_percentage * 100), 100_00);
  const left = amount - percentage;
  return (percentage +
    Math.sign(left) * Math.min(toCents(discount_value), Math.abs(left))) as Cents;
}

function groupsOf(lines: Line[], subtotal: Cents, discount: Cents, inclTax: boolean): Group[] {
  const taxIds = [...new Set(lines.map(({ tax_id }) => tax_id))].sort((a, b) => a - b);
  const subtotals = taxIds.map((tax_id) =>
    sum(lines.filter((line) => line.tax_id === tax_id).map(({ amount }) => amount)),
  );
  const discounts = apportion(
    subtotals.map((amount) => shareOf(amount, subtotal, discount)),
    discount,
  );
  return taxIds.map((tax_id, index) => {
    const own = subtotals[index] as Cents;
    const less = discounts[index] as Cents;
    return {
      tax_id,
      subtotal: own,
      discount: less,
      ...splitVat(tax_id, (own - less) as Cents, inclTax),
    };
  });
}

/** Net × rate / 100, or gross × rate / (100 + rate). */
function splitVat(tax_id: TaxId, amount: Cents, inclTax: boolean) {
  const rate = VAT[tax_id].percentage;
  if (!inclTax) return { taxable: amount, vat: portion(amount, rate, 100) };

  const vat = portion(amount, rate, 100 + rate);
  return { taxable: (amount - vat) as Cents, vat };
}

/** The part of its group's discount that each line carries, in the order of the lines. */
function sharesOfLines(lines: Line[], groups: Group[]): Cents[] {
  const shares = new Map<Line, Cents>();
  for (const { tax_id, subtotal, discount } of groups) {
    const members = lines.filter((line) => line.tax_id === tax_id);
    const parts = apportion(
      members.map(({ amount }) => shareOf(amount, subtotal, discount)),
      discount,
    );
    members.forEach((line, index) => {
      shares.set(line, parts[index] as Cents);
    });
  }
  return lines.map((line) => shares.get(line) as Cents);
}

const groupInEuro = (group: Group): VatTotal => ({
  tax_id: group.tax_id,
  subtotal: fromCents(group.subtotal),
  discount: fromCents(group.discount),
  taxable: fromCents(group.taxable),
  vat: fromCents(group.vat),
});
