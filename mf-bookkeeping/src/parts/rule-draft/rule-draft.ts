import type { BookingRuleForm } from '@boekwerk/shared/contract/bookkeeping/booking-rules';

export type RuleDraft = Omit<BookingRuleForm, 'updated_at'>;

/** It outlives the switch from the client's books to the firm, in this tab alone, and goes with the session. */
const KEY = 'boekwerk.rule-draft';

/** Keeps a rule that the page of rules opens filled in, once. */
export const keepRuleDraft = (draft: RuleDraft): void =>
  sessionStorage.setItem(KEY, JSON.stringify(draft));

/** The rule that was kept for the page; null without one. */
export function ruleDraft(): RuleDraft | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as RuleDraft);
}

export const forgetRuleDraft = (): void => sessionStorage.removeItem(KEY);
