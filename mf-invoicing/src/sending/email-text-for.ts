import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { Company } from '@boekwerk/shared/contract/relations';
import type { User } from '@boekwerk/shared/contract/users';
import { fillPlaceholders } from '@boekwerk/shared/domain/invoice/email-text';
import { placeholderValues } from '@boekwerk/shared/domain/invoice/placeholder-values';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { partiesOf } from '../parties';

export type Sender = {
  company: Company;
  /** Null as long as it is not known who signed in: the API then fills in the name. */
  user: Pick<User, 'name' | 'last_name'> | null;
};

/** An e-mail text with its placeholders filled in; a concept keeps the one for its number. */
export function emailTextFor(invoice: Invoice, text: string, { company, user }: Sender): string {
  const { from, to } = partiesOf(invoice, company);
  const name = user ? fullName(user) : '{from_contact_name}';
  const sender = { name, email: from.email };
  return fillPlaceholders(text, placeholderValues({ invoice, from, to, sender }));
}
