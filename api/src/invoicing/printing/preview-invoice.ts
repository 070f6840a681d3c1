import type { Call, Preparation } from '../../http/call';
import { notFound } from '../../http/errors';
import { renderInvoice } from '../../pdf/render-invoice';
import { type CheckedForm, checkForm } from '../check-form';
import { partyOf } from '../party-of';
import { findInvoice } from '../store';
import { TEXTS } from '../texts';
import { printedForm } from './printed';

/** The PDF in base64 of an invoice as it stands in the editor, by the rules for saving it. */
export async function previewInvoice(
  { db, files, caller }: Preparation<Call>,
  { id, ...form }: CheckedForm & { id: number | null },
): Promise<string> {
  const { relation_id } = caller;
  const saved = id === null ? undefined : await findInvoice(db, relation_id, id);
  if (id !== null && !saved) throw notFound(TEXTS.invoice);

  const { customer } = await checkForm(db, relation_id, form, saved);
  const to = partyOf(customer);
  const printed = await printedForm({ db, files }, form, { relation_id, to, saved });
  return (await renderInvoice(printed)).toString('base64');
}
