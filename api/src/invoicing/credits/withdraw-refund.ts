import { directionOf, leftToPay, refundDue } from '@boekwerk/shared/domain/invoice/left-to-pay';
import { type Euro, minus } from '@boekwerk/shared/domain/money/money';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { type StoredInvoice, updateInvoiceRow } from '../store';
import { lockSentCredits } from './store';
import { TEXTS } from './texts';

/**
 * Of a payment that is withdrawn nothing goes back: what credits would give back of it they take off what is open instead,
 * the last one first. Their paper stays as it was sent.
 *
 * @param original the invoice they take back, locked, as it was with the payment
 * @param amount_paid what is paid of it without
 * @throws HttpError 409 when it went back already
 */
export async function withdrawRefund(
  { db, record }: Pick<Call, 'db' | 'record'>,
  original: StoredInvoice,
  amount_paid: Euro,
): Promise<void> {
  let left = minus(refundDue(original), refundDue({ ...original, amount_paid }));
  if (left === 0) return;
  const direction = directionOf(original);
  const credits = (await lockSentCredits(db, original)).reverse();
  for (const credit of credits) {
    const taken = direction * Math.min(direction * left, direction * leftToPay(credit));
    if (taken === 0) continue;
    left = minus(left, taken);
    const given_back = minus(credit.given_back ?? 0, taken);
    const after = await updateInvoiceRow(db, credit, { given_back });
    record({ entity: 'invoice', id: credit.id, before: credit, after, isAside: true });
  }
  if (left === 0) return;
  const repaid = credits.find((credit) => credit.amount_paid !== 0);
  throw conflict(TEXTS.alreadyRepaid(repaid?.invoice_number ?? ''));
}
