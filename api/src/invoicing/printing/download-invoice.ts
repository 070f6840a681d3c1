import type { App } from '../../platform/app';
import { conflict } from '../../platform/errors';
import type { Caller } from '../../platform/http/caller';
import { readInvoice } from '../load-invoice';
import { TEXTS } from '../texts';
import { invoicePdf } from './invoice-pdf';

/**
 * The PDF of an invoice in base64; a concept's says that it is one.
 *
 * @throws HttpError 404 for another company's, 409 for an opening balance
 */
export async function downloadInvoice(app: App, caller: Caller, id: number): Promise<string> {
  const found = await readInvoice({ db: app.db, caller }, id);
  if (found.is_opening_balance) throw conflict(TEXTS.openingBalance);
  return Buffer.from(await invoicePdf(app, found)).toString('base64');
}
