import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { Company } from '@boekwerk/shared/contract/relations';
import type { User } from '@boekwerk/shared/contract/users';
import { fillLetter } from '@boekwerk/shared/domain/invoice/letter';
import { letterWords } from '@boekwerk/shared/domain/invoice/letter-words';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { partiesOf } from '../parties';

export type Sender = {
  company: Company;
  /** Null as long as it is not known who signed in: the API then fills in the name. */
  user: Pick<User, 'name' | 'last_name'> | null;
};

/** A letter with what it says between braces filled in; a concept keeps the word for its number. */
export function letterFor(invoice: Invoice, template: string, { company, user }: Sender): string {
  const { from, to } = partiesOf(invoice, company);
  const name = user ? fullName(user) : '{from_contact_name}';
  const sender = { name, email: from.email };
  return fillLetter(template, letterWords({ invoice, from, to, sender }));
}
