import type { Call } from '../platform/http/call';
import { findAttachments, withUrl } from './attachments/store';
import { findCredits } from './credits/store';
import { customerOf } from './customer-of';
import { findPayments } from './payments/store';
import { findRecurrence } from './recurrence/store';
import { findMails } from './sending/store';
import { findInvoice, findLines, type StoredInvoice } from './store';

/** An invoice as a reply: with its customer, its lines and all that happened to it. */
export async function invoiceReply(
  { db, files }: Pick<Call, 'db' | 'files'>,
  invoice: StoredInvoice,
) {
  const { relation_id, id, credited_invoice_id, recurrence_id } = invoice;
  const attachments = await findAttachments(db, relation_id, id);
  return {
    ...invoice,
    from_relation_id: relation_id,
    to_relation: await customerOf(db, invoice),
    products: await findLines(db, relation_id, id),
    recurrence: await one(recurrence_id, (key) => findRecurrence(db, relation_id, key)),
    credited_invoice: await one(credited_invoice_id, (key) => findInvoice(db, relation_id, key)),
    credits: invoice.is_credit ? [] : await findCredits(db, relation_id, id),
    attachments: attachments.map((found) => withUrl(found, files)),
    payments: await findPayments(db, relation_id, id),
    mails: await findMails(db, relation_id, id),
  };
}

const one = async <T>(id: number | null, find: (id: number) => Promise<T | undefined>) =>
  id === null ? null : ((await find(id)) ?? null);
