import type { App } from '../../app';
import { change } from '../../change';
import { filesIn } from '../../files/files';
import { renderInvoice } from '../../pdf/render-invoice';
import { keepPdf, lockInvoice, type StoredInvoice } from '../store';
import { pdfName } from '../texts';
import { printedInvoice } from './printed';

/**
 * The PDF of an invoice. That of a sent one is made once, from what was frozen, and kept: whoever asks
 * first, a mail or a download, makes it, and everybody gets the same bytes ever after.
 */
export async function invoicePdf(
  app: Pick<App, 'db' | 'jobs' | 'store'>,
  invoice: StoredInvoice,
): Promise<Uint8Array> {
  const { files } = filesIn(app.store, app.db);
  if (invoice.pdf_file_id !== null) return (await files.get(invoice.pdf_file_id)).bytes;

  // Outside a transaction: rendering takes a moment.
  const made = await renderInvoice(await printedInvoice({ db: app.db, files }, invoice));
  if (invoice.invoice_number === null) return made;
  return (await files.get(await keepFirst(app, invoice, made))).bytes;
}

/** Keeps a PDF unless somebody was quicker; gives the id of the one that is kept. */
function keepFirst(
  app: Pick<App, 'db' | 'jobs' | 'store'>,
  { relation_id, id, invoice_number }: StoredInvoice,
  made: Uint8Array,
): Promise<string> {
  return change(app, async ({ db, files }) => {
    const now = await lockInvoice(db, relation_id, id);
    if (!now) throw new Error(`invoice ${id} is gone`);
    if (now.pdf_file_id !== null) return now.pdf_file_id;

    const name = pdfName(invoice_number ?? '');
    const kept = await files.put({
      ...{ relation_id, name, content_type: 'application/pdf' },
      source: made,
    });
    await keepPdf(db, now, kept.id);
    return kept.id;
  });
}
