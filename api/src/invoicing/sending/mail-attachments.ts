import { today } from '@boekwerk/shared/domain/dates/dates';
import { documentName } from '@boekwerk/shared/domain/invoice/invoice-shown';
import type { App } from '../../platform/app';
import { filesIn } from '../../platform/files/files';
import type { MailMessage } from '../../platform/mail/mailer';
import { findAttachments } from '../attachments/store';
import { invoicePdf } from '../printing/invoice-pdf';
import { invoiceUbl } from '../printing/invoice-ubl';
import { reminderPdf } from '../printing/reminder-pdf';
import type { StoredInvoice } from '../store';
import type { StoredMail } from './store';
import { reminderName } from './texts';

type Attached = MailMessage['attachments'][number];

/**
 * The attachments of a mail: the invoice as PDF and, when it could be made, as UBL, with its files; of a reminder the
 * reminder and the invoice as PDF. The PDF of an opening balance is with the program that sent it.
 */
export async function mailAttachments(
  app: App,
  { kind, amount_due, created_at }: StoredMail,
  invoice: StoredInvoice,
): Promise<Attached[]> {
  if (invoice.is_opening_balance) return [];
  const itself = pdf(documentName(invoice), await invoicePdf(app, invoice));
  if (kind === 'invoice') {
    return [itself, ...(await ublOf(app, invoice)), ...(await filesOf(app, invoice))];
  }
  const asked = { date: today(created_at), amount_due: amount_due ?? invoice.open_amount };
  return [pdf(reminderName(invoice), await reminderPdf(app, invoice, asked)), itself];
}

const pdf = (name: string, content: Uint8Array): Attached => ({
  filename: `${name}.pdf`,
  content,
  contentType: 'application/pdf',
});

async function ublOf(app: App, invoice: StoredInvoice): Promise<Attached[]> {
  const ubl = await invoiceUbl(app, invoice);
  if (ubl === null) return [];
  const content = Buffer.from(ubl.content);
  return [{ filename: ubl.name, content, contentType: 'application/xml' }];
}

async function filesOf({ db, store }: App, { relation_id, id }: StoredInvoice) {
  const { files } = filesIn(store, db);
  const attached: Attached[] = [];
  for (const { file_id, file_name } of await findAttachments(db, relation_id, id)) {
    const { file, bytes } = await files.get(file_id);
    attached.push({ filename: file_name, content: bytes, contentType: file.content_type });
  }
  return attached;
}
