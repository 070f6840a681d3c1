import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { Company } from '@boekwerk/shared/contract/relations';
import type { User } from '@boekwerk/shared/contract/users';
import { partyName } from '@boekwerk/shared/domain/client-kind';
import { shownAmount } from '@boekwerk/shared/domain/invoice-shown';
import { fillLetter } from '@boekwerk/shared/domain/letter';

export type Sender = {
  company: Company;
  /** Null as long as it is not known who signed in: the API then fills in the name. */
  user: Pick<User, 'name' | 'last_name'> | null;
};

/** A letter with what it says between braces filled in; a concept keeps the word for its number. */
export function letterFor(invoice: Invoice, template: string, { company, user }: Sender): string {
  const from = invoice.from_party ?? { ...company, first_name: '', last_name: '' };
  const to = invoice.to_party ?? invoice.to_relation;
  return fillLetter(template, {
    from_company_name: partyName(from),
    bank_account: from.bank_account,
    from_contact_name: user ? `${user.name} ${user.last_name}`.trim() : '{from_contact_name}',
    from_email: from.email,
    to_company_name: partyName(to),
    to_contact_first_name: to.first_name,
    to_contact_last_name: to.last_name,
    invoice_number: invoice.invoice_number,
    invoice_amount: shownAmount(invoice.total, invoice),
  });
}
