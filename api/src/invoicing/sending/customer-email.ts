import { invoiceEmail } from '@boekwerk/shared/domain/invoice/invoice-email';
import type { Queries } from '../../platform/database/connect';
import { invalid } from '../../platform/errors';
import { customerOf } from '../customer-of';
import type { StoredInvoice, StoredRelation } from '../store';
import { findMails } from './store';
import { TEXTS } from './texts';

/** Where a reminder goes when nobody says so: where the invoice went, else to the customer. */
export async function reminderEmails(db: Queries, invoice: StoredInvoice): Promise<string[]> {
  const mails = await findMails(db, invoice.relation_id, invoice.id);
  const before = mails.find(({ kind, state }) => kind === 'invoice' && state !== 'failed');
  return before ? before.emails : [emailOf(await customerOf(db, invoice))];
}

/**
 * Where the mail about an invoice goes when nobody says so: the customer's address for invoices, else the other one.
 *
 * @throws HttpError 422 for a customer without an address
 */
export function emailOf(customer: StoredRelation): string {
  const email = invoiceEmail(customer);
  if (!email) throw invalid({ emails: TEXTS.emailRequired });
  return email;
}
