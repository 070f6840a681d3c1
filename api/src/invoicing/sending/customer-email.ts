import type { Queries } from '../../database/connect';
import { invalid } from '../../http/errors';
import { findCustomer, type StoredInvoice } from '../store';
import { TEXTS } from './texts';

/**
 * Where the mail about an invoice goes when nobody says so: the customer's address for invoices, else the other one.
 *
 * @throws HttpError 422 for a customer without an address
 */
export async function customerEmail(
  db: Queries,
  { relation_id, to_relation_id }: StoredInvoice,
): Promise<string> {
  const customer = await findCustomer(db, relation_id, to_relation_id);
  const email = customer?.general_email || customer?.email;
  if (!email) throw invalid({ emails: TEXTS.emailRequired });
  return email;
}
