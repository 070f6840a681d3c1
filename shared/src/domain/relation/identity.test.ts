import {
  hasTaxCheckDigits,
  isCocNumber,
  isOin,
  isPostalCode,
  isTaxNumber,
  normalisePostalCode,
  normaliseTaxNumber,
} from './identity';

describe('identity', () => {
  it.each([
    ['69599084', true],
    ['01234567', true],
    ['1234567', false],
    ['123456789012', false],
  ])('a KvK number has eight digits: %s', (text, expected) => {
    expect(isCocNumber(text)).toBe(expected);
  });

  it.each([
    ['nl 0000.99998.b57', true],
    ['NL004495445B01', true],
    ['NL12345678B01', false],
    ['DE123456789', true],
    ['EL123456789', true],
    ['XI123456789', true],
    ['CHE-123.456.789 MWST', true],
    ['ZZ123456789', false],
    ['EU372000063', false],
    ['12345', false],
  ])('a VAT number has the form of its country: %s', (text, expected) => {
    expect(isTaxNumber(normaliseTaxNumber(text))).toBe(expected);
  });

  it.each([
    ['00000001823288444000', true],
    ['0000000182328844400', false],
    ['0000000182328844400A', false],
  ])('an OIN has twenty digits: %s', (text, expected) => {
    expect(isOin(text)).toBe(expected);
  });

  it.each([
    ['1234ab', 'NL', '1234 AB'],
    ['1234 AB', 'NL', '1234 AB'],
    ['B-1000', 'BE', 'B-1000'],
  ])('writes postal code %s of %s as %s', (text, country, expected) => {
    expect(isPostalCode(text, country)).toBe(true);
    expect(normalisePostalCode(text, country)).toBe(expected);
  });

  it.each(['0999 AA', '1234 SS', '12345', '1234  AB'])('refuses Dutch postal code %s', (text) => {
    expect(isPostalCode(text, 'NL')).toBe(false);
  });

  it.each([
    ['NL004495445B01', true, 'of a company, by the eleven test'],
    ['NL123456782B12', true, 'of a person by the old number, by the eleven test'],
    ['NL000099998B57', true, 'of a sole trader, by 97'],
    ['NL000099998B56', false, 'with a wrong last digit'],
    ['NL123456789B01', false, 'with wrong digits'],
    ['NL12345678B01', false, 'that is too short'],
    ['DE123456789', true, 'of another country, of which nothing is said'],
  ])('the check digits of VAT number %s are right or wrong: %s, %s', (text, expected) => {
    expect(hasTaxCheckDigits(text)).toBe(expected);
  });
});
