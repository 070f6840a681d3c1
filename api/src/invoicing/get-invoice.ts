import type { Call } from '../platform/http/call';
import { invoiceReply } from './invoice-reply';
import { withCustomer } from './load-invoice';

export async function getInvoice(call: Pick<Call, 'db' | 'files' | 'caller'>, id: number) {
  const { invoice, ...loaded } = await withCustomer(call, id);
  return invoiceReply(call, invoice, loaded);
}
