import type { SentMail } from '@boekwerk/shared/contract/invoice';
import { deleteDraft } from '@boekwerk/shared/session/drafts';

/** Under which name the browser keeps what is typed in the form of an invoice; null for a new one. */
export const invoiceDraft = (id: number | null) => `invoice.${id ?? 'new'}`;

/** The same of the words of a mail about it. */
export const mailDraft = (kind: SentMail['kind'], id: number) => `mail.${kind}.${id}`;

/** The same of how it comes back. */
export const recurrenceDraft = (id: number) => `recurrence.${id}`;

/** An invoice was deleted: nothing can be done any more with what was typed about it. */
export function forgetDeleted(id: number): void {
  forgetSent('invoice', id);
  deleteDraft(recurrenceDraft(id));
}

/** A mail about an invoice has gone, or it was handed over without one: what was typed before is of no use any more. */
export function forgetSent(kind: SentMail['kind'], id: number): void {
  deleteDraft(mailDraft(kind, id));
  // What was sent is no form any more.
  deleteDraft(invoiceDraft(id));
}
