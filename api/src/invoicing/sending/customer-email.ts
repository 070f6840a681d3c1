import { invoiceEmail } from '@boekwerk/shared/domain/invoice/invoice-email';
import { withoutDoubles } from '@boekwerk/shared/domain/relation/email-address';
import type { Queries } from '../../platform/database/connect';
import { invalid } from '../../platform/errors';
import { customerOf } from '../customer-of';
import type { StoredInvoice, StoredRelation } from '../store';
import { findMails } from './store';
import { TEXTS } from './texts';

/** Default addresses of a reminder: those of the invoice, else the customer's. */
export async function reminderEmails(db: Queries, invoice: StoredInvoice): Promise<string[]> {
  const mails = await findMails(db, invoice.relation_id, invoice.id);
  const before = mails.find(({ kind, state }) => kind === 'invoice' && state !== 'failed');
  return before ? withoutDoubles(before.emails) : [emailOf(await customerOf(db, invoice))];
}

/**
 * Default address of a mail about an invoice: the customer's address for invoices, else the personal one.
 *
 * @throws HttpError 422 for a customer without an address
 */
export function emailOf(customer: StoredRelation): string {
  const email = invoiceEmail(customer);
  if (!email) throw invalid({ emails: TEXTS.emailRequired });
  return email;
}
