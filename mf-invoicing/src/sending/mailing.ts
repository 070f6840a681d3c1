import type { Invoice, SentMail } from '@boekwerk/shared/contract/invoice';
import { allows, canRemind } from '@boekwerk/shared/domain/invoice/invoice-status';

/** What is to be mailed about an invoice. */
export type Mailing = {
  kind: SentMail['kind'];
  /** The mail that is sent again: its addresses and message are filled in. */
  again?: SentMail;
};

/** Whether a mail of this kind can go now: only what is still open is reminded of. */
const canMail = (invoice: Invoice, kind: SentMail['kind']): boolean =>
  kind === 'invoice' ? allows(invoice, 'send') : canRemind(invoice);

/** Whether a mail did not go and can be tried once more. */
export const canSendAgain = (invoice: Invoice, { state, kind }: SentMail): boolean =>
  state === 'failed' && canMail(invoice, kind);

/** What is mailed: an invoice, a reminder or a credit. */
export const mailedKind = (
  { is_credit }: Pick<Invoice, 'is_credit'>,
  kind: Mailing['kind'],
): 'invoice' | 'credit' | 'reminder' => (kind === 'invoice' && is_credit ? 'credit' : kind);
