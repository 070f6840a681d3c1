import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { twinfield } from '../twinfield';

/** What a sign-in on this machine says, whatever it is asked, unless it says nothing of tokens. */
let said: object;
let knowsTokens = true;
const server = http.createServer(({ url }, response) => {
  response.writeHead(!knowsTokens && url?.includes('validation') ? 503 : 200, {
    'content-type': 'application/json',
  });
  response.end(JSON.stringify(said));
});

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const idToken = (claims: object) =>
  ['{}', JSON.stringify(claims), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const all = {
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3600,
  id_token: idToken({ aud: 'wij', nonce: 'n' }),
  'twf.organisationCode': 'VISSER',
  'twf.clusterUrl': 'https://api.accounting2.twinfield.com',
};
const login = () =>
  twinfield({
    clientId: 'wij',
    clientSecret: 'geheim',
    loginUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clusterHosts: ['twinfield.com'],
    redirectUri: 'http://127.0.0.1/terug',
  });
const exchange = () => login().exchangeCode({ code: 'c', nonce: 'n' });

describe('what the sign-in says', () => {
  it('is believed when it is ours', async () => {
    said = all;
    expect(await exchange()).toMatchObject({
      organization: { code: 'VISSER' },
      cluster_url: 'https://api.accounting2.twinfield.com',
    });
  });

  it.each([
    ['web services elsewhere', { 'twf.clusterUrl': 'https://kwaad.example' }, 'foreignCluster'],
    ['no lasting token', { refresh_token: undefined }, 'grantEnded'],
    ['no organisation', { 'twf.organisationCode': undefined }, 'grantEnded'],
    ['a token for others', { id_token: idToken({ aud: 'zij', nonce: 'n' }) }, 'grantEnded'],
    ['a token without a nonce', { id_token: idToken({ aud: 'wij' }) }, 'grantEnded'],
    ['no token of who it is', { id_token: undefined }, 'grantEnded'],
    ['a token that is none', { id_token: 'a.b.c' }, 'grantEnded'],
    ['no access token', { access_token: undefined }, 'noAnswer'],
    ['no time', { expires_in: 'een uur' }, 'noAnswer'],
  ])('is refused with %s', async (_, other, reason) => {
    said = { ...all, ...other };
    await expect(exchange()).rejects.toMatchObject({ reason });
  });

  it.each([
    ['answers nothing', { ...all, refresh_token: 'r2' }, false],
    ['answers something else', { ...all, refresh_token: 'r2', 'twf.clusterUrl': null }, true],
  ])(
    'never costs the token that takes the place of the one before: it %s',
    async (_, says, knows) => {
      said = says;
      knowsTokens = knows;
      const tokens = await login().refresh('r1');
      knowsTokens = true;
      expect(tokens).toMatchObject({ refresh_token: 'r2', cluster_url: null });
    },
  );

  it('sends no token elsewhere at a refresh either', async () => {
    said = { ...all, 'twf.clusterUrl': 'https://kwaad.example' };
    await expect(login().refresh('r')).rejects.toMatchObject({ reason: 'foreignCluster' });
  });
});
