import { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import { addMonths, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { RecurrenceType } from '@boekwerk/shared/domain/invoice/recurrence';
import * as v from 'valibot';
import { createInvoice } from '../invoicing/create-invoice';
import { createRecurrence } from '../invoicing/recurrence/create-recurrence';
import type { Call } from '../platform/http/call';
import type { Customer } from './customers';
import { PRODUCTS, type Product } from './products';

type Ids = { customers: Record<Customer, number>; products: Record<Product, number> };
type Template = {
  customer: Customer;
  description: string;
  line: [product: Product, amount: number];
  recurrence_type: RecurrenceType;
  send_automatically: boolean;
  max_recurrences: number;
};

const MONTHLY: RecurrenceType = 1;
const QUARTERLY: RecurrenceType = 2;

const TEMPLATES: readonly Template[] = [
  {
    customer: 'hotel',
    description: 'Broodabonnement {maand}',
    line: ['sourdough', 90],
    recurrence_type: MONTHLY,
    send_automatically: true,
    max_recurrences: 0,
  },
  {
    customer: 'library',
    description: 'Koffietafel {kwartaal}',
    line: ['applePie', 12],
    recurrence_type: QUARTERLY,
    send_automatically: false,
    max_recurrences: 4,
  },
];

/** What comes back from the first of next month on. */
export async function addTemplates(
  call: Call,
  { today, customers, products }: Ids & { today: IsoDate },
): Promise<void> {
  const first = `${addMonths(today, 1).slice(0, 8)}01`;
  for (const { customer, description, line, ...schedule } of TEMPLATES) {
    const [product, amount] = line;
    const { title, value, tax_id, unit } = PRODUCTS[product];
    const form = v.parse(InvoiceForm, {
      to_relation_id: customers[customer],
      description,
      date: today,
      expiration_date: addMonths(today, 1),
      products: [{ product_id: products[product], title, amount, value, tax_id, unit }],
    });
    const { id } = await createInvoice(call, form);
    const dates = { next_date: first, next_period_start: first };
    await createRecurrence(call, { base_invoice_id: id, ...schedule, ...dates });
  }
}
