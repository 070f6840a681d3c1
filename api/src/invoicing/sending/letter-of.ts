import { shownAmount } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { formatDate, formatEuro } from '@boekwerk/shared/domain/money/format';
import { paragraphsOf } from '../../platform/mail/letter';
import { letterHtml } from '../../platform/mail/letter-html';
import type { MailMessage } from '../../platform/mail/mailer';
import type { StoredInvoice } from '../store';
import type { StoredMail } from './store';
import { TEXTS } from './texts';

/** The Content-ID of the company's logo, of which an e-mail has one. */
const LOGO = 'logo@boekwerk';

/** The words of a mail about an invoice: as they were written, and as a page with what the invoice is about above them. */
export function letterOf(
  mail: Pick<StoredMail, 'kind' | 'from_name' | 'subject' | 'message' | 'amount_due'>,
  invoice: StoredInvoice,
  logo: Uint8Array | null,
): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const { from_name: sender, subject, message: text } = mail;
  const parts = [{ facts: factsOf(mail, invoice) }, ...paragraphsOf(text)];
  return { subject, text, html: letterHtml({ sender, logo: logo ? LOGO : null, subject, parts }) };
}

/** The logo that the page shows, when there is one. */
export const inPage = (logo: Uint8Array | null): MailMessage['attachments'] =>
  logo ? [{ filename: 'logo.png', content: logo, contentType: 'image/png', cid: LOGO }] : [];

type Fact = readonly [name: string, value: string];

/** A reminder is about what was open when it was sent; of a credit nothing is due. */
function factsOf(
  { kind, amount_due }: Pick<StoredMail, 'kind' | 'amount_due'>,
  invoice: StoredInvoice,
): Fact[] {
  const { invoice_number, is_credit, date, expiration_date, total } = invoice;
  const { facts } = TEXTS;
  const due: Fact = [facts.expirationDate, formatDate(expiration_date)];
  return [
    [facts.number, invoice_number ?? ''],
    [facts.date, formatDate(date)],
    ...(is_credit ? [] : [due]),
    kind === 'invoice' || amount_due === null
      ? [facts.total, formatEuro(shownAmount(total, invoice))]
      : [facts.stillToPay, formatEuro(amount_due)],
  ];
}
