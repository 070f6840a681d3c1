import { PdfNotMade } from '../../formats/pdf/pdf-not-made';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { filesIn } from '../../platform/files/files';
import { isHindered } from '../../platform/jobs/hindered';
import type { MailMessage } from '../../platform/mail/mailer';
import { logoOf } from '../printing/printed';
import { findInvoice, type StoredInvoice } from '../store';
import { finishMail } from './finish-mail';
import { inPage, letterOf } from './letter-of';
import { mailAttachments } from './mail-attachments';
import { verdictOn } from './mail-verdict';
import { retryLater, saveOutcome } from './save-outcome';
import {
  beginAttempt,
  findQueuedMail,
  findWaitingMails,
  type StoredMail,
  updateQueuedMail,
} from './store';
import { TEXTS } from './texts';
import { withdrawnReminder } from './withdrawn-reminder';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'mail-invoice': { mail_id: number };
  }
}

/** Delivers one mail with its invoice to the mail server. */
export function mailInvoiceJob(app: App) {
  app.jobs.handle(
    { name: 'mail-invoice', seconds: 300 },
    {
      handler: ({ mail_id }) => bringMail(app, mail_id),
      waiting: async () => (await findWaitingMails(app.db)).map((mail_id) => ({ mail_id })),
    },
  );
}

/**
 * Delivers a mail with the PDF of its invoice to the mail server. When the server refuses it the invoice keeps its
 * number, and the mail is retried later.
 *
 * The start of an attempt is recorded before it, and its outcome after it. An attempt without an outcome may have
 * arrived: the mail is then sent once more, under the same Message-ID, and never a third time.
 */
async function bringMail(app: App, mail_id: number): Promise<void> {
  const mail = await findQueuedMail(app.db, mail_id);
  if (!mail) return;
  const wasCutOff = mail.handed_over_at !== null;
  if (wasCutOff && mail.is_uncertain) return giveUp(app, mail);

  const invoice = await findInvoice(app.db, mail.relation_id, mail.invoice_id);
  const withdrawn = invoice && withdrawnReminder(mail, invoice);
  if (withdrawn) return change(app, ({ db }) => finishMail(db, mail, withdrawn));

  const message = await messageOf(app, mail, invoice).catch((error: Error) => error);
  if (message instanceof Error) {
    if (isHindered(message)) throw message; // not about the mail: the job is retried
    if (message instanceof PdfNotMade) return waitForPdf(app, mail, message);
    return retryLater(app, mail, message);
  }
  const cutOff = { is_uncertain: true, attempts: mail.attempts + 1, error: TEXTS.cutOff };
  const begun = await beginAttempt(app.db, mail, wasCutOff ? cutOff : {});
  if (!begun) return;
  const outcome = await app.mailer.send(message).catch((error: Error) => error);
  await saveOutcome(app, begun, outcome);
}

/** A mail waits for its PDF, however long that takes: no attempt is counted, and the job is retried. */
async function waitForPdf(app: App, mail: StoredMail, error: PdfNotMade): Promise<never> {
  await updateQueuedMail(app.db, mail, { error: error.message });
  throw error;
}

const giveUp = (app: App, mail: StoredMail) =>
  change(app, ({ db }) => finishMail(db, mail, verdictOn(mail)));

async function messageOf(
  app: App,
  mail: StoredMail,
  invoice: StoredInvoice | undefined,
): Promise<MailMessage> {
  if (!invoice?.invoice_number) throw new Error(`mail ${mail.id} for an invoice that is not sent`);
  const { files } = filesIn(app.store, app.db);
  const logo = await logoOf(files, invoice);
  return {
    from_name: mail.from_name,
    reply_to: mail.reply_to,
    to: mail.emails,
    copy_to: mail.copy_to,
    only_to: mail.open_emails ?? undefined,
    ...letterOf(mail, invoice, logo),
    message_id: mail.message_id,
    attachments: [...inPage(logo), ...(await mailAttachments(app, mail, invoice))],
  };
}
