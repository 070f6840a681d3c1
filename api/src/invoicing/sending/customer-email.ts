import { invoiceEmail } from '@boekwerk/shared/domain/invoice-email';
import type { Queries } from '../../database/connect';
import { invalid } from '../../http/errors';
import { customerOf } from '../customer-of';
import type { StoredInvoice } from '../store';
import { TEXTS } from './texts';

/**
 * Where the mail about an invoice goes when nobody says so: the customer's address for invoices, else the other one.
 *
 * @throws HttpError 422 for a customer without an address
 */
export async function customerEmail(db: Queries, invoice: StoredInvoice): Promise<string> {
  const email = invoiceEmail(await customerOf(db, invoice));
  if (!email) throw invalid({ emails: TEXTS.emailRequired });
  return email;
}
