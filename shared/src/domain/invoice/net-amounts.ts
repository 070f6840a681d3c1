import {
  apportion,
  type Cents,
  divide,
  type Euro,
  fromCents,
  portion,
  type Share,
  sum,
  toCents,
} from '../money/money';
import { type TaxId, VAT } from '../vat/vat';
import {
  type InvoiceAmounts,
  type InvoiceTotals,
  invoiceTotals,
  type LineTotal,
  type VatTotal,
} from './invoice-totals';

/** A line without VAT. The price is never negative: of a negative line the quantity is. */
export type NetLine = {
  tax_id: TaxId;
  quantity: number;
  /** Price of one in euro, at most ten decimals: `30.9917355372`. */
  price: string;
  /** What the line's own discount takes off; negative when it adds to the amount. */
  allowance: Euro;
  /** Quantity × price − allowance, to within two cents. */
  net: Euro;
};

/** One kind of VAT. */
type NetGroup = {
  tax_id: TaxId;
  /** Sum of its lines. */
  lines: Euro;
  /** Its part of the invoice discount; negative when it adds to the amount. */
  allowance: Euro;
  /** Exactly `lines` − `allowance`. */
  taxable: Euro;
  vat: Euro;
};

/** An invoice without VAT in any price, as an e-invoice has it. */
export type NetAmounts = {
  lines: NetLine[];
  groups: NetGroup[];
  line_total: Euro;
  /** Sum of the allowances of the groups that take something off. */
  allowances: Euro;
  /** Sum of those that add, as a positive amount. */
  charges: Euro;
  total_ex_tax: Euro;
  vat: Euro;
  total: Euro;
};

type Priced = InvoiceAmounts['products'][number];

/** What is left of an amount of 100 + r when its VAT is taken out; nothing is when prices are without. */
type Part = { numerator: number; denominator: number };

/**
 * The amounts of an invoice without VAT: every sum is exact, so that an e-invoice adds up to the cent.
 *
 * Source: EN 16931 BR-CO-10 to BR-CO-16; Peppol BIS 3 R120 for the two cents of a line.
 */
export function netAmounts(invoice: InvoiceAmounts): NetAmounts {
  const totals = invoiceTotals(invoice);
  const groups = totals.groups.map((group) => netGroup(group, invoice.incl_tax));
  const allowances = groups.map(({ allowance }) => toCents(allowance));
  return {
    lines: netLines(invoice, totals, groups),
    groups,
    line_total: fromCents(sum(groups.map(({ lines }) => toCents(lines)))),
    allowances: fromCents(sum(allowances.filter((amount) => amount > 0))),
    charges: fromCents(-sum(allowances.filter((amount) => amount < 0)) as Cents),
    total_ex_tax: totals.total_ex_tax,
    vat: totals.vat,
    total: totals.total,
  };
}

const netPart = (tax_id: TaxId, inclTax: boolean): Part =>
  inclTax
    ? { numerator: 100, denominator: 100 + VAT[tax_id].percentage }
    : { numerator: 1, denominator: 1 };

const without = (amount: Euro, { numerator, denominator }: Part): Cents =>
  portion(toCents(amount), numerator, denominator);

function netGroup({ tax_id, discount, subtotal, taxable, vat }: VatTotal, inclTax: boolean) {
  const allowance = without(discount, netPart(tax_id, inclTax));
  // Without VAT in the prices `taxable` is subtotal − discount as it stands.
  const lines = inclTax ? ((toCents(taxable) + allowance) as Cents) : toCents(subtotal);
  return {
    tax_id,
    lines: fromCents(lines),
    allowance: fromCents(allowance),
    taxable,
    vat,
  };
}

/** In the order of the invoice; the lines of a kind of VAT add up to what its group says. */
function netLines(
  { products, incl_tax }: InvoiceAmounts,
  { lines }: InvoiceTotals,
  groups: NetGroup[],
): NetLine[] {
  const made = new Map<number, NetLine>();
  for (const { tax_id, lines: target } of groups) {
    const part = netPart(tax_id, incl_tax);
    const members = [...products.entries()].filter(([, line]) => line.tax_id === tax_id);
    const nets = apportion(
      members.map(([index]) => exactShare(lines[index] as LineTotal, part)),
      toCents(target),
    );
    members.forEach(([index, line], at) => {
      const { line_discount } = lines[index] as LineTotal;
      made.set(index, {
        tax_id,
        ...positivePrice(line, part),
        allowance: fromCents(without(line_discount, part)),
        net: fromCents(nets[at] as Cents),
      });
    });
  }
  return products.map((_, index) => made.get(index) as NetLine);
}

const exactShare = ({ amount }: LineTotal, { numerator, denominator }: Part): Share => ({
  numerator: BigInt(toCents(amount)) * BigInt(numerator),
  denominator: BigInt(denominator),
});

/** Source: EN 16931 BR-27, a price is not negative. */
function positivePrice({ amount, value }: Pick<Priced, 'amount' | 'value'>, part: Part) {
  const sign = value < 0 ? -1 : 1;
  return { quantity: sign * amount || 0, price: netPrice(Math.abs(value), part) };
}

const PRICE_DECIMALS = 10;

/** In whole numbers: ten decimals of a large price do not fit in a float. */
function netPrice(value: Euro, { numerator, denominator }: Part): string {
  const scale = 10n ** BigInt(PRICE_DECIMALS - 2);
  const scaled = divide(BigInt(toCents(value)) * BigInt(numerator) * scale, BigInt(denominator));
  const digits = String(scaled).padStart(PRICE_DECIMALS + 1, '0');
  const decimals = digits.slice(-PRICE_DECIMALS).replace(/0{1,8}$/, '');
  return `${digits.slice(0, -PRICE_DECIMALS)}.${decimals}`;
}
