import type { Queries } from '../platform/database/connect';
import { checkReverseCharge } from './check-form';
import { customerOf } from './customer-of';
import { findLines, type StoredInvoice, type StoredLine, type StoredRelation } from './store';

/** What was read to check it. */
type Sendable = { customer: StoredRelation; lines: StoredLine[] };

/**
 * The rules that may have started to fail since a concept was saved, because its customer has changed.
 *
 * @param known its customer, when it has been read
 * @throws HttpError 422
 */
export async function checkSendable(
  db: Queries,
  invoice: StoredInvoice,
  known?: StoredRelation,
): Promise<Sendable> {
  const customer = known ?? (await customerOf(db, invoice));
  const lines = await findLines(db, invoice.relation_id, invoice.id);
  checkReverseCharge(customer, lines);
  return { customer, lines };
}
