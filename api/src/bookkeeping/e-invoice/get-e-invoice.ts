import type { EInvoice } from '@boekwerk/shared/contract/bookkeeping/e-invoice';
import type { Call } from '../../platform/http/call';
import { getDocument } from '../documents/get-document';
import { eInvoiceOf } from './e-invoice-of';

/** @throws HttpError 404 for a document of another company */
export async function getEInvoice(call: Call, id: number): Promise<EInvoice | null> {
  return eInvoiceOf(call.files, await getDocument(call, id), 'documents');
}
