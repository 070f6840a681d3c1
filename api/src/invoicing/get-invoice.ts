import type { Call } from '../platform/http/call';
import { invoiceReply } from './invoice-reply';
import { readWithCustomer } from './load-invoice';

/** An invoice of the company with all that is shown of it. @throws HttpError 404 for one of another company */
export async function getInvoice(call: Pick<Call, 'db' | 'files' | 'caller'>, id: number) {
  const { invoice, ...loaded } = await readWithCustomer(call, id);
  return invoiceReply(call, invoice, loaded);
}
