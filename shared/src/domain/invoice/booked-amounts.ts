import {
  apportion,
  type Cents,
  type Euro,
  fromCents,
  type Share,
  shareOf,
  sum,
  toCents,
} from '../money/money';
import { type TaxId, VAT } from '../vat/vat';
import type { InvoiceAmounts } from './invoice-totals';
import { netAmounts } from './net-amounts';

/** What is booked of the lines of an invoice that go to the same place. */
export type BookedAmount<Line> = {
  tax_id: TaxId;
  /** The first of its lines. */
  line: Line;
  /** Without VAT, all discounts taken off. */
  value: Euro;
  vat: Euro;
};

type Line = InvoiceAmounts['products'][number];
type Place<Of> = { line: Of; net: Cents };

/**
 * The amounts of an invoice per kind of VAT and place, to the cent: together they are its total without VAT, and its
 * VAT. Every place bears its part of the invoice discount, and of the rounding of the VAT. What comes to nothing is
 * left out.
 *
 * @param placeOf where a line goes: lines of one kind of VAT and the same place are added up
 */
export function bookedAmounts<Of extends Line>(
  invoice: Omit<InvoiceAmounts, 'products'> & { products: readonly Of[] },
  placeOf: (line: Of) => string,
): BookedAmount<Of>[] {
  const { lines, groups } = netAmounts(invoice);
  return groups.flatMap((group) => {
    const { tax_id } = group;
    const places = new Map<string, Place<Of>>();
    invoice.products.forEach((line, at) => {
      if (line.tax_id !== tax_id) return;
      const key = placeOf(line);
      const before = places.get(key) ?? { line, net: 0 as Cents };
      places.set(key, { ...before, net: sum([before.net, toCents(lines[at]?.net ?? 0)]) });
    });
    return shared([...places.values()], group).map((amount) => ({ tax_id, ...amount }));
  });
}

type Group = ReturnType<typeof netAmounts>['groups'][number];

function shared<Of>(places: readonly Place<Of>[], { tax_id, ...group }: Group) {
  const [whole, discount] = [toCents(group.lines), toCents(group.allowance)];
  const discounts = apportion(
    places.map(({ net }) => shareOf(net, whole, discount)),
    discount,
  );
  const values = places.map(({ net }, at) => (net - (discounts[at] as Cents)) as Cents);
  const vats = apportion(
    values.map(
      (value): Share => ({
        numerator: BigInt(value) * BigInt(VAT[tax_id].percentage),
        denominator: 100n,
      }),
    ),
    toCents(group.vat),
  );
  return places
    .map(({ line }, at) => ({
      line,
      value: fromCents(values[at] as Cents),
      vat: fromCents(vats[at] as Cents),
    }))
    .filter(({ value, vat }) => value !== 0 || vat !== 0);
}
