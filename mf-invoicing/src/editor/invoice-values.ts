import type { Customer } from '@boekwerk/shared/contract/customers';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import {
  type Discount,
  type InvoiceAmounts,
  invoiceTotals,
} from '@boekwerk/shared/domain/invoice/invoice-totals';
import { REVERSE_CHARGE } from '@boekwerk/shared/domain/vat/vat';
import * as v from 'valibot';
import { formOf } from '../parts/preview/form-of';
import { texts } from '../texts';
import { expiryOf } from './details/next-expiry';
import {
  emptyLine,
  type LineValues,
  withoutTrailingLines,
  withTrailingLine,
} from './lines/invoice-lines';

/** An invoice while it is typed: with an empty line at the end, and fields that are not filled in yet. */
export type InvoiceValues = Omit<
  Required<InvoiceForm>,
  'products' | 'total' | 'is_ready' | 'updated_at'
> & {
  products: LineValues[];
  /** The total of what is typed; not a field, but the API may report an error under this name. */
  total?: number;
  /** When what is shown was saved; nothing for a new one. */
  updated_at?: string;
};

export const newInvoice = (date: IsoDate): InvoiceValues => ({
  to_relation_id: null,
  date,
  expiration_date: expiryOf({ date, payment_period: null }),
  delivery_date: null,
  description: '',
  reference: '',
  incl_tax: false,
  discount_percentage: 0,
  discount_value: 0,
  products: [emptyLine()],
});

/** A saved invoice, to go on typing in. */
export function valuesOf(invoice: Invoice): InvoiceValues {
  const { total: _total, is_ready: _ready, products, ...values } = formOf(invoice);
  return { ...values, products: withTrailingLine(products) };
}

type Typed = Pick<
  InvoiceValues,
  'incl_tax' | 'discount_percentage' | 'discount_value' | 'products'
>;

/** The amounts typed so far; missing ones count as 0. */
export const amountsOf = (values: Typed): InvoiceAmounts => ({
  incl_tax: values.incl_tax,
  discount_percentage: readable(values.discount_percentage),
  discount_value: readable(values.discount_value),
  products: values.products.map(lineAmounts),
});

export const lineAmounts = (line: LineValues) => ({
  amount: readable(line.amount),
  value: readable(line.value),
  tax_id: line.tax_id ?? 1,
  discount_percentage: readable(line.discount_percentage),
  discount_value: readable(line.discount_value),
});

/** 0 for a field that is empty or holds no number. */
const readable = (typed: number | null) => typed || 0;

/** The contract's rules for what is typed, and the one that needs to know the customer. */
export const invoiceSchema = (customerOf: (id: number) => Customer | undefined) =>
  v.pipe(
    v.custom<InvoiceValues>(() => true),
    v.transform(forWire),
    InvoiceForm,
    v.forward(
      v.check(
        ({ to_relation_id, products }) =>
          products.every(({ tax_id }) => tax_id !== REVERSE_CHARGE) ||
          mayBeReverseCharged(customerOf(to_relation_id)),
        texts.reverseCharge,
      ),
      ['to_relation_id'],
    ),
  );

/** A customer who is not in the cache is left to the API. */
const mayBeReverseCharged = (customer: Customer | undefined) =>
  !customer || (customer.type === 0 && customer.tax_number !== '');

/** What the API gets of what is typed. */
export function forWire(values: InvoiceValues): InvoiceForm {
  const products = withoutTrailingLines(values.products).map(withDiscount);
  return {
    ...withDiscount(values),
    products,
    total: invoiceTotals(amountsOf({ ...values, products })).total,
    // A valid form is ready to be sent.
    is_ready: true,
  };
}

/** An emptied discount is none. */
const withDiscount = <Of extends Discount>(of: Of): Of => ({
  ...of,
  discount_percentage: of.discount_percentage ?? 0,
  discount_value: of.discount_value ?? 0,
});
