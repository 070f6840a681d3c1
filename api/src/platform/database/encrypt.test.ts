import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './encrypt';

const secret = randomBytes(32).toString('base64url');
const at = { secret, field: 'user.totp_secret:7' };

it('gives back what was sealed, and never seals the same way twice', () => {
  const sealed = encrypt('JBSWY3DPEHPK3PXP — €', at);
  expect(decrypt(sealed, at)).toBe('JBSWY3DPEHPK3PXP — €');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(encrypt('JBSWY3DPEHPK3PXP — €', at)).not.toBe(sealed);
});

it('refuses a value in which any one byte was changed', () => {
  const sealed = Buffer.from(encrypt('geheim', at), 'base64url');
  for (let index = 0; index < sealed.length; index++) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => decrypt(changed.toString('base64url'), at)).toThrow();
  }
  expect(() => decrypt(sealed.subarray(0, -1).toString('base64url'), at)).toThrow();
});

it('refuses a value of another row, and one of another installation', () => {
  const sealed = encrypt('geheim', at);
  expect(() => decrypt(sealed, { ...at, field: 'user.totp_secret:8' })).toThrow();
  const other = randomBytes(32).toString('base64url');
  expect(() => decrypt(sealed, { ...at, secret: other })).toThrow();
});
