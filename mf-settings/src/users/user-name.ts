import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { fullName } from '@boekwerk/shared/domain/user/full-name';

/** What somebody is called in a sentence: by name, or by address while the company does not know the name. */
export const userName = (user: Pick<CompanyUser, 'name' | 'last_name' | 'email'>): string =>
  fullName(user) || user.email;
