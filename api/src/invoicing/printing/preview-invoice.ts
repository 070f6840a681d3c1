import { drawInvoice } from '../../formats/pdf/draw-invoice';
import type { App } from '../../platform/app';
import type { Call, Preparation } from '../../platform/http/call';
import { checkForm } from '../check-form';
import type { CheckedForm } from '../checked-form';
import { readWithCustomer } from '../load-invoice';
import { partyOf } from '../party-of';
import { printedForm } from './printed';

/** The PDF in base64 of an invoice as typed in the editor; the rules for saving apply. */
export async function previewInvoice(
  { pdfThreads }: Pick<App, 'pdfThreads'>,
  { db, files, caller }: Preparation<Call>,
  { id, ...form }: CheckedForm & { id: number | null },
): Promise<string> {
  const { relation_id } = caller;
  const saved = id === null ? undefined : await readWithCustomer({ db, caller }, id);
  const { customer } = await checkForm(db, relation_id, form, saved);
  const to = partyOf(customer);
  const printed = await printedForm({ db, files }, form, {
    relation_id,
    to,
    saved: saved?.invoice,
  });
  return (await drawInvoice(pdfThreads, printed)).toString('base64');
}
