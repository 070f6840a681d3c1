import type { Queries } from '../database/connect';
import { findCustomer, findLastMail, findLines, type StoredInvoice } from './store';

/** An invoice as a reply: with its customer, its lines and how its last mail fares. */
export async function invoiceReply(db: Queries, invoice: StoredInvoice) {
  const { relation_id, id, to_relation_id } = invoice;
  const [to_relation, products, mail] = [
    await findCustomer(db, relation_id, to_relation_id),
    await findLines(db, relation_id, id),
    await findLastMail(db, relation_id, id),
  ];
  if (!to_relation) throw new Error(`invoice ${id} without its customer`);
  return { ...invoice, to_relation, products, mail: mail ?? null };
}
