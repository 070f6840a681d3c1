import type { StoredInvoice } from '../store';
import { isReached } from './mail-verdict';
import type { StoredMail } from './store';
import { TEXTS } from './texts';

/**
 * How a reminder ends that does not go any more, as the invoice was paid or credited while it waited: what it asks for is not
 * what is open. Null for a mail that goes.
 */
export function withdrawnReminder(mail: StoredMail, { open_amount }: StoredInvoice) {
  const { kind, amount_due, handed_over_at, is_uncertain } = mail;
  const isOpen = open_amount > 0;
  if (kind !== 'reminder' || (isOpen && (amount_due ?? open_amount) === open_amount)) return null;

  // Who had it by then was reminded.
  if (isReached(mail)) {
    const error = isOpen ? TEXTS.otherAmountForSome : null;
    return { state: 'sent', sent_at: new Date(), error } as const;
  }
  // A try of which nobody knows how it ended may have brought it.
  if (handed_over_at !== null || is_uncertain)
    return { state: 'failed', error: TEXTS.uncertainTwice, is_uncertain: true } as const;
  return {
    state: 'failed',
    error: isOpen ? TEXTS.otherAmount(open_amount) : TEXTS.paidMeanwhile,
  } as const;
}
