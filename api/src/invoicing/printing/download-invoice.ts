import type { App } from '../../platform/app';
import type { Caller } from '../../platform/http/caller';
import { readInvoice } from '../load-invoice';
import { invoicePdf } from './invoice-pdf';

/** The PDF of an invoice in base64; a concept's says that it is one. */
export async function downloadInvoice(app: App, caller: Caller, id: number): Promise<string> {
  const found = await readInvoice({ db: app.db, caller }, id);
  return Buffer.from(await invoicePdf(app, found)).toString('base64');
}
