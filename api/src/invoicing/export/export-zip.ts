import { buffer } from 'node:stream/consumers';
import { type ExportRequest, MAX_ZIPPED } from '@boekwerk/shared/contract/invoice-export';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { documentName } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { ZipFile } from 'yazl';
import type { App } from '../../platform/app';
import { invalid } from '../../platform/errors';
import type { Caller } from '../../platform/http/caller';
import { invoicePdf } from '../printing/invoice-pdf';
import { invoiceUbl } from '../printing/invoice-ubl';
import { exportFilter } from './export-filter';
import { fileNames } from './file-names';
import { findSent } from './store';
import { exportName, TEXTS } from './texts';

/**
 * The PDF of each invoice that was sent, and its UBL when there is one, in a zip. Concepts are left out.
 *
 * @throws HttpError 404 when one of the chosen is not the company's, 422 for more than a hundred, or none
 */
export async function exportZip(app: App, { relation_id }: Caller, request: ExportRequest) {
  const fits = await exportFilter(app.db, relation_id, request);
  const sent = await findSent(app.db, fits, MAX_ZIPPED + 1);
  if (sent.length > MAX_ZIPPED) throw invalid({ invoice_ids: TEXTS.tooManyZipped });
  if (sent.length === 0) throw invalid({ invoice_ids: TEXTS.noneSent });

  const nameFor = fileNames();
  const zip = new ZipFile();
  for (const invoice of sent) {
    const name = documentName(invoice);
    // Stored as it is: a PDF is packed already.
    const pdf = Buffer.from(await invoicePdf(app, invoice));
    zip.addBuffer(pdf, nameFor(name, 'pdf'), { compress: false });
    const ubl = await invoiceUbl(app, invoice);
    if (ubl) zip.addBuffer(Buffer.from(ubl.content), nameFor(name, 'xml'));
  }
  zip.end();
  return { name: exportName(today(), 'zip'), content: await buffer(zip.outputStream) };
}
