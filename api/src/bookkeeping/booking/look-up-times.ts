import type { BookAttempt, StoredAttempt } from './attempt-store';

type Sent = Pick<StoredAttempt, 'state' | 'sent_at' | 'answer'>;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** After what was sent last. The package may be a minute behind with what it shows. */
const LOOK_UPS_MS = [15 * SECOND_MS, MINUTE_MS, 3 * MINUTE_MS, 10 * MINUTE_MS];
const [, , EARLY_MS = 0, LATE_MS = 0] = LOOK_UPS_MS;
/** After those, and once a person may say what became of it: it may still turn up. */
const LATER_MS = 10 * MINUTE_MS;
const MUCH_LATER_MS = 60 * MINUTE_MS;
/** Two times that nothing was found are no two when they are the same moment. */
const APART_MS = MINUTE_MS;
/** How long it is found out without anybody. */
const PATIENCE_MS = 30 * MINUTE_MS;

const since = (from: Date, now: Date) => now.getTime() - from.getTime();

/** When what was sent is looked up next. */
export function nextLookUp(attempt: StoredAttempt, now: Date): Date {
  const { sent_at, resent_at } = attempt;
  const last = resent_at ?? sent_at ?? now;
  const planned = LOOK_UPS_MS.map((ms) => last.getTime() + ms);
  const next = planned.find((at) => at > now.getTime());
  // Of a clock that was put back since then, all of them lie far ahead.
  if (next) return new Date(Math.min(next, now.getTime() + LATER_MS));
  const isSoon = canBeResent(attempt) || since(sent_at ?? now, now) < PATIENCE_MS;
  const later = isSoon ? LATER_MS : MUCH_LATER_MS;
  return new Date(now.getTime() + later);
}

/**
 * Whether what was sent once, and is not found now either, may be sent again as it is: it was not there after three
 * minutes, and it is not there after ten.
 */
export function mayResend(attempt: BookAttempt, now: Date): boolean {
  const { sent_at, looked_up_at } = attempt;
  return (
    canBeResent(attempt) &&
    sent_at !== null &&
    looked_up_at !== null &&
    since(sent_at, looked_up_at) >= EARLY_MS &&
    since(sent_at, now) >= LATE_MS &&
    since(looked_up_at, now) >= APART_MS
  );
}

/**
 * Whether it is sent again by itself once it was not found often enough: it was not yet, nothing is there that may be it, and
 * its number was not used before, so that the package warns when the first one comes late.
 */
const canBeResent = ({ kind, request, resent_at, answer }: StoredAttempt): boolean =>
  kind === 'book' &&
  !request.transaction.is_number_used_before &&
  resent_at === null &&
  !answer?.candidates;

/** Whether a person says what became of it, as nobody else could find out. */
export const needsDecision = ({ state, sent_at, answer }: Sent, now: Date): boolean =>
  state === 'uncertain' &&
  sent_at !== null &&
  since(sent_at, now) >= PATIENCE_MS &&
  answer?.decided_number === undefined;
