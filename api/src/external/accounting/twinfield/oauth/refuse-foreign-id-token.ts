import { AccountingError } from '../../accounting-error';

/**
 * Lets only a token pass that was made for us, and for this request for consent. It came from the sign-in itself over
 * TLS, which stands for its signature. Source: OpenID Connect Core 1.0, 3.1.3.7, 6 and 11.
 *
 * @throws AccountingError `grantEnded`
 */
export function refuseForeignIdToken(
  id_token: string,
  { client, nonce }: { client: string; nonce: string },
) {
  const claims = claimsIn(id_token);
  const isOurs = [claims?.aud].flat().includes(client);
  if (isOurs && nonce !== '' && claims?.nonce === nonce) return;
  throw new AccountingError('grantEnded', 'the consent was given for another request');
}

function claimsIn(id_token: string): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return null;
  }
}
