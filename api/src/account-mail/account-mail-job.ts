import type { App } from '../platform/app';
import { change } from '../platform/change';
import type { Queries } from '../platform/database/connect';
import { UncertainDelivery } from '../platform/mail/mailer';
import { retryAt } from '../platform/mail/retry-at';
import { ACCOUNT_MAILS, SENDER } from './account-mails';
import { beginAttempt, undoAttempt } from './delivery-attempts';
import { createCode, type Purpose } from './mailed-codes';
import type { AccountEvent, AccountMail } from './queue-account-mail';
import { findRecipient, type Recipient } from './recipients';

const HOUR = 60;
const DAY = 24 * HOUR;

/** E-mails with a code in them: where it leads, and for how many minutes. */
const CODES: Partial<
  Record<AccountEvent['kind'], { purpose: Purpose; path: string; minutes: number }>
> = {
  activation: { purpose: 'activation', path: '/activate', minutes: 7 * DAY },
  newAddress: { purpose: 'newAddress', path: '/activate', minutes: DAY },
  addressAsked: { purpose: 'undoAddress', path: '/resetpassword', minutes: 7 * DAY },
  reset: { purpose: 'reset', path: '/resetpassword', minutes: HOUR },
  invitation: { purpose: 'invitation', path: '/acceptinvitation', minutes: 14 * DAY },
};

declare module '../platform/jobs/jobs' {
  interface JobData {
    'account-mail': AccountMail;
  }
}

/** Brings an e-mail about an account to the mail server. */
export function accountMailJob(app: App) {
  app.jobs.handle({ name: 'account-mail', seconds: 120 }, (mail) => sendAccountMail(app, mail));
}

/**
 * Writes an e-mail and hands it to the mail server; when that does not take it, it is tried later. One that may have
 * arrived goes once more at most.
 */
async function sendAccountMail(app: App, mail: AccountMail): Promise<void> {
  const reader = await findRecipient(app.db, mail.occasion);
  if (!reader) return;
  const link = await change(app, ({ db }) => linkFor(app, db, { mail, reader }));
  if (link === null) return;

  const { kind } = mail.occasion;
  const { hostname } = new URL(app.config.publicUrl);
  if (!(await beginAttempt(app.db, mail.letter_id))) return dropped(app, mail);
  const failure = await app.mailer
    .send({
      ...ACCOUNT_MAILS[kind]({ ...reader, link }),
      from_name: SENDER,
      to: [reader.email],
      message_id: `<${mail.letter_id}@${hostname}>`,
      attachments: [],
    })
    .then(() => null)
    .catch((error: Error) => error);
  if (failure) await retryLater(app, mail, failure);
}

function dropped({ http }: App, { letter_id, occasion: { kind } }: AccountMail) {
  http.log.warn({ letter_id, kind }, 'account mail may have arrived twice and is not sent again');
}

/**
 * The link with a new code, at the address that this installation is configured with: what a request says of its host
 * is never believed.
 *
 * @returns '' for an e-mail without a code, `null` when the e-mail is no longer to be sent
 */
async function linkFor(
  { config }: Pick<App, 'config'>,
  db: Queries,
  { mail, reader }: { mail: AccountMail; reader: Recipient },
): Promise<string | null> {
  const target = CODES[mail.occasion.kind];
  if (!target) return '';
  const { purpose, path, minutes } = target;
  const { user_id, relation_user_id, address_change_id } = reader;
  const asked_at = new Date(mail.asked_at);
  const about = { purpose, user_id, relation_user_id, address_change_id };
  const code = await createCode(db, { ...about, minutes, asked_at });
  return code && new URL(`${path}?code=${code}`, config.publicUrl).href;
}

async function retryLater(app: App, mail: AccountMail, reason: Error) {
  const { attempts, occasion, letter_id } = mail;
  // The server's answer repeats the address, which has no place in a log.
  const { code } = reason as { code?: string };
  app.http.log.warn({ letter_id, kind: occasion.kind, attempts, code }, 'account mail not sent');
  const startAfter = retryAt(attempts);
  if (startAfter === null) return;
  await change(app, async ({ db, queue }) => {
    if (!(reason instanceof UncertainDelivery)) await undoAttempt(db, letter_id);
    await queue('account-mail', { ...mail, attempts: attempts + 1 }, { startAfter });
  });
}
