import type { Call } from '../../http/call';
import { notFound } from '../../http/errors';
import { findInvoice } from '../store';
import { TEXTS as INVOICE_TEXTS } from '../texts';
import { recurrenceReply } from './recurrence-reply';
import { findRecurrence } from './store';

/** How a template comes back, or how the invoice did that was made from one; `null` for any other invoice. */
export async function getRecurrence({ db, caller }: Pick<Call, 'db' | 'caller'>, id: number) {
  const found = await findInvoice(db, caller.relation_id, id);
  if (!found) throw notFound(INVOICE_TEXTS.invoice);
  if (found.recurrence_id === null) return null;

  const repeated = await findRecurrence(db, caller.relation_id, found.recurrence_id);
  return repeated ? recurrenceReply({ db }, repeated) : null;
}
