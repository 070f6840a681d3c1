import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { dateField, idParams } from '../fields';
import { dateRange } from '../lists';

const right = 'documents';

export const getOwnInvoice = endpoint({
  summary: 'The document that an invoice became when it was sent',
  method: 'GET',
  path: '/administrations/v1/invoice/:id/bookingitem',
  right,
  ids: { 'params.id': 'invoice' },
  params: idParams,
  /** `null` for what was not sent, or before the books were kept. */
  reply: v.object({ id: v.nullable(v.number()) }),
});

const path = '/administrations/v1/earlierinvoices';

export const countEarlierInvoices = endpoint({
  summary: 'How many invoices were sent before the books were kept, and are no documents yet',
  method: 'GET',
  path,
  right,
  query: v.object({ from: dateRange.from }),
  reply: v.object({
    count: v.number(),
    /** The day of the first of them; `null` when there are none. */
    first_date: v.nullable(v.string()),
    /** How many were sent, or added, and are being made into documents now. */
    waiting: v.number(),
  }),
});

export const addEarlierInvoices = endpoint({
  summary: 'Have invoices that were sent before the books were kept become documents',
  method: 'POST',
  path,
  right,
  body: v.object({ from: dateField('Kies een datum') }),
  /** How many become documents, which takes a while. */
  reply: v.object({ count: v.number() }),
  status: 202,
});
