import * as v from 'valibot';
import {
  cocNumber,
  country,
  iban,
  taxNumber,
  validPostalCode,
  withPostalCode,
} from './party-fields';

const refused = (message: string) => ({ message });
/** What a field makes of a text, or what it says. */
function keptBy(schema: v.GenericSchema<unknown, string>, text: string) {
  const { success, output, issues } = v.safeParse(schema, text);
  return success ? output : refused(issues[0].message);
}

const Address = v.pipe(
  v.object({ postal_code: v.string(), country }),
  validPostalCode(),
  v.transform(withPostalCode),
  v.transform(({ postal_code }) => postal_code),
);
function postalCodeIn(code: string, postal_code: string) {
  const { success, output, issues } = v.safeParse(Address, { postal_code, country: code });
  return success ? output : refused(issues[0].message);
}

describe('what is filled in of a party', () => {
  it.each([
    ['', ''],
    ['nl91 abna 0417 1643 00', 'NL91ABNA0417164300'],
    ['BE68 5390 0754 7034', 'BE68539007547034'],
    ['NL91ABNA0417164301', refused('IBAN is onjuist')],
    ['NL91ABNA041716430', refused('IBAN is onjuist')],
    ['ZZ91ABNA0417164300', refused('IBAN is onjuist')],
    ['417164300', refused('IBAN is onjuist')],
    ['N'.repeat(43), refused('Maximale lengte van 42 tekens bereikt')],
  ])('an IBAN %j is kept as %j', (text, kept) => {
    expect(keptBy(iban, text)).toEqual(kept);
  });

  it.each([
    ['', ''],
    ['nl 0000.99998.b57', 'NL000099998B57'],
    // Wrong check digits are a warning, not an error.
    ['NL123456789B01', 'NL123456789B01'],
    ['DE 123456789', 'DE123456789'],
    ['NL123456789', refused('Btw-nummer is onjuist')],
    ['123456789B01', refused('Btw-nummer is onjuist')],
    ['NL000099998B57/../x', refused('Btw-nummer is onjuist')],
  ])('a VAT number %j is kept as %j', (text, kept) => {
    expect(keptBy(taxNumber, text)).toEqual(kept);
  });

  it.each([
    ['', ''],
    ['0123 4567', '01234567'],
    ['1234567', refused('KvK-nummer bestaat uit 8 cijfers')],
    ['123456789012', refused('KvK-nummer bestaat uit 8 cijfers')],
    ['１２３４５６７８', refused('KvK-nummer bestaat uit 8 cijfers')],
  ])('a KvK number %j is kept as %j', (text, kept) => {
    expect(keptBy(cocNumber, text)).toEqual(kept);
  });

  it.each([
    ['NL', '', ''],
    ['NL', '1234ab', '1234 AB'],
    ['NL', '1234 AB', '1234 AB'],
    ['NL', '0999 AA', refused('Postcode is onjuist')],
    ['NL', '1234 SS', refused('Postcode is onjuist')],
    ['NL', '1234', refused('Postcode is onjuist')],
    ['BE', '1000', '1000'],
    ['XX', '1000', refused('Kies een land uit de lijst')],
  ])('in %s a postal code %j is kept as %j', (code, text, kept) => {
    expect(postalCodeIn(code, text)).toEqual(kept);
  });
});
