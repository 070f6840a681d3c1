import { CLIENT, consentFor } from '../testing/sign-in';
import { standInUnderTest } from '../testing/stand-in-under-test';

const standIn = standInUnderTest();
const AUTHORIZE = '/auth/authentication/connect/authorize';
const VALIDATION = '/auth/authentication/connect/accesstokenvalidation';

const authorize = (change: Record<string, string> = {}) =>
  standIn.send('GET', `${AUTHORIZE}?${new URLSearchParams({ ...consentFor(), ...change })}`);

const backTo = (location: unknown) => Object.fromEntries(new URL(String(location)).searchParams);

const exchangeCode = (code: string, more: Record<string, string> = {}) =>
  standIn.exchange({
    grant_type: 'authorization_code',
    code,
    redirect_uri: CLIENT.redirectUris[0] ?? '',
    ...more,
  });

const validate = async (token: string) => standIn.send('GET', `${VALIDATION}?token=${token}`);

describe('the consent page', () => {
  it('lists the users with Toestaan and Weigeren', async () => {
    const { statusCode, body } = await authorize();
    expect(statusCode).toBe(200);
    expect(body).toContain('R. Visser');
    expect(body).toContain('Tulip Trading');
    expect(body).toContain('>Toestaan</button>');
    expect(body).toContain('>Weigeren</button>');
  });

  it.each([
    ['an unknown client', { client_id: 'vreemd' }],
    ['an address that is not registered', { redirect_uri: 'https://elders.example/' }],
    [
      'an address that only begins like the registered one',
      { redirect_uri: 'https://boekwerk.example/terug/x' },
    ],
  ])('sends nobody back for %s', async (_, change) => {
    const { statusCode, headers } = await authorize(change);
    expect(statusCode).toBe(400);
    expect(headers.location).toBeUndefined();
  });

  it.each([
    ['state', 'invalid_request'],
    ['nonce', 'invalid_request'],
    ['scope', 'invalid_scope'],
    ['response_type', 'unsupported_response_type'],
  ])('sends the browser back with an error when %s is missing', async (name, error) => {
    const { headers } = await authorize({ [name]: '' });
    expect(backTo(headers.location)).toMatchObject({ error, error_description: name });
  });

  it('sends the browser back with access_denied and the state after Weigeren', async () => {
    const { headers } = await standIn.form(AUTHORIZE, {
      ...consentFor(),
      user: 'VISSER/RVISSER',
      decision: 'deny',
    });
    expect(backTo(headers.location)).toEqual({ error: 'access_denied', state: 'toestand' });
  });

  it('takes no form from another site', async () => {
    const { statusCode } = await standIn.form(
      AUTHORIZE,
      { ...consentFor(), user: 'VISSER/RVISSER', decision: 'allow' },
      { origin: 'https://elders.example' },
    );
    expect(statusCode).toBe(403);
  });
});

describe('a code', () => {
  it('becomes an access token of an hour, a refresh token and an id token with the nonce', async () => {
    const answer = await exchangeCode(await standIn.codeFor('VISSER/RVISSER'));
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    const [, claims = ''] = answer.json<{ id_token: string }>().id_token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: CLIENT.id,
      nonce: 'eenmalig',
    });
  });

  it('works once; used twice it takes its tokens along', async () => {
    const code = await standIn.codeFor('VISSER/RVISSER');
    const { access_token } = (await exchangeCode(code)).json<{ access_token: string }>();
    expect((await validate(access_token)).statusCode).toBe(200);
    const again = await exchangeCode(code);
    expect([again.statusCode, again.json()]).toEqual([400, { error: 'invalid_grant' }]);
    expect((await validate(access_token)).statusCode).toBe(400);
  });

  it('works for its own address and within five minutes alone', async () => {
    const code = await standIn.codeFor('VISSER/RVISSER');
    const elsewhere = await exchangeCode(code, { redirect_uri: 'https://elders.example/' });
    expect(elsewhere.json()).toEqual({ error: 'invalid_grant' });
    standIn.clock.now = new Date('2026-11-22T10:05:00Z');
    expect((await exchangeCode(code)).json()).toEqual({ error: 'invalid_grant' });
  });

  it('is of no use without the secret of its client', async () => {
    const code = await standIn.codeFor('VISSER/RVISSER');
    const answer = await standIn.exchange({ grant_type: 'authorization_code', code }, 'geraden');
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'invalid_client' }]);
  });

  it('gives no refresh token without offline_access', async () => {
    const scope = 'openid twf.organisationUser';
    expect(await standIn.signIn('VISSER/RVISSER', scope)).not.toHaveProperty('refresh_token');
  });
});

describe('a refresh token', () => {
  const refresh = (refresh_token: string) =>
    standIn.exchange({ grant_type: 'refresh_token', refresh_token });

  it('gives another access token and stays the same, after a restart too', async () => {
    const { access_token, refresh_token } = await standIn.signIn();
    await standIn.restart();
    const given = (await refresh(refresh_token)).json<{ access_token: string }>();
    expect(given).toMatchObject({ refresh_token, expires_in: 3600 });
    expect(given.access_token).not.toBe(access_token);
  });

  it('is replaced, and the old one of no use, when they change each time', async () => {
    const { refresh_token } = await standIn.signIn();
    await standIn.switchOn({ fault: 'refresh-rotates' });
    const next = (await refresh(refresh_token)).json<{ refresh_token: string }>().refresh_token;
    expect(next).not.toBe(refresh_token);
    expect((await refresh(refresh_token)).json()).toEqual({ error: 'invalid_grant' });
    expect((await refresh(next)).statusCode).toBe(200);
  });

  it('is of no use once tokens are revoked; expired access tokens leave it alone', async () => {
    const { refresh_token } = await standIn.signIn();
    await standIn.switchOn({ fault: 'expire-tokens' });
    expect((await refresh(refresh_token)).statusCode).toBe(200);
    await standIn.switchOn({ fault: 'revoke-tokens' });
    expect((await refresh(refresh_token)).json()).toEqual({ error: 'invalid_grant' });
  });
});

describe('what a token tells', () => {
  it('is the client, the user, the organisation and its cluster', async () => {
    const { access_token } = await standIn.signIn();
    expect((await validate(access_token)).json()).toMatchObject({
      client_id: CLIENT.id,
      scope: expect.arrayContaining(['twf.organisationUser']),
      'twf.organisationUserCode': 'RVISSER',
      'twf.organisationCode': 'VISSER',
      'twf.clusterUrl': 'https://twinfield.example/cluster1',
    });
  });

  it('has no cluster without its scope, nor while it is unknown', async () => {
    const bare = await standIn.signIn('VISSER/RVISSER', 'openid twf.organisationUser');
    expect((await validate(bare.access_token)).json()).not.toHaveProperty(['twf.clusterUrl']);
    const { access_token } = await standIn.signIn();
    await standIn.switchOn({ fault: 'cluster-unknown' });
    const claims = (await validate(access_token)).json();
    expect(claims).not.toHaveProperty(['twf.clusterUrl']);
    expect(claims).toHaveProperty(['twf.organisationCode']);
  });

  it('is nothing after an hour', async () => {
    const { access_token } = await standIn.signIn();
    standIn.clock.now = new Date('2026-11-22T11:00:00Z');
    expect((await validate(access_token)).statusCode).toBe(400);
  });

  it('is told to its bearer as well', async () => {
    const { access_token } = await standIn.signIn('TULIP/TDEVRIES');
    const address = '/auth/authentication/connect/userinfo';
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await standIn.send('GET', address, { headers })).json()).toMatchObject({
      'twf.organisationCode': 'TULIP',
    });
    expect((await standIn.send('GET', address)).statusCode).toBe(401);
  });
});
