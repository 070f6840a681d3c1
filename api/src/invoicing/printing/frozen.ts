import type { Party } from '@boekwerk/shared/contract/invoice';
import type { IsoDate } from '@boekwerk/shared/domain/dates';
import type { Queries } from '../../database/connect';
import { findInvoice, type StoredInvoice } from '../store';

/** The invoice that a credit takes back, as its documents name it; `null` for what is no credit. */
export async function creditedBy(
  db: Queries,
  { relation_id, credited_invoice_id }: StoredInvoice,
): Promise<{ number: string; date: IsoDate } | null> {
  if (credited_invoice_id === null) return null;
  const original = await findInvoice(db, relation_id, credited_invoice_id);
  if (!original?.invoice_number) return null;
  return { number: original.invoice_number, date: original.date };
}

/** An invoice that has its number, and both parties as they were when it got it. */
export type FrozenInvoice = StoredInvoice & {
  invoice_number: string;
  from_party: Party;
  to_party: Party;
};

export const isFrozen = (invoice: StoredInvoice): invoice is FrozenInvoice =>
  invoice.invoice_number !== null && invoice.from_party !== null && invoice.to_party !== null;
