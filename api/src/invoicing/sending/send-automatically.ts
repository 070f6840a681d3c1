import { DEFAULT_EMAIL_TEXT, textInstead } from '@boekwerk/shared/domain/invoice/email-text';
import { isConcept } from '@boekwerk/shared/domain/invoice/invoice-status';
import { dueFromCustomer } from '@boekwerk/shared/domain/invoice/left-to-pay';
import type { Queries } from '../../platform/database/connect';
import { customerOf } from '../customer-of';
import { findEmailText } from '../settings/store';
import type { StoredInvoice } from '../store';
import { emailOf } from './customer-email';
import { freezeInvoice } from './freeze-invoice';
import { type Mailing, mailPermitFor, queueMail, type Sender } from './queue-mail';
import type { Decided } from './require-confirmation';

type Given = Pick<Decided, 'isDatedByRule'> &
  Pick<Mailing, 'subject'> & {
    /** Who gets a copy of an e-mail to these. */
    copyTo?: (emails: readonly string[]) => Promise<string | null>;
  };

/**
 * Mails an invoice to its own customer with the usual e-mail text; a concept gets its number. `invoice` must be locked.
 *
 * @returns it as it is then, and to whom it goes
 * @throws HttpError 422 for a customer without an e-mail address when a rule of the concept no longer passes, or
 * when confirmation is needed, which nobody is there to give; 409 without a company name
 */
export async function sendAutomatically(
  sender: Sender,
  invoice: StoredInvoice,
  { subject, copyTo, ...given }: Given = {},
): Promise<StoredInvoice & { mailed_to: string[] }> {
  const { db } = sender;
  const customer = await customerOf(db, invoice);
  const emails = [emailOf(customer)];
  const copy_to = (await copyTo?.(emails)) ?? null;
  const permit = await mailPermitFor(sender, invoice, { emails, copy_to });
  const decided = { ...given, is_confirmed: false };
  const frozen = isConcept(invoice.status)
    ? await freezeInvoice(sender, invoice, decided, { customer })
    : { sent: invoice };
  const { sent } = frozen;
  const message = await defaultEmailText(db, sent);
  await queueMail(sender, frozen, { kind: 'invoice', emails, copy_to, subject, message }, permit);
  return { ...sent, mailed_to: emails };
}

const defaultEmailText = async (db: Queries, sent: StoredInvoice): Promise<string> =>
  textInstead({ ...sent, due: dueFromCustomer(sent) }) ??
  (await findEmailText(db, sent.relation_id))?.text ??
  DEFAULT_EMAIL_TEXT;
