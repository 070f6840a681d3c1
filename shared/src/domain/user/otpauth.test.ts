import { keyOf } from './otpauth';

it.each([
  [
    'otpauth://totp/Boekwerk:jan@x.nl?secret=JBSWY3DPEHPK3PXP&issuer=Boekwerk',
    'JBSW Y3DP EHPK 3PXP',
  ],
  ['otpauth://totp/Boekwerk?secret=JBSWY3DPEH', 'JBSW Y3DP EH'],
  ['otpauth://totp/Boekwerk', null],
  ['https://evil.example/?secret=JBSWY3DP', null],
  ['', null],
  ['valid', null],
])('the key of %j is %j', (address, key) => {
  expect(keyOf(address)).toBe(key);
});
