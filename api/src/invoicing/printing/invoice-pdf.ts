import { documentName } from '@boekwerk/shared/domain/invoice-shown';
import { filesIn } from '../../files/files';
import { renderInvoice } from '../../pdf/render-invoice';
import type { StoredInvoice } from '../store';
import { invoiceUbl } from './invoice-ubl';
import { keepOnce, keptBytes, type Printing } from './keep-once';
import { printedInvoice } from './printed';

/**
 * The PDF of an invoice, with its UBL inside when there is one. That of a sent one is made once, from what was
 * frozen, and kept: whoever asks first, a mail or a download, makes it, and everybody gets the same bytes ever
 * after.
 */
export async function invoicePdf(app: Printing, invoice: StoredInvoice): Promise<Uint8Array> {
  if (invoice.pdf_file_id !== null) return keptBytes(app, invoice.pdf_file_id);

  // Outside a transaction: rendering takes a moment.
  const ubl = await invoiceUbl(app, invoice);
  const { files } = filesIn(app.store, app.db);
  const source = await renderInvoice({
    ...(await printedInvoice({ db: app.db, files }, invoice)),
    ubl,
  });
  if (invoice.invoice_number === null) return source;
  const made = { name: `${documentName(invoice)}.pdf`, content_type: 'application/pdf', source };
  return keepOnce(app, invoice, 'pdf_file_id', made);
}
