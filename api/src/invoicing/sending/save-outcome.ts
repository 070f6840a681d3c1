import { setTimeout as wait } from 'node:timers/promises';
import { isRefused, isTaken, type MailAnswer } from '@boekwerk/shared/domain/invoice/mail-answer';
import type { App } from '../../platform/app';
import { type Change, change } from '../../platform/change';
import { isUnavailable } from '../../platform/database/sql-state';
import { NotTaken, UncertainDelivery } from '../../platform/mail/mailer';
import { retryAt } from '../../platform/mail/retry-at';
import { finishMail } from './finish-mail';
import { isReached, openOf, verdictOn } from './mail-verdict';
import { type StoredMail, updateQueuedMail } from './store';
import { TEXTS } from './texts';

/** How long an outcome is kept in memory while the database is away, retrying every second. */
const PATIENCE_MS = 60_000;

type Outcome = readonly MailAnswer[] | Error;

/** Records the outcome of a delivery attempt: what was answered for each address, or why it failed. */
export async function saveOutcome(app: App, mail: StoredMail, outcome: Outcome): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; ; await wait(1000)) {
    try {
      return await saveOnce(app, mail, outcome);
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > until) throw error;
    }
  }
}

function saveOnce(app: App, mail: StoredMail, outcome: Outcome): Promise<void> {
  if (outcome instanceof NotTaken) return keepAnswers(app, mail, outcome.answers);
  if (outcome instanceof Error) return retryLater(app, mail, outcome);
  return keepAnswers(app, mail, outcome);
}

/** Who was asked to wait is retried, alone; who was refused is not: that is for good. */
function keepAnswers(app: App, mail: StoredMail, answers: readonly MailAnswer[]): Promise<void> {
  const refused = answers.filter(isRefused).map(({ email }) => email);
  const later = answers.filter((each) => !isTaken(each) && !isRefused(each));
  const open_emails = later.map(({ email }) => email);
  const kept = {
    attempts: mail.attempts + 1,
    answers: [...mail.answers.filter(({ email }) => !isAmong(answers, email)), ...answers],
    refused_emails: [...mail.refused_emails, ...refused],
    open_emails,
  };
  const answered = { ...mail, ...kept };
  const startAfter = later.length > 0 ? retryAt(mail.attempts) : null;
  return change(app, async (current) => {
    if (startAfter) return queueAgain(current, answered, whyWaiting(answered), startAfter);
    await finishMail(current.db, mail, { ...kept, ...verdictOn(answered), handed_over_at: null });
  });
}

const isAmong = (answers: readonly MailAnswer[], email: string) =>
  answers.some((answer) => answer.email === email);

function whyWaiting(mail: StoredMail): string {
  const { refused_emails, answers } = mail;
  const refused = refused_emails.length > 0 ? TEXTS.refused(refused_emails, answers) : null;
  if (!isReached(mail)) return refused ?? TEXTS.mailNotSent;
  return refused ? TEXTS.someLater(openOf(mail), refused) : TEXTS.takenLater(openOf(mail));
}

/** Failed before anything was answered about an address: it is retried, or given up. */
export async function retryLater(app: App, mail: StoredMail, reason: Error): Promise<void> {
  app.http.log.warn({ mail_id: mail.id, reason: String(reason) }, 'mail not sent');
  const isUncertain = reason instanceof UncertainDelivery;
  // It may have arrived twice already: no third copy.
  const startAfter = isUncertain && mail.is_uncertain ? null : retryAt(mail.attempts);
  const is_uncertain = isUncertain || mail.is_uncertain;
  const tried = { ...mail, is_uncertain, attempts: mail.attempts + 1 };
  await change(app, async (current) => {
    const isUnsure = isUncertain && !isReached(tried);
    const error = isUnsure ? TEXTS.uncertainOnce : whyWaiting(tried);
    if (startAfter) return queueAgain(current, tried, error, startAfter);
    const { attempts } = tried;
    const ended = { is_uncertain, attempts, handed_over_at: null };
    await finishMail(current.db, mail, { ...ended, ...verdictOn(tried) });
  });
}

async function queueAgain(
  { db, queue }: Change,
  mail: StoredMail,
  error: string,
  startAfter: Date,
) {
  const { id, attempts, is_uncertain, answers, refused_emails, open_emails } = mail;
  const tried = { attempts, is_uncertain, answers, refused_emails, open_emails };
  if (await updateQueuedMail(db, mail, { ...tried, error, handed_over_at: null }))
    await queue('mail-invoice', { mail_id: id }, { startAfter });
}
