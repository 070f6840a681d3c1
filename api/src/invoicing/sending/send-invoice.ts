import type { SendRequest } from '@boekwerk/shared/contract/invoice-sending';
import { allows, isConcept } from '@boekwerk/shared/domain/invoice/invoice-status';
import type * as v from 'valibot';
import type { App } from '../../platform/app';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { type AlreadyLoaded, invoiceReply } from '../invoice-reply';
import { loadWithCustomer } from '../load-invoice';
import type { FoundInvoice, Happened, StoredInvoice } from '../store';
import { copyFor } from './copy-for';
import { freezeInvoice } from './freeze-invoice';
import { type Mailing, mailPermitFor, queueMail, type Sender } from './queue-mail';
import { checkOpen, remind } from './remind';
import { TEXTS } from './texts';

type Request = Pick<
  v.InferOutput<typeof SendRequest>,
  'emails' | 'subject' | 'message' | 'copy_to_self' | 'is_reminder' | 'is_confirmed'
>;

/**
 * Mails an invoice, or a reminder of it, to the customer.
 *
 * A concept gets its number and is frozen; one that was sent keeps both and is mailed again. Number, state
 * and mail are one transaction: a failure leaves no gap in the numbers, and no mail.
 *
 * @throws HttpError 404 for an invoice of another company, 409 when its state does not allow it, 422 at `is_confirmed`
 * when something is asked about it first
 */
export async function sendInvoice(
  { config: { mailLimits: limits } }: Pick<App, 'config'>,
  call: Call,
  id: number,
  { is_reminder, copy_to_self, ...request }: Request,
) {
  const { invoice: before, ...read } = await loadWithCustomer(call, id);
  const sender = { ...call, user_id: call.caller.user_id, limits };
  const mailing = { ...request, copy_to: await copyFor(call, request.emails, copy_to_self) };
  const send = is_reminder ? sendReminder : sendItself;
  const { sent: after, loaded } = await send(sender, { before, read }, mailing);
  call.record({ entity: 'invoice', id, before, after: { ...after, mailed_to: mailing.emails } });
  return invoiceReply(call, after, { ...loaded, happened: { ...loaded.happened, mails: true } });
}

/** An invoice that is locked, and what was read with it. */
type Locked = { before: StoredInvoice; read: Omit<FoundInvoice, 'invoice'> };

/** The invoice as it is then, and what was read on the way. */
type Sent = { sent: StoredInvoice; loaded: AlreadyLoaded & { happened: Happened } };

type Mailed = Omit<Mailing, 'kind'> & Pick<Request, 'is_confirmed'>;

async function sendItself(
  sender: Sender,
  { before, read }: Locked,
  { is_confirmed, ...mailing }: Mailed,
): Promise<Sent> {
  if (!allows(before, 'send')) throw conflict(TEXTS.notSendable);
  const permit = await mailPermitFor(sender, before, mailing);
  const frozen = isConcept(before.status)
    ? await freezeInvoice(sender, before, { is_confirmed }, read)
    : { sent: before, loaded: read };
  await queueMail(sender, frozen, { kind: 'invoice', ...mailing }, permit);
  return frozen;
}

async function sendReminder(
  sender: Sender,
  { before, read }: Locked,
  mailing: Mailed,
): Promise<Sent> {
  checkOpen(before);
  return { sent: await remind(sender, before, mailing), loaded: read };
}
