import { allows } from '@boekwerk/shared/domain/invoice/invoice-status';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { invoiceReply } from '../invoice-reply';
import { loadWithCustomer } from '../load-invoice';
import { freezeInvoice } from './freeze-invoice';
import type { Decided } from './require-confirmation';
import { TEXTS } from './texts';

/**
 * Gives a concept its number without mailing it: the user delivers it.
 *
 * @throws HttpError 409 when it was sent before, or is a template; 422 at `is_confirmed` when something is asked first
 */
export async function markInvoiceSent(call: Call, id: number, decided: Decided) {
  const { invoice: before, ...read } = await loadWithCustomer(call, id);
  if (!allows(before, 'sendByHand')) throw conflict(refusal(before));

  // Before the number is taken, so that its lock is held as briefly as possible.
  await call.queue('make-pdf', { invoice_id: id });
  const { sent, loaded } = await freezeInvoice(call, before, decided, read);
  call.record({ entity: 'invoice', id, before, after: sent });
  return invoiceReply(call, sent, loaded);
}

const refusal = ({ invoice_number }: { invoice_number: string | null }) =>
  invoice_number === null ? TEXTS.notSendable : TEXTS.alreadySent;
