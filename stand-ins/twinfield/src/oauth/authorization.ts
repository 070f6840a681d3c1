import type { Client, StandIn } from '../stand-in';

/** A request for consent that may be shown. */
export type Authorization = {
  client: Client;
  redirectUri: string;
  scope: string;
  state: string;
  nonce: string;
};

/** What was asked, when nobody can be sent back: the page itself tells what is wrong. */
export type Refused = { isRefused: true; reason: string };
/** Where to send the browser with an error. */
type SentBack = { location: string };

export type Query = Record<string, string | undefined>;

/** What a consent page may ask for. */
const SCOPES = [
  'openid',
  'twf.user',
  'twf.organisation',
  'twf.organisationUser',
  'offline_access',
] as const;

/** Reads what a client asks of the user; an address that is not registered gets nothing, not even an error. */
export function readAuthorization(
  { options }: StandIn,
  query: Query,
): Authorization | Refused | SentBack {
  const { client_id, redirect_uri = '', scope = '', state = '', nonce = '' } = query;
  const client = options.clients.find(({ id }) => id === client_id);
  if (!client) return { isRefused: true, reason: 'client_id' };
  if (!client.redirectUris.includes(redirect_uri))
    return { isRefused: true, reason: 'redirect_uri' };
  const back = (error: string, description: string): SentBack => ({
    location: withQuery(redirect_uri, { error, error_description: description, state }),
  });
  if (query.response_type !== 'code') return back('unsupported_response_type', 'response_type');
  if (state === '') return back('invalid_request', 'state');
  if (nonce === '') return back('invalid_request', 'nonce');
  const asked = scope.split(' ').filter((each) => each !== '');
  const isKnown = asked.every((each) => SCOPES.some((known) => known === each));
  if (!isKnown || !asked.includes('openid')) return back('invalid_scope', 'scope');
  return { client, redirectUri: redirect_uri, scope: asked.join(' '), state, nonce };
}

/** An address with parameters added; those that are empty are left out. */
export function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters))
    if (value !== '') url.searchParams.set(name, value);
  return url.href;
}
