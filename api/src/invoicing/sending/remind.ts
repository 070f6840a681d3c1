import { today } from '@boekwerk/shared/domain/dates/dates';
import { reminderText } from '@boekwerk/shared/domain/invoice/email-text';
import { canRemind, isConcept, isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { conflict } from '../../platform/errors';
import { type StoredInvoice, updateInvoiceRow } from '../store';
import { type Mailing, mailPermitFor, queueMail, type Sender } from './queue-mail';
import { TEXTS } from './texts';

/** Queues a reminder of what is open of an invoice; without a message the usual one. `before` must be locked. */
export async function remind(
  sender: Sender,
  before: StoredInvoice,
  mailing: Omit<Mailing, 'kind'>,
): Promise<StoredInvoice> {
  const permit = await mailPermitFor(sender, before, mailing);
  const reminder_sent = before.reminder_sent + 1;
  const reminded = await updateInvoiceRow(sender.db, before, { reminder_sent });
  const message = mailing.message || reminderText(reminded.expiration_date, today());
  await queueMail(sender, { sent: reminded }, { ...mailing, kind: 'reminder', message }, permit);
  return reminded;
}

/** @throws HttpError 409 for an invoice of which nothing is open */
export function checkOpen(invoice: StoredInvoice): void {
  const { status, is_credit } = invoice;
  if (is_credit) throw conflict(TEXTS.creditIsNotReminded);
  if (isConcept(status) || isTemplate(status)) throw conflict(TEXTS.notSent);
  if (!canRemind(invoice)) throw conflict(TEXTS.nothingOpen);
}
