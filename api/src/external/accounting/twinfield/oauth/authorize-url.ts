import type { TwinfieldSettings } from '../settings';

/**
 * `twf.organisation` tells where the web services are, `twf.organisationUser` lets us use them, `offline_access` gives
 * the token that lasts.
 */
const SCOPE = 'openid twf.user twf.organisation twf.organisationUser offline_access';

/** Where the sign-in of the package is, below its address. */
export const CONNECT = '/auth/authentication/connect';

/** The page on which the user gives consent. */
export function authorizeUrl(
  { loginUrl, clientId, redirectUri }: TwinfieldSettings,
  { state, nonce }: { state: string; nonce: string },
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPE,
    state,
    nonce,
  });
  return `${loginUrl}${CONNECT}/authorize?${query}`;
}
