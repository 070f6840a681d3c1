import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../../platform/app';
import { type Change, change } from '../../platform/change';
import { isUnavailable } from '../../platform/database/sql-state';
import { RefusedAddresses, UncertainDelivery, type Undelivered } from '../../platform/mail/mailer';
import { retryAt } from '../../platform/mail/retry-at';
import { finishMail } from './finish-mail';
import { changeMail, type StoredMail } from './store';
import { TEXTS } from './texts';

/** How long an outcome is kept in memory while the database is away, retrying every second. */
const PATIENCE_MS = 60_000;

/** Records the outcome of a delivery attempt: the addresses that were not accepted, or why it failed. */
export async function saveOutcome(
  app: App,
  mail: StoredMail,
  outcome: Undelivered | Error,
): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; ; await wait(1000)) {
    try {
      return await (outcome instanceof Error
        ? retryLater(app, mail, outcome)
        : keepTaken(app, mail, outcome));
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > until) throw error;
    }
  }
}

/** Accepted for at least some addresses; the others are retried by themselves. */
function keepTaken(app: App, mail: StoredMail, { refused, later }: Undelivered) {
  const refused_emails = [...mail.refused_emails, ...refused];
  const attempts = mail.attempts + 1;
  const startAfter = later.length > 0 ? retryAt(mail.attempts) : null;
  return change(app, async (current) => {
    if (startAfter) {
      const error = TEXTS.takenLater(later);
      const waiting = { attempts, error, refused_emails, open_emails: later };
      return queueAgain(current, mail, waiting, startAfter);
    }
    const missed = [...refused_emails, ...later];
    const error = missed.length === 0 ? null : TEXTS.refused(missed);
    const taken = { attempts, error, refused_emails, sent_at: new Date(), handed_over_at: null };
    await finishMail(current.db, mail, { ...taken, state: 'sent' });
  });
}

/** Failed for all: it is retried, or given up. */
export async function retryLater(app: App, mail: StoredMail, reason: Error): Promise<void> {
  app.http.log.warn({ mail_id: mail.id, reason: String(reason) }, 'mail not sent');
  const isUncertain = reason instanceof UncertainDelivery;
  // It may have arrived twice already: no third copy.
  const startAfter = isUncertain && mail.is_uncertain ? null : retryAt(mail.attempts);
  const is_uncertain = isUncertain || mail.is_uncertain;
  const attempts = mail.attempts + 1;
  await change(app, async (current) => {
    if (startAfter) {
      const tried = { is_uncertain, attempts, error: whyNot(reason) };
      return queueAgain(current, mail, tried, startAfter);
    }
    const ended = { is_uncertain, attempts, handed_over_at: null };
    await finishMail(current.db, mail, { ...ended, ...verdictOn(mail, { is_uncertain, reason }) });
  });
}

async function queueAgain(
  { db, queue }: Change,
  { id }: StoredMail,
  values: Partial<StoredMail>,
  startAfter: Date,
) {
  await changeMail(db, id, { ...values, handed_over_at: null });
  await queue('mail-invoice', { mail_id: id }, { startAfter });
}

/** The state of a mail that is given up: partly sent when others did get it. */
function verdictOn(
  mail: StoredMail,
  { is_uncertain, reason }: { is_uncertain: boolean; reason: Error },
) {
  if (is_uncertain) return { state: 'failed', error: TEXTS.uncertainTwice } as const;
  if (!mail.open_emails) return { state: 'failed', error: whyNot(reason) } as const;
  const error = TEXTS.refused([...mail.refused_emails, ...mail.open_emails]);
  return { state: 'sent', sent_at: new Date(), error } as const;
}

function whyNot(reason: Error): string {
  if (reason instanceof UncertainDelivery) return TEXTS.uncertainOnce;
  return reason instanceof RefusedAddresses ? TEXTS.refused(reason.addresses) : TEXTS.mailNotSent;
}
