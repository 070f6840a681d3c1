import type { Queries } from '../database/connect';
import { checkReverseCharge } from './check-form';
import {
  findCustomer,
  findLines,
  type StoredInvoice,
  type StoredLine,
  type StoredRelation,
} from './store';

/** What was read to check it. */
export type Sendable = { customer: StoredRelation; products: StoredLine[] };

/**
 * The rules that may have stopped passing since a concept was saved, because its customer has changed.
 *
 * @throws HttpError 422
 */
export async function checkSendable(db: Queries, invoice: StoredInvoice): Promise<Sendable> {
  const customer = await findCustomer(db, invoice.relation_id, invoice.to_relation_id);
  if (!customer) throw new Error(`invoice ${invoice.id} without its customer`);
  const products = await findLines(db, invoice.relation_id, invoice.id);
  checkReverseCharge(customer, products);
  return { customer, products };
}
