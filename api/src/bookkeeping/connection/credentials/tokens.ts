import type { Tokens } from '../../../external/accounting/accounting-package';
import type { App } from '../../../platform/app';
import { decrypt, encrypt } from '../../../platform/database/encrypt';
import type { StoredCredentials } from './store';

type Sealer = Pick<App, 'fieldSecret'>;

/** Tokens as they are stored: sealed for the row, whose copy in another is worth nothing. */
export const sealTokens = (
  { fieldSecret: secret }: Sealer,
  id: number,
  { access_token, refresh_token, expires_at }: Tokens,
) => ({
  access_token: encrypt(access_token, { secret, field: fieldOf(id) }),
  refresh_token: encrypt(refresh_token, { secret, field: fieldOf(id) }),
  expires_at,
});

export const openAccessToken = (
  { fieldSecret: secret }: Sealer,
  { id, access_token }: Pick<StoredCredentials, 'id' | 'access_token'>,
): string => decrypt(access_token, { secret, field: fieldOf(id) });

export const openRefreshToken = (
  { fieldSecret: secret }: Sealer,
  { id, refresh_token }: Pick<StoredCredentials, 'id' | 'refresh_token'>,
): string => decrypt(refresh_token, { secret, field: fieldOf(id) });

const fieldOf = (id: number) => `accounting_credentials.${id}`;
