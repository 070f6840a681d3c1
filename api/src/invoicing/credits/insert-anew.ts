import { today } from '@boekwerk/shared/domain/dates/dates';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import type { Queries } from '../../platform/database/connect';
import { copied } from '../copied';
import { customerOf } from '../customer-of';
import { findLines, insertInvoice, type NewInvoice, type StoredInvoice } from '../store';

/** Saves a concept of today that says what another invoice says, and of `given` what is its own. */
export async function insertAnew(
  db: Queries,
  invoice: StoredInvoice,
  given: Partial<NewInvoice>,
): Promise<StoredInvoice> {
  const { relation_id, id } = invoice;
  const customer = await customerOf(db, invoice);
  const lines = await findLines(db, relation_id, id);
  const { values, products } = copied({ invoice, lines, customer }, today());
  const concept = { ...values, status: InvoiceStatus.concept, ...given };
  return insertInvoice(db, relation_id, concept, products);
}
