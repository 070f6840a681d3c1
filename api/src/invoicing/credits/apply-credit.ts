import type { Party } from '@boekwerk/shared/contract/invoice';
import { canCredit } from '@boekwerk/shared/domain/invoice/invoice-status';
import { directionOf, refundedBy } from '@boekwerk/shared/domain/invoice/left-to-pay';
import { type Euro, minus, plus } from '@boekwerk/shared/domain/money/money';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { lockInvoice, type StoredInvoice, updateInvoiceRow } from '../store';
import { withSentCredit } from './store';
import { TEXTS } from './texts';

type Applied = {
  /** How much of what was paid is repaid to the customer. */
  given_back: Euro;
  /** Whom the invoice was sent to that it takes back. */
  credited_party: Party | null;
};

/**
 * Settles a credit that is being sent against the invoice that it credits, which is locked until the transaction ends.
 *
 * @returns `null` when it is no credit
 *
 * @throws HttpError 409 when credits would take back more than the invoice was for
 */
export async function applyCredit(
  { db, record }: Pick<Call, 'db' | 'record'>,
  { relation_id, credited_invoice_id, is_credit, total }: StoredInvoice,
): Promise<Applied | null> {
  if (!is_credit || credited_invoice_id === null) return null;
  const locked = await lockInvoice(db, relation_id, credited_invoice_id);
  if (!locked) throw new Error(`a credit of invoice ${credited_invoice_id}, which is gone`);

  const original = await withSentCredit(db, locked);
  if (!canCredit(original)) throw conflict(TEXTS.alreadyCredited);
  const left = minus(original.total, original.credited);
  if (directionOf(original) * minus(total, left) > 0) throw conflict(TEXTS.atMost(left));
  const changed = await updateInvoiceRow(db, locked, { credited: plus(original.credited, total) });
  const after = { ...changed, has_sent_credit: true };
  record({ entity: 'invoice', id: original.id, before: original, after, isAside: true });
  return { given_back: refundedBy(total, original), credited_party: original.to_party };
}
