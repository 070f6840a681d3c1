import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isHttps, readConfig } from './config';

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

describe('secrets', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'boekwerk-'));
  const file = path.join(dir, 'database_url');
  writeFileSync(file, 'postgres://u:geheim@db/b\n');
  afterAll(() => rmSync(dir, { recursive: true }));

  it('are read from the file that is named', () => {
    const { databaseUrl } = readConfig({ DATABASE_URL_FILE: file });
    expect(databaseUrl).toBe('postgres://u:geheim@db/b');
  });

  it('name the variable whose file is not there', () => {
    expect(() => readConfig({ SMTP_URL_FILE: path.join(dir, 'none') })).toThrow('SMTP_URL_FILE');
  });
});

describe('the bucket for files', () => {
  it('is the folder when nothing is said', () => {
    expect(readConfig({}).s3).toBe(null);
  });

  it('has both keys, or the identity of the machine', () => {
    const key = { S3_ACCESS_KEY: 'wij', S3_SECRET_KEY: 'geheim' };
    expect(readConfig({ S3_BUCKET: 'b' }).s3).toMatchObject({ bucket: 'b', accessKey: '' });
    expect(readConfig({ S3_BUCKET: 'b', ...key }).s3).toMatchObject({ secretKey: 'geheim' });
    expect(() => readConfig({ S3_BUCKET: 'b', S3_ACCESS_KEY: 'wij' })).toThrow('S3_SECRET_KEY');
    expect(() => readConfig({ S3_BUCKET: 'b', S3_ENDPOINT: 'x' })).toThrow('S3_ENDPOINT');
  });
});

it.each(['boekwerk.example', 'localhost:3000'])(
  'PUBLIC_URL=%s is refused: links in mails would lead nowhere',
  (PUBLIC_URL) => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow(`PUBLIC_URL is geen webadres: ${PUBLIC_URL}`);
  },
);

it.each(['https://boekwerk.example', 'HTTPS://Boekwerk.example'])(
  'behind %s a second factor is asked and cookies are for https alone',
  (PUBLIC_URL) => {
    const config = readConfig({ PUBLIC_URL });
    expect([config.twoFactor, isHttps(config)]).toEqual(['required', true]);
  },
);
