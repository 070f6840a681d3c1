import { allows } from '@boekwerk/shared/domain/invoice/invoice-status';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { invoiceReply } from '../invoice-reply';
import { loadInvoice } from '../load-invoice';
import { freezeInvoice } from './freeze-invoice';
import type { Decided } from './refuse-unasked';
import { TEXTS } from './texts';

/**
 * Gives a concept its number; the user brings it to the customer.
 *
 * @throws HttpError 409 when it was sent before, or is a template; 422 at `is_confirmed` when something is asked first
 */
export async function markInvoiceSent(call: Call, id: number, decided: Decided) {
  const before = await loadInvoice(call, id);
  if (!allows(before, 'sendByHand')) throw conflict(refusal(before));

  const { sent, known } = await freezeInvoice(call, before, decided);
  call.record({ entity: 'invoice', id, before, after: sent });
  await call.queue('make-pdf', { invoice_id: id });
  return invoiceReply(call, sent, known);
}

const refusal = ({ invoice_number }: { invoice_number: string | null }) =>
  invoice_number === null ? TEXTS.notSendable : TEXTS.alreadySent;
