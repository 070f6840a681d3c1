import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { aUser } from '@boekwerk/shared/testing/signed-in';

/** Somebody who works here alone and does not own the place; a test states only what matters. */
export const aCompanyUser = (given: Partial<CompanyUser> = {}): CompanyUser => ({
  ...aUser(),
  is_owner: false,
  is_only_here: true,
  invited_until: null,
  invited_by: null,
  clients: null,
  ...given,
});
