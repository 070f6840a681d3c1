import type { Credentials } from '@boekwerk/shared/contract/bookkeeping/credentials';

/** How an organisation is called: by its code until its name is known. */
export const organizationName = ({ code, name }: Credentials['organization']): string =>
  name === code ? code : `${name} (${code})`;
