import { readOptions } from './read-options';

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

it.each(['0', 'lang', '1.5'])('API_TIMEOUT=%s is refused', (API_TIMEOUT) => {
  expect(() => readOptions({ API_TIMEOUT })).toThrow('API_TIMEOUT');
});
