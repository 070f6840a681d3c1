import type { Party } from '@boekwerk/shared/contract/invoice';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { refundedBy } from '@boekwerk/shared/domain/invoice/left-to-pay';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import type { Queries } from '../../platform/database/connect';
import { findInvoice, type StoredInvoice } from '../store';

/**
 * The invoice that a credit takes back, as its documents name it, with what it gives back of what was paid: until it is
 * sent that follows the payments. `null` for what is no credit.
 */
export async function creditedBy(
  db: Queries,
  { relation_id, credited_invoice_id, total, given_back }: Credit,
): Promise<{ number: string; date: IsoDate; given_back: Euro } | null> {
  if (credited_invoice_id === null) return null;
  const original = await findInvoice(db, relation_id, credited_invoice_id);
  if (!original?.invoice_number) return null;
  const { invoice_number: number, date } = original;
  return { number, date, given_back: given_back ?? refundedBy(total, original) };
}

type Credit = Pick<StoredInvoice, 'relation_id' | 'credited_invoice_id' | 'total' | 'given_back'>;

/** An invoice that has its number, and both parties as they were when it got it. */
export type FrozenInvoice = StoredInvoice & {
  invoice_number: string;
  from_party: Party;
  to_party: Party;
};

export const isFrozen = (invoice: StoredInvoice): invoice is FrozenInvoice =>
  invoice.invoice_number !== null && invoice.from_party !== null && invoice.to_party !== null;
