import type { KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOptions as read, readMetricsPort } from './read-options';
import { aKeyPair } from './testing/written-release';

const pemOf = ({ publicKey }: { publicKey: KeyObject }) =>
  publicKey.export({ type: 'spki', format: 'pem' }).toString();
const RELEASE_PUBLIC_KEY = pemOf(aKeyPair());
const readOptions = (env: NodeJS.ProcessEnv) => read({ RELEASE_PUBLIC_KEY, ...env });

it.each([
  ['', []],
  ['false', []],
  ['10.0.0.5', ['10.0.0.5']],
  ['10.0.0.5, 10.1.0.0/16,2001:db8::/32', ['10.0.0.5', '10.1.0.0/16', '2001:db8::/32']],
])('TRUST_PROXY=%s believes %j', (TRUST_PROXY, trustedProxies) => {
  expect(readOptions({ TRUST_PROXY })).toMatchObject({ trustedProxies });
});

it('TRUST_PROXY=true, by which anyone chooses from where they come, is refused', () => {
  expect(() => readOptions({ TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY=true gelooft iedereen');
});

it('TRUST_PROXY=1, a number of proxies elsewhere, is refused', () => {
  expect(() => readOptions({ TRUST_PROXY: '1' })).toThrow('geen aantal: 1');
});

it.each([
  [{}, 'mailto:security@boekwerk.example'],
  [{ PUBLIC_URL: 'http://192.0.2.7:3000' }, 'mailto:security@boekwerk.example'],
  [{ PUBLIC_URL: 'https://boeken.voorbeeld.nl' }, 'mailto:security@boeken.voorbeeld.nl'],
  [{ SECURITY_CONTACT: 'lek@voorbeeld.nl' }, 'mailto:lek@voorbeeld.nl'],
  [{ SECURITY_CONTACT: 'https://voorbeeld.nl/lek' }, 'https://voorbeeld.nl/lek'],
])('with %j a leak is reported to %s', (env, securityContact) => {
  expect(readOptions(env)).toMatchObject({ securityContact });
});

it.each(['https://boekwerk.example', 'HTTPS://Boekwerk.example'])(
  'with %s what browsers are told is for https alone',
  (PUBLIC_URL) => {
    expect(readOptions({ PUBLIC_URL })).toMatchObject({ isSecure: true });
  },
);

it.each(['0', 'lang', '1.5'])('API_TIMEOUT=%s is refused', (API_TIMEOUT) => {
  expect(() => readOptions({ API_TIMEOUT })).toThrow('API_TIMEOUT');
});

it.each([
  ['SENTRY_DSN', 'sleutel@fouten.voorbeeld.nl/1'],
  ['SENTRY_DSN', 'fouten.voorbeeld.nl'],
  ['PUBLIC_URL', 'boekwerk.voorbeeld.nl'],
  ['PUBLIC_URL', 'localhost:3000'],
])(
  '%s=%s, which is no address of the web, is refused: no page could be served with it',
  (name, text) => {
    expect(() => readOptions({ [name]: text })).toThrow(`${name} is geen webadres: ${text}`);
  },
);

describe('RELEASE_PUBLIC_KEY', () => {
  it('may be the keys themselves, an old one and a new one, or the file with them', () => {
    const keys = RELEASE_PUBLIC_KEY + pemOf(aKeyPair());
    expect(read({ RELEASE_PUBLIC_KEY: keys }).releaseKeys).toHaveLength(2);
    const folder = mkdtempSync(path.join(tmpdir(), 'key-'));
    writeFileSync(path.join(folder, 'key.pem'), keys);
    const inFile = read({ RELEASE_PUBLIC_KEY: path.join(folder, 'key.pem') });
    expect(inFile.releaseKeys).toHaveLength(2);
    rmSync(folder, { recursive: true });
  });

  it.each(['', '/nergens/key.pem', 'geheim', '-----BEGIN PUBLIC KEY-----'])(
    'as %j is refused: all releases would be believed',
    (setting) => {
      expect(() => read({ RELEASE_PUBLIC_KEY: setting })).toThrow('RELEASE_PUBLIC_KEY is geen');
    },
  );

  it('is not asked for in development, where builds change all the time', () => {
    expect(read({ NODE_ENV: 'development' }).releaseKeys).toBeNull();
  });
});

it('RELEASE_CHANNEL shows staging, or what all get; anything else is a mistake', () => {
  expect(readOptions({}).isStaging).toBe(false);
  expect(readOptions({ RELEASE_CHANNEL: 'staging' }).isStaging).toBe(true);
  expect(() => readOptions({ RELEASE_CHANNEL: 'canary' })).toThrow('RELEASE_CHANNEL');
});

it.each([
  [undefined, 0],
  ['', 0],
  ['9464', 9464],
])('METRICS_PORT=%s gives figures on %i', (METRICS_PORT, port) => {
  expect(readMetricsPort({ METRICS_PORT })).toBe(port);
});

it('METRICS_PORT that is no port is refused, so that nobody believes they are watched', () => {
  expect(() => readMetricsPort({ METRICS_PORT: 'aan' })).toThrow('geen poort: aan');
});
