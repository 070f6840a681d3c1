import type { Call } from '../http/call';
import { notFound } from '../http/errors';
import { invoiceReply } from './invoice-reply';
import { findInvoice } from './store';
import { TEXTS } from './texts';

export async function getInvoice(call: Pick<Call, 'db' | 'files' | 'caller'>, id: number) {
  const { db, caller } = call;
  const found = await findInvoice(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.invoice);
  return invoiceReply(call, found);
}
