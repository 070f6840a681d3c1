import * as v from 'valibot';
import { AccountingError } from '../../accounting-error';
import type { Grant, Tokens } from '../../accounting-package';
import { clusterOf } from '../cluster-of';
import type { TwinfieldSettings } from '../settings';
import { askForClaims, askForTokens } from './ask-login';
import { refuseForeignIdToken } from './refuse-foreign-id-token';

const filled = v.pipe(v.string(), v.nonEmpty());

const Given = v.object({
  access_token: filled,
  expires_in: v.pipe(v.number(), v.minValue(0)),
  refresh_token: v.optional(filled),
  id_token: v.optional(v.string(), ''),
});

const Claims = v.object({
  'twf.organisationCode': v.optional(v.string(), ''),
  'twf.organisationUserCode': v.optional(v.string(), ''),
  // It was seen to be missing.
  'twf.clusterUrl': v.optional(v.string(), ''),
});

/** What a code of the consent page gives; it works once. */
export async function exchangeCode(
  settings: TwinfieldSettings,
  { code, nonce }: { code: string; nonce: string },
): Promise<Grant> {
  const form = { grant_type: 'authorization_code', code, redirect_uri: settings.redirectUri };
  const given = read(Given, await askForTokens(settings, form));
  refuseForeignIdToken(given.id_token, { client: settings.clientId, nonce });
  const claims = read(Claims, await askForClaims(settings, given.access_token));
  const organization = claims['twf.organisationCode'];
  if (organization === '' || given.refresh_token === undefined)
    throw new AccountingError('grantEnded', 'the user did not allow all that was asked');
  return {
    ...tokens(given, given.refresh_token),
    cluster_url: clusterIn(settings, claims),
    organization: { code: organization },
    user_code: claims['twf.organisationUserCode'],
  };
}

/**
 * Another access token. The refresh token may change with it and is then the only one that works, so that it is given
 * even when nothing that can be read is heard of the cluster.
 */
export async function refresh(settings: TwinfieldSettings, refresh_token: string): Promise<Tokens> {
  const form = { grant_type: 'refresh_token', refresh_token };
  const given = read(Given, await askForTokens(settings, form));
  const claims = await askForClaims(settings, given.access_token)
    .then((said) => read(Claims, said))
    .catch(() => read(Claims, {}));
  return {
    ...tokens(given, given.refresh_token ?? refresh_token),
    cluster_url: clusterIn(settings, claims),
  };
}

const tokens = (
  { access_token, expires_in }: v.InferOutput<typeof Given>,
  refresh_token: string,
) => ({
  access_token,
  refresh_token,
  expires_at: new Date(Date.now() + expires_in * 1000),
});

const clusterIn = (settings: TwinfieldSettings, claims: v.InferOutput<typeof Claims>) =>
  claims['twf.clusterUrl'] === '' ? null : clusterOf(settings, claims['twf.clusterUrl']);

/** @throws AccountingError; what valibot says would hold the tokens */
function read<Schema extends v.GenericSchema>(
  schema: Schema,
  said: unknown,
): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, said);
  if (!success) throw new AccountingError('noAnswer', 'the sign-in answers something else');
  return output;
}
