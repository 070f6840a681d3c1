import { type ExportRequest, MAX_ZIPPED } from '@boekwerk/shared/contract/invoice-export';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { documentName } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { type Zippable, zipSync } from 'fflate';
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
  const files: Zippable = {};
  for (const invoice of sent) {
    const name = documentName(invoice);
    // Stored as it is: a PDF is packed already.
    files[nameFor(name, 'pdf')] = [await invoicePdf(app, invoice), { level: 0 }];
    const ubl = await invoiceUbl(app, invoice);
    if (ubl) files[nameFor(name, 'xml')] = new TextEncoder().encode(ubl.content);
  }
  return { name: exportName(today(), 'zip'), content: zipSync(files) };
}
