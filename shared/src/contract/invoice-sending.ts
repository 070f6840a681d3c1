import * as v from 'valibot';
import { KNOWN_PLACEHOLDERS } from '../domain/invoice/email-text';
import { BulkReply, invoiceIds, ofInvoices, shownVersions } from './bulk';
import { endpoint } from './endpoint';
import { basedOn, emailList, knownPlaceholders, maxLengthText } from './fields';
import { confirmed, Invoice, ofInvoice } from './invoice';

export const MAX_SUBJECT = 200;
const SUBJECT_REQUIRED = 'Onderwerp is verplicht';
/** Whatever begins a line or is no sign: it would end the header. */
const LINE_BREAK = /[\p{Cc}\u2028\u2029]/u;

const mailing = {
  /** The usual one when it is left out. Words between braces are filled in while it is sent. */
  subject: v.optional(
    v.pipe(
      v.string(SUBJECT_REQUIRED),
      v.trim(),
      v.nonEmpty(SUBJECT_REQUIRED),
      v.maxLength(MAX_SUBJECT, maxLengthText(MAX_SUBJECT)),
      v.check((subject) => !LINE_BREAK.test(subject), 'Het onderwerp past op één regel'),
      knownPlaceholders(KNOWN_PLACEHOLDERS),
    ),
  ),
  /** Whether whoever sends it gets it as well, unseen by the others; remembered of a user when it is said. */
  copy_to_self: v.optional(v.boolean()),
};

/** What is asked before several are mailed. */
export const MailingForm = v.object(mailing);
export type MailingForm = v.InferInput<typeof MailingForm>;

export const SendRequest = v.pipe(
  v.object({
    emails: emailList('Minimaal 1 e-mailadres is verplicht'),
    ...mailing,
    /** Words between braces are filled in here as well; a reminder without one gets the usual text. */
    message: v.optional(
      v.pipe(
        v.string('Bericht is verplicht'),
        v.trim(),
        v.maxLength(5000, maxLengthText(5000)),
        knownPlaceholders(KNOWN_PLACEHOLDERS),
      ),
      '',
    ),
    is_reminder: v.optional(v.boolean(), false),
    ...confirmed,
    ...basedOn,
  }),
  v.forward(
    v.partialCheck(
      [['message'], ['is_reminder']],
      ({ message, is_reminder }) => is_reminder || message !== '',
      'Bericht is verplicht',
    ),
    ['message'],
  ),
);
export type SendRequest = v.InferInput<typeof SendRequest>;

export const sendInvoice = endpoint({
  summary: 'Mail an invoice, or a reminder of it, to the customer; a concept gets its number',
  method: 'POST',
  path: '/invoicing/v1/invoice/:id/send',
  ...ofInvoice,
  body: SendRequest,
  reply: Invoice,
});

export const sendInvoices = endpoint({
  summary:
    'Mail several invoices, each to its own customer with the usual e-mail text; one that was changed since is named',
  method: 'PUT',
  path: '/invoicing/v1/invoice/send/multiple',
  ...ofInvoices,
  body: v.object({ invoice_ids: invoiceIds, ...mailing, ...shownVersions }),
  reply: BulkReply,
});

export const sendReminders = endpoint({
  summary:
    'Mail reminders of invoices that are past due; without addresses each to its own customer; one that was changed since is named',
  method: 'POST',
  path: '/invoicing/v1/invoice/send/reminders',
  ...ofInvoices,
  body: v.object({
    invoice_ids: invoiceIds,
    emails: v.optional(
      v.union([v.pipe(v.array(v.string()), v.length(0)), emailList('E-mailadres is onjuist')]),
      [],
    ),
    ...mailing,
    ...shownVersions,
  }),
  reply: BulkReply,
});

export const getMailProgress = endpoint({
  summary:
    'How many mails of the company wait, and which invoices have one that failed and was not sent again',
  method: 'GET',
  path: '/invoicing/v1/mail-progress',
  right: 'invoicing',
  reply: v.object({
    queued: v.number(),
    /** At most fifty, the last one first. */
    failed: v.array(
      v.object({
        invoice_id: v.number(),
        invoice_number: v.string(),
        error: v.nullable(v.string()),
      }),
    ),
  }),
});
