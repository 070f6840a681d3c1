import type { Invoice, SentMail } from '@boekwerk/shared/contract/invoice';
import type { Company } from '@boekwerk/shared/contract/relations';
import type { User } from '@boekwerk/shared/contract/users';
import { emailSubject, fillSubject } from '@boekwerk/shared/domain/invoice/email-subject';
import {
  fillPlaceholders,
  type PlaceholderValues,
} from '@boekwerk/shared/domain/invoice/email-text';
import { isConcept } from '@boekwerk/shared/domain/invoice/invoice-status';
import { dueFromCustomer } from '@boekwerk/shared/domain/invoice/left-to-pay';
import { placeholderValues } from '@boekwerk/shared/domain/invoice/placeholder-values';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { givenBackBy } from '../given-back-by';
import { partiesOf } from '../parties';

export type Sender = {
  company: Company;
  /** Null as long as it is not known who signed in: the API then fills in the name. */
  user: Pick<User, 'name' | 'last_name'> | null;
};

/** An e-mail text with its placeholders filled in; a concept keeps the one for its number. */
export const emailTextFor = (invoice: Invoice, text: string, sender: Sender): string =>
  fillPlaceholders(text, valuesFor(invoice, sender));

/** The usual subject, in the same way. */
export const emailSubjectFor = (invoice: Invoice, kind: SentMail['kind'], sender: Sender): string =>
  fillSubject(emailSubject(kind, invoice), valuesFor(invoice, sender));

function valuesFor(invoice: Invoice, { company, user }: Sender): PlaceholderValues {
  const { from, to } = partiesOf(invoice, company);
  const name = user ? fullName(user) : '{from_contact_name}';
  const sender = { name, email: company.email };
  return placeholderValues({
    invoice: { ...invoice, open_amount: openOf(invoice) },
    from,
    to,
    sender,
  });
}

/** Of a concept nothing is open yet; once it is sent all of it is, but for a credit. */
const openOf = ({ status, is_credit, total, open_amount }: Invoice): Euro =>
  isConcept(status) && !is_credit ? total : open_amount;

/** What the customer is to pay of it once it is sent: also of a credit, where something of the invoice was paid back. */
export const dueOf = (invoice: Invoice): Euro =>
  dueFromCustomer({
    ...invoice,
    open_amount: openOf(invoice),
    given_back: invoice.given_back ?? givenBackBy(invoice.total, invoice),
  });
