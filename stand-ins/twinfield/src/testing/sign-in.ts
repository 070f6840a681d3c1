export const CLIENT = {
  id: 'boekwerk',
  secret: 'geheim',
  redirectUris: ['https://boekwerk.example/terug'],
};
const SCOPE = 'openid twf.user twf.organisation twf.organisationUser offline_access';

type Tokens = { access_token: string; refresh_token: string; id_token: string };
type Answer = { headers: Record<string, unknown>; json: <Body>() => Body; statusCode: number };
type SendForm = (url: string, fields: Record<string, string>, headers?: object) => Promise<Answer>;

export const consentFor = (scope = SCOPE) => ({
  client_id: CLIENT.id,
  redirect_uri: CLIENT.redirectUris[0] ?? '',
  response_type: 'code',
  scope,
  state: 'toestand',
  nonce: 'eenmalig',
});

/** Signs in by the forms that a browser and a client send. */
export function signInBy(form: SendForm) {
  /** Allows the client in as a user, and exchanges the code. */
  async function signIn(user = 'VISSER/RVISSER', scope = SCOPE): Promise<Tokens> {
    const code = await codeFor(user, scope);
    const answer = await exchange({
      grant_type: 'authorization_code',
      code,
      redirect_uri: CLIENT.redirectUris[0] ?? '',
    });
    return answer.json<Tokens>();
  }

  async function codeFor(user: string, scope = SCOPE): Promise<string> {
    const { headers } = await form('/auth/authentication/connect/authorize', {
      ...consentFor(scope),
      user,
      decision: 'allow',
    });
    return new URL(String(headers.location)).searchParams.get('code') ?? '';
  }

  const exchange = (fields: Record<string, string>, secret = CLIENT.secret) =>
    form('/auth/authentication/connect/token', fields, {
      authorization: `Basic ${Buffer.from(`${CLIENT.id}:${secret}`).toString('base64')}`,
    });

  return { codeFor, exchange, signIn };
}
