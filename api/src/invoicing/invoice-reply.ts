import { isSent } from '@boekwerk/shared/domain/invoice/invoice-status';
import type { Call } from '../platform/http/call';
import { findAttachments, withUrl } from './attachments/store';
import { findCredits, hasSent } from './credits/store';
import { customerOf } from './customer-of';
import { findPayments } from './payments/store';
import { findRecurrence } from './recurrence/store';
import { findMails } from './sending/store';
import {
  findInvoice,
  findLines,
  type Happened,
  type StoredInvoice,
  type StoredLine,
  type StoredRelation,
} from './store';

/** What a call has loaded already when it replies with an invoice; the rest is queried. */
export type AlreadyLoaded = {
  customer?: StoredRelation;
  lines?: StoredLine[];
  /** Relations that do not exist are not queried. */
  happened?: Happened;
};

/** For an invoice that was just created. */
export const NOTHING_HAPPENED: Happened = {
  attachments: false,
  mails: false,
  payments: false,
  credits: false,
};

/** For an invoice of which that is not known. */
export const ANYTHING: Happened = { attachments: true, mails: true, payments: true, credits: true };

/** An invoice as a reply: with its customer, its lines and all that happened to it. */
export async function invoiceReply(
  call: Pick<Call, 'db' | 'files'>,
  invoice: StoredInvoice,
  { customer, lines, happened = ANYTHING }: AlreadyLoaded = {},
) {
  const { db } = call;
  const { relation_id, id, credited_invoice_id, recurrence_id } = invoice;
  return {
    ...invoice,
    from_relation_id: relation_id,
    to_relation: customer ?? (await customerOf(db, invoice)),
    products: lines ?? (await findLines(db, relation_id, id)),
    recurrence: await one(recurrence_id, (key) => findRecurrence(db, relation_id, key)),
    credited_invoice: await one(credited_invoice_id, (key) => findInvoice(db, relation_id, key)),
    ...(await whatHappened(call, invoice, happened)),
  };
}

const one = async <T>(id: number | null, find: (id: number) => Promise<T | undefined>) =>
  id === null ? null : ((await find(id)) ?? null);

/** Only sent invoices have payments and credits; a concept has mails when sending it automatically failed. */
async function whatHappened(
  { db, files }: Pick<Call, 'db' | 'files'>,
  { relation_id, id, status, is_credit }: StoredInvoice,
  { attachments, mails, payments, credits }: Happened,
) {
  const attached = attachments ? await findAttachments(db, relation_id, id) : [];
  const sent = isSent(status);
  const made = sent && !is_credit && credits ? await findCredits(db, relation_id, id) : [];
  return {
    attachments: attached.map((found) => withUrl(found, files)),
    mails: mails ? await findMails(db, relation_id, id) : [],
    payments: sent && payments ? await findPayments(db, relation_id, id) : [],
    credits: made,
    has_sent_credit: hasSent(made),
  };
}
