import type { IsoDate } from '../dates/dates';
import type { Euro } from '../money/money';
import { type PartyNames, partyName } from '../relation/customer-kind';
import type { PlaceholderValues } from './email-text';
import { shownAmount } from './invoice-shown';

type About = {
  invoice: {
    invoice_number: string | null;
    total: Euro;
    is_credit: boolean;
    open_amount: Euro;
    expiration_date: IsoDate;
  };
  from: PartyNames & { bank_account: string };
  to: PartyNames;
  /** Who sends it, and the address for an answer. */
  sender: { name: string; email: string };
};

/** The values of the placeholders in an e-mail text that goes with an invoice. */
export const placeholderValues = ({ invoice, from, to, sender }: About): PlaceholderValues => ({
  from_company_name: partyName(from),
  bank_account: from.bank_account,
  from_contact_name: sender.name,
  from_email: sender.email,
  to_company_name: partyName(to),
  to_contact_first_name: to.first_name,
  to_contact_last_name: to.last_name,
  invoice_number: invoice.invoice_number,
  invoice_amount: shownAmount(invoice.total, invoice),
  open_amount: invoice.open_amount,
  due_date: invoice.expiration_date,
});
