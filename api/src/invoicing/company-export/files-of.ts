import { Readable } from 'node:stream';
import { documentName } from '@boekwerk/shared/domain/invoice/invoice-shown';
import type { App } from '../../platform/app';
import { HttpError } from '../../platform/errors';
import type { ExportTo } from '../../platform/export/export-part';
import { storedFile } from '../../platform/export/stored-file';
import { safeName } from '../../platform/files/content-kind';
import type { StoredFile } from '../../platform/files/files';
import { invoicePdf } from '../printing/invoice-pdf';
import { findInvoice, type StoredInvoice } from '../store';
import { TEXTS } from './texts';

type Printed = { invoice: StoredInvoice; pdf: StoredFile | null; ubl: StoredFile | null };

/** Takes along what was sent of an invoice; gives the places of its files, '' for one that there is not. */
export function filesOf(to: ExportTo, { invoice, pdf, ubl }: Printed) {
  // Of a concept nobody has a paper yet; that of an opening balance is with the program that sent it.
  if (invoice.invoice_number === null || invoice.is_opening_balance) return { pdf: '', ubl: '' };
  const at = invoice.sent_at ?? invoice.created_at;
  const name = safeName(documentName(invoice).replace(/[\\/]/g, '-'));
  const { store } = to.app;
  const paper = pdf ? storedFile(store, pdf) : { open: () => madeNow(to.app, invoice) };
  return {
    pdf: to.add({ folder: TEXTS.folders.pdf, name: `${name}.pdf`, at, ...paper }),
    ubl: ubl
      ? to.add({ folder: TEXTS.folders.ubl, name: `${name}.xml`, at, ...storedFile(store, ubl) })
      : '',
  };
}

/** A PDF that nobody has asked for yet is made, and kept from then on. One that cannot be made is not there. */
async function madeNow(app: App, { relation_id, id }: StoredInvoice): Promise<Readable | null> {
  const invoice = await findInvoice(app.db, relation_id, id);
  if (!invoice) return null;
  try {
    return Readable.from([Buffer.from(await invoicePdf(app, invoice))]);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    app.http.log.warn({ err: error }, 'an invoice goes along without its PDF');
    return null;
  }
}
