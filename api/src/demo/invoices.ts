import { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import { addDays, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { dueDate } from '@boekwerk/shared/domain/invoice/payment-period';
import type { TaxId } from '@boekwerk/shared/domain/vat/vat';
import * as v from 'valibot';
import { CUSTOMERS, type Customer } from './customers';
import { ORDERS, type Order } from './orders';
import { PRODUCTS, type Product } from './products';

export type DemoInvoice = {
  customer: Customer;
  state: 'sent' | 'created' | 'concept';
  /** What happened to one that was sent. */
  then: 'paid' | 'partly paid' | 'reminded' | 'credited' | null;
  /** The form as the screen would send it, for the ids the customer and the products have. */
  form: (ids: Ids) => v.InferOutput<typeof InvoiceForm>;
  date: IsoDate;
};

type Ids = { customer: number; products: Record<Product, number> };

/** Before today, oldest first: more of late, so that most are not due yet. */
const SENT_DAYS_AGO = [
  ...[178, 160, 141, 120, 98, 83, 70, 58, 49, 41, 36, 29, 28, 27, 26, 25, 24],
  ...[22, 21, 20, 18, 17, 15, 14, 13, 11, 10, 8, 7, 6, 5, 3, 2, 1],
];
/** What is older is paid, but for these: one is late and was asked for again, one is late without a word. */
const UNPAID_SINCE = 40;
const REMINDED_DAYS_AGO = 70;
const FORGOTTEN_DAYS_AGO = 58;
const PARTLY_PAID_DAYS_AGO = 29;
/** The last one that was sent, so that its credit has the number after it. */
const CREDITED_DAYS_AGO = 1;
const CREATED_DAYS_AGO = [2, 1, 0];
const CONCEPT_DAYS_AGO = [5, 1, 0];

/** Forty invoices over the last half year, in the order of their dates; the same ones every time. */
export function demoInvoices(today: IsoDate): DemoInvoice[] {
  const planned = [
    ...SENT_DAYS_AGO.map((days) => ({ days, state: 'sent' as const })),
    ...CREATED_DAYS_AGO.map((days) => ({ days, state: 'created' as const })),
    ...CONCEPT_DAYS_AGO.map((days) => ({ days, state: 'concept' as const })),
  ];
  return planned.map(({ days, state }, index) => {
    const order = ORDERS[index % ORDERS.length] as Order;
    const date = addDays(today, -days);
    const { customer } = order;
    const then = state === 'sent' ? whatFollowed(days) : null;
    return { customer, state, then, date, form: (ids) => formOf(order, date, index, ids) };
  });
}

function whatFollowed(days: number): DemoInvoice['then'] {
  if (days === REMINDED_DAYS_AGO) return 'reminded';
  if (days === PARTLY_PAID_DAYS_AGO) return 'partly paid';
  if (days === CREDITED_DAYS_AGO) return 'credited';
  return days > UNPAID_SINCE && days !== FORGOTTEN_DAYS_AGO ? 'paid' : null;
}

function formOf(order: Order, date: IsoDate, index: number, ids: Ids) {
  const { customer, lines, tax_id, ...texts } = order;
  const { payment_period } = CUSTOMERS[customer];
  return v.parse(InvoiceForm, {
    ...texts,
    date,
    expiration_date: dueDate(date, payment_period),
    to_relation_id: ids.customer,
    products: lines.map((line) => lineOf(line, ids, { tax_id, more: index % 4 })),
  });
}

/** `more` keeps orders that come again from being the same to the cent. */
function lineOf(
  [product, amount, own = {}]: Order['lines'][number],
  { products }: Ids,
  { tax_id, more }: { tax_id: TaxId | undefined; more: number },
) {
  const kept = PRODUCTS[product];
  return {
    product_id: products[product],
    title: kept.title,
    amount: amount + (amount >= 10 ? more : 0),
    value: kept.value,
    tax_id: tax_id ?? kept.tax_id,
    unit: kept.unit,
    ...own,
  };
}
