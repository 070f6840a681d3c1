import type { Call } from '../../platform/http/call';
import { readInvoice } from '../load-invoice';
import { recurrenceReply } from './recurrence-reply';
import { findRecurrence } from './store';

/** The recurrence of a template, or of an invoice made from one; `null` for any other invoice. */
export async function getRecurrence({ db, caller }: Pick<Call, 'db' | 'caller'>, id: number) {
  const found = await readInvoice({ db, caller }, id);
  if (found.recurrence_id === null) return null;

  const repeated = await findRecurrence(db, caller.relation_id, found.recurrence_id);
  return repeated ? recurrenceReply({ db }, repeated) : null;
}
