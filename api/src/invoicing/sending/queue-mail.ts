import { randomUUID } from 'node:crypto';
import { emailSubject, fillSubject } from '@boekwerk/shared/domain/invoice/email-subject';
import { fillPlaceholders } from '@boekwerk/shared/domain/invoice/email-text';
import {
  claimMailQuota,
  type MailLimits,
  type MailPermit,
} from '../../mail-quota/claim-mail-quota';
import type { Call } from '../../platform/http/call';
import type { StoredInvoice, StoredRelation } from '../store';
import { findPlaceholderValues } from './placeholder-values';
import { insertMail } from './store';

/** The transaction of a mail and its sender: `user_id` is null when it is sent automatically. */
export type Sender = Pick<Call, 'db' | 'queue' | 'record'> & {
  user_id: number | null;
  limits: MailLimits;
};

/** `subject` and `message` may hold placeholders, which are filled in here; without a subject it is the usual one. */
export type Mailing = {
  kind: 'invoice' | 'reminder';
  emails: readonly string[];
  /** Gets it as well, unseen by the others. */
  copy_to?: string | null;
  subject?: string | undefined;
  message: string;
};

/** The permit to mail about an invoice, to be claimed before its number is taken. @throws MailDeferred as {@link claimMailQuota} */
export const mailPermitFor = (
  { db, user_id, limits }: Sender,
  { relation_id }: Pick<StoredInvoice, 'relation_id'>,
  { emails, copy_to }: Pick<Mailing, 'emails' | 'copy_to'>,
): Promise<MailPermit> =>
  claimMailQuota(db, {
    limits,
    relation_id,
    user_id,
    recipients: emails.length + (copy_to ? 1 : 0),
  });

/** An invoice that was sent, and its company when that has been read. */
type Mailable = { sent: StoredInvoice; company?: StoredRelation | undefined };

/** Queues a mail about an invoice that was sent, which may ask for what is open now. */
export async function queueMail(
  { db, queue, user_id }: Sender,
  { sent, company }: Mailable,
  { kind, emails, copy_to = null, subject, message }: Mailing,
  _permit: MailPermit,
): Promise<void> {
  const { relation_id, id, is_credit, open_amount } = sent;
  const values = await findPlaceholderValues(db, { sent, company }, user_id);
  const { from_company_name: from_name, from_email: reply_to } = values;
  const usual = emailSubject(kind, sent);
  const mail = await insertMail(db, {
    relation_id,
    invoice_id: id,
    user_id,
    kind,
    amount_due: is_credit ? null : open_amount,
    emails: [...emails],
    copy_to,
    from_name,
    reply_to,
    message: fillPlaceholders(message, values),
    subject: (subject && fillSubject(subject, values)) || fillSubject(usual, values),
    message_id: messageId(reply_to),
  });
  await queue('mail-invoice', { mail_id: mail.id });
}

/** A unique Message-ID. Source: RFC 5322, 3.6.4; the part behind the @ is the sender's domain. */
const messageId = (email: string) => `<${randomUUID()}@${email.split('@')[1] || 'localhost'}>`;
