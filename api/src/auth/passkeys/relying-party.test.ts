import { relyingPartyOf } from './relying-party';

it.each([
  ['https://boekwerk.nl', { origin: 'https://boekwerk.nl', id: 'boekwerk.nl' }],
  [
    'https://app.boekwerk.nl:8443/',
    { origin: 'https://app.boekwerk.nl:8443', id: 'app.boekwerk.nl' },
  ],
  ['http://127.0.0.1:3000', { origin: 'http://localhost:3000', id: 'localhost' }],
  ['http://[::1]:3000', { origin: 'http://localhost:3000', id: 'localhost' }],
  ['http://localhost:3000', { origin: 'http://localhost:3000', id: 'localhost' }],
  ['http://boekwerk.nl', null],
  ['https://10.0.0.5', null],
  ['https://[fd00::5]', null],
])('at %s passkeys are bound to %j', (publicUrl, party) => {
  expect(relyingPartyOf({ publicUrl })).toEqual(party);
});
