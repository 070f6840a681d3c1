import { randomUUID } from 'node:crypto';
import type { SendRequest } from '@boekwerk/shared/contract/invoicing';
import { partyName } from '@boekwerk/shared/domain/client-kind';
import { allows, isConcept } from '@boekwerk/shared/domain/invoice-status';
import type * as v from 'valibot';
import type { Queries } from '../../database/connect';
import type { Call } from '../../http/call';
import { conflict, notFound } from '../../http/errors';
import { invoiceReply } from '../invoice-reply';
import { insertMail, lockInvoice, type StoredInvoice } from '../store';
import { mailSubject, TEXTS } from '../texts';
import { type Frozen, freezeInvoice } from './freeze-invoice';
import { mailInvoice } from './mail-invoice-job';

type Letter = Pick<v.InferOutput<typeof SendRequest>, 'emails' | 'message'>;

/**
 * Mails an invoice to the customer.
 *
 * A concept gets its number and is frozen; one that was sent keeps both and is mailed again. Number, state
 * and mail are one transaction: a failure leaves no gap in the numbers, and no mail.
 *
 * @throws HttpError 404 for an invoice of another company, 409 when its state does not allow it
 */
export async function sendInvoice(call: Call, id: number, letter: Letter) {
  const { db, caller, record } = call;
  const before = await lockInvoice(db, caller.relation_id, id);
  if (!before) throw notFound(TEXTS.invoice);
  if (!allows(before.status, 'send')) throw conflict(TEXTS.notSendable);

  const sent = isConcept(before.status)
    ? await freezeInvoice(db, before)
    : await asSent(db, before);
  const mail = await queueMail(call, sent.invoice, letter);
  record({ entity: 'invoice', id, before, after: { ...sent.invoice, mailed_to: letter.emails } });
  return { ...sent.invoice, to_relation: sent.customer, products: sent.products, mail };
}

/** One that was sent before, with what stands on it. */
async function asSent(db: Queries, invoice: StoredInvoice): Promise<Frozen> {
  const { to_relation, products } = await invoiceReply(db, invoice);
  return { invoice, customer: to_relation, products };
}

async function queueMail({ db, queue }: Call, sent: StoredInvoice, { emails, message }: Letter) {
  const { relation_id, id, invoice_number, from_party } = sent;
  if (!from_party || !invoice_number) throw new Error(`invoice ${id} is not frozen`);

  const from_name = partyName(from_party);
  const mail = await insertMail(db, {
    relation_id,
    invoice_id: id,
    emails,
    message,
    from_name,
    reply_to: from_party.email,
    subject: mailSubject(invoice_number, from_name),
    message_id: messageId(from_party.email),
  });
  await queue(mailInvoice, { mail_id: mail.id });
  return mail;
}

/** Unique for ever. Source: RFC 5322, 3.6.4; the part behind the @ is the sender's domain. */
const messageId = (email: string) => `<${randomUUID()}@${email.split('@')[1] || 'localhost'}>`;
