import { today } from '@boekwerk/shared/domain/dates/dates';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import type { Queries } from '../../platform/database/connect';
import { copyOf } from '../copy-of';
import { customerOf } from '../customer-of';
import { type AlreadyLoaded, NOTHING_HAPPENED } from '../invoice-reply';
import {
  findLines,
  insertInvoice,
  insertLines,
  type NewInvoice,
  type StoredInvoice,
} from '../store';

type Made = { made: StoredInvoice; loaded: AlreadyLoaded };

/**
 * Saves a concept of today as a copy of another invoice, with `given` on top.
 *
 * @returns it, with what is loaded already for the reply
 */
export async function insertCopy(
  db: Queries,
  invoice: StoredInvoice,
  given: Partial<NewInvoice>,
): Promise<Made> {
  const { relation_id, id } = invoice;
  const customer = await customerOf(db, invoice);
  const originals = await findLines(db, relation_id, id);
  const { values, products } = copyOf({ invoice, lines: originals, customer }, today());
  const concept = { ...values, status: InvoiceStatus.concept, ...given };
  const made = await insertInvoice(db, relation_id, concept);
  const lines = await insertLines(db, made, products);
  return { made, loaded: { customer, lines, happened: NOTHING_HAPPENED } };
}
