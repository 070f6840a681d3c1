import { documentName } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { drawInvoice } from '../../formats/pdf/draw-invoice';
import { PdfNotMade } from '../../formats/pdf/pdf-not-made';
import { change } from '../../platform/change';
import { HttpError } from '../../platform/errors';
import { filesIn } from '../../platform/files/files';
import { isHindered } from '../../platform/jobs/hindered';
import type { StoredInvoice } from '../store';
import { invoiceUbl } from './invoice-ubl';
import { printedInvoice } from './printed';
import { markPdfFailed } from './store';
import { type Printing, storedBytes, storeOnce } from './store-once';

/**
 * The PDF of an invoice, with its UBL embedded when there is one. That of a sent invoice is made once, from the frozen
 * data, on the first request (a mail or a download) and kept: later requests get the same bytes. A failure is recorded
 * on the invoice, and retried.
 *
 * @throws PdfNotMade, HttpError 503 when too many are being drawn
 */
export async function invoicePdf(app: Printing, invoice: StoredInvoice): Promise<Uint8Array> {
  if (invoice.pdf_file_id !== null) return storedBytes(app, invoice.pdf_file_id);

  // Outside a transaction, because drawing is slow.
  const ubl = await invoiceUbl(app, invoice).catch((error) =>
    failed(app, invoice, withoutUbl(error)),
  );
  const { files } = filesIn(app.store, app.db);
  const printed = { ...(await printedInvoice({ db: app.db, files }, invoice)), ubl };
  if (invoice.invoice_number === null) return drawInvoice(app.pdfThreads, printed);
  const source = await drawInvoice(app.pdfThreads, printed).catch((error) =>
    failed(app, invoice, error),
  );
  const made = { name: `${documentName(invoice)}.pdf`, content_type: 'application/pdf', source };
  return storeOnce(app, invoice, 'pdf_file_id', made);
}

/** The e-invoice stands in the PDF: without it that is not made. */
const withoutUbl = (error: unknown) =>
  isHindered(error) || error instanceof HttpError ? error : new PdfNotMade(error);

async function failed(app: Printing, invoice: StoredInvoice, error: unknown): Promise<never> {
  if (error instanceof PdfNotMade)
    await change(app, async ({ db, queue }) => {
      const { id: invoice_id } = invoice;
      if (await markPdfFailed(db, invoice)) await queue('make-pdf', { invoice_id });
    });
  throw error;
}
