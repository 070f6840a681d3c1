import { readConfig } from './config';

const { twinfield } = readConfig({});

describe('settings of the accounting package', () => {
  it('are those of the stand-in when nothing is said', () => {
    expect(twinfield).toMatchObject({ clientId: 'boekwerk', loginUrl: 'http://127.0.0.1:3027' });
    expect(readConfig({ ACCOUNTING_PORT: '4627' }).twinfield.loginUrl).toBe(
      'http://127.0.0.1:4627',
    );
  });

  it('are those of the real one with a client of our own', () => {
    const env = { TWINFIELD_CLIENT_ID: 'wij', TWINFIELD_CLIENT_SECRET: 'geheim' };
    expect(readConfig(env).twinfield).toEqual({
      clientId: 'wij',
      clientSecret: 'geheim',
      loginUrl: 'https://login.twinfield.com',
      clusterHosts: ['twinfield.com'],
      creditsPerMinute: 500,
    });
  });

  it.each([
    [{ TWINFIELD_CLIENT_ID: 'wij' }, 'TWINFIELD_CLIENT_SECRET'],
    [{ TWINFIELD_LOGIN_URL: 'login' }, 'TWINFIELD_LOGIN_URL'],
  ])('name the variable that does not fit', (env, name) => {
    expect(() => readConfig(env)).toThrow(name);
  });
});
