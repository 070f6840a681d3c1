import type { App } from '../../app';
import type { Caller } from '../../http/caller';
import { notFound } from '../../http/errors';
import { findInvoice } from '../store';
import { TEXTS } from '../texts';
import { invoicePdf } from './invoice-pdf';

/** The PDF of an invoice in base64; a concept's says that it is one. */
export async function downloadInvoice(
  app: App,
  { relation_id }: Caller,
  id: number,
): Promise<string> {
  const found = await findInvoice(app.db, relation_id, id);
  if (!found) throw notFound(TEXTS.invoice);
  return Buffer.from(await invoicePdf(app, found)).toString('base64');
}
