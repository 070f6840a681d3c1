import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { eq } from 'drizzle-orm';
import { createInvoice } from '../invoicing/create-invoice';
import { markInvoiceCreated } from '../invoicing/mark-invoice-created';
import { createProduct } from '../invoicing/products/create-product';
import { markInvoiceSent } from '../invoicing/sending/mark-invoice-sent';
import type { Change } from '../platform/change';
import { invoice } from '../platform/database/schema/invoicing';
import { relation } from '../platform/database/schema/relations';
import type { Call } from '../platform/http/call';
import { createCustomer } from '../relations/customers/save-customer';
import { CUSTOMERS, type Customer, SUPPLIERS } from './customers';
import { addSequel } from './invoice-sequel';
import { type DemoInvoice, demoInvoices } from './invoices';
import { PEOPLE } from './people';
import { PRODUCTS, type Product } from './products';
import { addTemplates } from './templates';

type Company = { relation_id: number; user_id: number };

/**
 * Gives a company its logo, customers, products and invoices, through the actions that the API itself
 * uses: numbers, totals and snapshots are as they would be.
 */
export async function addInvoices(
  made: Change,
  { logo, today, ...company }: Company & { logo: Uint8Array; today: IsoDate },
): Promise<void> {
  const { relation_id } = company;
  const of = { relation_id, name: 'logo.png', content_type: 'image/png' };
  const { id: logo_file_id } = await made.files.put({ ...of, source: logo });
  await made.db.update(relation).set({ logo_file_id }).where(eq(relation.id, relation_id));

  const call = callOf(made, company);
  const customers = await addAll(CUSTOMERS, (form) => createCustomer(call, relation_id, form));
  for (const form of SUPPLIERS) await createCustomer(call, relation_id, form);
  const products = await addAll(PRODUCTS, (form) => createProduct(call, form));
  for (const planned of demoInvoices(today))
    await addInvoice(call, planned, { customers, products });
  await addTemplates(call, { today, customers, products });
}

type Ids = { customers: Record<Customer, number>; products: Record<Product, number> };

async function addInvoice(
  call: Call,
  { customer, state, then, form, date }: DemoInvoice,
  { customers, products }: Ids,
): Promise<void> {
  const { id } = await createInvoice(call, form({ customer: customers[customer], products }));
  if (state === 'created') await markInvoiceCreated(call, id);
  if (state === 'sent') await markInvoiceSent(call, id, { is_confirmed: true });

  // As if it had been made on its day, in the morning; today's may not have come yet.
  const at = new Date(Math.min(Date.parse(`${date}T08:15:00Z`), Date.now()));
  const sent_at = state === 'sent' ? at : null;
  // Before the books were kept: what is sent from now on goes into them by itself.
  const past = { created_at: at, updated_at: at, sent_at, in_books: null };
  await call.db.update(invoice).set(past).where(eq(invoice.id, id));
  if (then) await addSequel(call, { id, date, then });
}

async function addAll<Key extends string, Form>(
  forms: Record<Key, Form>,
  add: (form: Form) => Promise<{ id: number }>,
): Promise<Record<Key, number>> {
  const ids: Partial<Record<Key, number>> = {};
  for (const key of Object.keys(forms) as Key[]) ids[key] = (await add(forms[key])).id;
  return ids as Record<Key, number>; // each key has had its turn
}

/** What the actions work with, as if the entrepreneur were signed in. Nothing of it goes into the audit. */
function callOf({ db, queue, files }: Change, { relation_id, user_id }: Company): Call {
  const { name, last_name } = PEOPLE.entrepreneur;
  const who = {
    type: 0,
    is_owner: true,
    is_impersonating: false,
    assignment: null,
    relation: {
      type: 0,
      booking_enabled: 1,
      is_import_customer: false,
      is_client: true,
      has_connection: false,
    },
  } as const;
  const caller = {
    user_id,
    relation_id,
    who,
    name: `${name} ${last_name}`,
    session_id: '',
    origin_relation_id: null,
    owns_origin: true,
  };
  return { db, queue, files, caller, record: () => {} };
}
