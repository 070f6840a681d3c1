import type { Call } from '../platform/http/call';
import { invoiceReply } from './invoice-reply';
import { readInvoice } from './load-invoice';

export const getInvoice = async (call: Pick<Call, 'db' | 'files' | 'caller'>, id: number) =>
  invoiceReply(call, await readInvoice(call, id));
