import * as v from 'valibot';
import { dateField, isEmail, optionalCode, optionalDate } from './fields';

describe('an e-mail address', () => {
  it.each([
    'jan@bakkerij.nl',
    'Jan.de-Vries+facturen@post.bakkerij-jansen.example',
    "o'neil@x.nl",
    'info@zuivel-ëxample.nl',
    'a@1.nl',
    `${'j'.repeat(64)}@bakkerij.nl`,
    `jan@${'b'.repeat(247)}.nl`,
  ])('is %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    'jan',
    'jan@bakkerij',
    'jan@bakkerij..nl',
    'jan@.bakkerij.nl',
    'jan@bakkerij.nl.',
    'jan@-bakkerij.nl',
    'jan@bakkerij-.nl',
    '.jan@bakkerij.nl',
    'jan.@bakkerij.nl',
    'jan..de.vries@bakkerij.nl',
    'Jan <jan@bakkerij.nl>',
    'jan@bakkerij.nl, piet@bakkerij.nl',
    'jan@bakkerij.nl\nBcc: piet@bakkerij.nl',
    `${'j'.repeat(65)}@bakkerij.nl`,
    `jan@${'b'.repeat(248)}.nl`,
  ])('is not %j, which no mail server takes', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it.each(['jan@bakker\u0130j.nl', 'jan@ba\u212Aerij.nl', '\u0130ris@bakkerij.nl'])(
    'is not %s, which a database takes for that of another',
    (address) => expect(isEmail(address)).toBe(false),
  );

  it('is of no other letter that a database takes for a plain one', () => {
    const letters = Array.from({ length: 0x1_ffff }, (_, at) => String.fromCodePoint(at + 1));
    const taken = letters.filter(
      (letter) => letter > '\u007f' && /^[a-z]/.test(letter.toLowerCase()),
    );
    expect(taken).toEqual(['\u0130', '\u212A']);
  });
});

describe('a date', () => {
  it.each([
    ['that must be there', dateField('Aanmaakdatum is verplicht'), 'Aanmaakdatum is verplicht'],
    ['that may be left out', optionalDate, 'Datum is onjuist'],
  ])('%s is not taken from text that is none', (_, field, message) => {
    expect(v.safeParse(field, Number.NaN).issues?.[0].message).toBe(message);
    expect(v.safeParse(field, '2027-02-29').success).toBe(false);
    expect(v.safeParse(field, '2028-02-29').success).toBe(true);
  });
});

describe('a code of the second factor', () => {
  it.each([
    ['123 456', '123456'],
    [' 123-456 ', '123456'],
    ['abcdefgh', 'ABCD-EFGH'],
    ['ABCD EFGH', 'ABCD-EFGH'],
    ['ABCD-EFGH', 'ABCD-EFGH'],
    ['', ''],
  ])('is taken as %j, as an app or paper has it', (typed, code) => {
    expect(v.parse(optionalCode, typed)).toBe(code);
  });

  it.each(['12345', '1234567', 'ABCD-EFG', 'ABCD-EFGHJ', 'ABCD-EFG0'])('is not %j', (typed) => {
    expect(v.safeParse(optionalCode, typed).issues?.[0].message).toBe('Code is onjuist');
  });
});
