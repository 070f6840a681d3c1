import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../../platform/app';
import { type Change, change } from '../../platform/change';
import { isUnavailable } from '../../platform/database/sql-state';
import { RefusedAddresses, UncertainDelivery, type Undelivered } from '../../platform/mail/mailer';
import { retryAt } from '../../platform/mail/retry-at';
import { finishMail } from './finish-mail';
import { changeMail, type StoredMail } from './store';
import { TEXTS } from './texts';

/** For so long the end of a try is kept in mind while the database is away, asking again each second. */
const PATIENCE_MS = 60_000;

/** Notes how a try to bring a mail has ended: what the server did not take, or why nobody gets it. */
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

/** The server has it for some at least; it goes to the others later, and to them alone. */
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

/** Nobody gets it now: it is tried again, or given up. */
export async function retryLater(app: App, mail: StoredMail, reason: Error): Promise<void> {
  app.http.log.warn({ mail_id: mail.id, reason: String(reason) }, 'mail not sent');
  const isUncertain = reason instanceof UncertainDelivery;
  // It may have arrived already: a third copy is one too many.
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

/** What is said of a mail that is given up; one that others have got was sent, and not to everybody. */
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
