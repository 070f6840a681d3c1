import type { Invoice, SentMail } from '@boekwerk/shared/contract/invoice';
import { allows } from '@boekwerk/shared/domain/invoice-status';

/** What is to be mailed about an invoice. */
export type Mailing = {
  kind: SentMail['kind'];
  /** The mail that is sent once more: its addresses and message come back. */
  again?: SentMail;
};

/** Whether a mail of this kind can go now: only what is still open is reminded of. */
export const canMail = (invoice: Invoice, kind: SentMail['kind']): boolean =>
  kind === 'invoice'
    ? allows(invoice, 'send')
    : allows(invoice, 'remind') && invoice.open_amount > 0;
