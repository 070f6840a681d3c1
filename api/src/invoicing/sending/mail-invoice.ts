import type { App } from '../../app';
import { change } from '../../change';
import { type Letter, RefusedAddresses, UncertainDelivery } from '../../mail/mailer';
import { retryAt } from '../../mail/retry-at';
import { findInvoice, type StoredInvoice } from '../store';
import { endMail } from './end-mail';
import { mailAttachments } from './mail-attachments';
import { mailInvoice } from './mail-invoice-job';
import { changeMail, findQueuedMail, type StoredMail } from './store';
import { TEXTS } from './texts';

export function mailInvoiceJob(app: App) {
  app.jobs.handle(mailInvoice, ({ mail_id }) => bringMail(app, mail_id));
}

/**
 * Brings a mail to the server with the PDF of its invoice. It may run twice: the mail then has the same
 * Message-ID. When the server does not take it the invoice keeps its number, and the mail is tried later; when it is
 * not certain that it did, once more at most.
 */
async function bringMail(app: App, mail_id: number): Promise<void> {
  const mail = await findQueuedMail(app.db, mail_id);
  if (!mail) return;
  const invoice = await findInvoice(app.db, mail.relation_id, mail.invoice_id);
  // Nobody is reminded of what was paid or credited while the mail waited.
  if (mail.kind === 'reminder' && invoice && invoice.open_amount <= 0) {
    const error = TEXTS.paidMeanwhile;
    return change(app, ({ db }) => endMail(db, mail, { state: 'failed', error }));
  }

  // Only what the mail server says decides about the mail; when that cannot be kept the job runs again.
  const outcome = await tryToSend(app, mail, invoice);
  if (outcome instanceof Error) return tryLater(app, mail, outcome);
  const ended = {
    ...{ sent_at: new Date(), attempts: mail.attempts + 1 },
    error: outcome.refused.length === 0 ? null : TEXTS.refused(outcome.refused),
  };
  await change(app, ({ db }) => endMail(db, mail, { ...ended, state: 'sent' }));
}

const tryToSend = async (app: App, mail: StoredMail, invoice: StoredInvoice | undefined) =>
  letterOf(app, mail, invoice)
    .then(app.mailer.send)
    .catch((error: Error) => error);

async function letterOf(
  app: App,
  mail: StoredMail,
  invoice: StoredInvoice | undefined,
): Promise<Letter> {
  if (!invoice?.invoice_number) throw new Error(`mail ${mail.id} for an invoice that is not sent`);
  return {
    from_name: mail.from_name,
    reply_to: mail.reply_to,
    to: mail.emails,
    subject: mail.subject,
    text: mail.message,
    message_id: mail.message_id,
    attachments: await mailAttachments(app, mail, invoice),
  };
}

async function tryLater(app: App, mail: StoredMail, reason: Error) {
  app.http.log.warn({ mail_id: mail.id, reason: String(reason) }, 'mail not sent');
  const isUncertain = reason instanceof UncertainDelivery;
  // It may have arrived already: a third copy is one too many.
  const startAfter = isUncertain && mail.is_uncertain ? null : retryAt(mail.attempts);
  const is_uncertain = isUncertain || mail.is_uncertain;
  await change(app, async ({ db, queue }) => {
    const tried = {
      is_uncertain,
      error: startAfter === null && is_uncertain ? TEXTS.uncertainTwice : whyNot(reason),
      attempts: mail.attempts + 1,
    };
    if (startAfter === null) return endMail(db, mail, { ...tried, state: 'failed' });
    await changeMail(db, mail.id, tried);
    await queue(mailInvoice, { mail_id: mail.id }, { startAfter });
  });
}

function whyNot(reason: Error): string {
  if (reason instanceof UncertainDelivery) return TEXTS.uncertainOnce;
  return reason instanceof RefusedAddresses ? TEXTS.refused(reason.addresses) : TEXTS.mailNotSent;
}
