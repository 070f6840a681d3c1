import { readInvoice } from '../../invoicing/load-invoice';
import type { Call } from '../../platform/http/call';
import { findOwnInvoice } from './document-store';

/** The document that an invoice became. @throws HttpError 404 for an invoice of another company */
export async function getOwnInvoice(call: Pick<Call, 'db' | 'caller'>, invoice_id: number) {
  const { relation_id, id } = await readInvoice(call, invoice_id);
  return { id: await findOwnInvoice(call.db, relation_id, id) };
}
