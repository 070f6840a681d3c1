import { countryOfTaxNumber } from './tax-prefix';
import { vatNumberWarning } from './vat-number';

const WRONG = 'Dit nummer kan niet kloppen. Controleer het.';

describe('vatNumberWarning', () => {
  it.each([
    ['NL004495445B01', 'NL'],
    ['nl 0000.99998.b57', 'NL'],
    ['BE1000000021', 'BE'],
    ['EL491082402', 'GR'],
    ['XI824398255', 'GB'],
    ['GB824398255', 'GB'],
    ['CHE-610.992.790 MWST', 'CH'],
    ['CHE610992790TVA', 'CH'],
    ['CHE610992790IVA', 'CH'],
    ['FR40303265045', 'MC'],
    ['IE8Z49289F', 'IE'],
    ['UA123456789', 'UA'],
    ['', 'NL'],
  ])('says nothing of %s in %s', (number, country) => {
    expect(vatNumberWarning(number, country)).toBeNull();
  });

  it.each([
    ['NL123456789B01', 'NL', WRONG],
    ['BE0123456789', 'BE', WRONG],
    ['DE123456789', 'DE', WRONG],
    ['DE12', 'DE', WRONG],
    ['CHE610992791MWST', 'CH', WRONG],
    ['XI110305871', 'GB', WRONG],
    ['GR491082402', 'GR', 'Een btw-nummer uit Griekenland begint met EL. Controleer het.'],
    [
      'DE136695976',
      'BE',
      'Dit is een btw-nummer uit Duitsland, en het adres is in België. Controleer het.',
    ],
  ])('warns of %s in %s', (number, country, warning) => {
    expect(vatNumberWarning(number, country)).toBe(warning);
  });
});

describe('the letters of a VAT number', () => {
  it.each([
    ['EL491082402', 'GR'],
    ['XI824398255', 'GB'],
    ['CHE610992790', 'CH'],
    ['ZZ123', null],
    ['XX99', null],
    ['EU372000063', null],
    ['XK123456', null],
    ['123456789', null],
  ])('of %s are those of %s', (number, country) => {
    expect(countryOfTaxNumber(number)).toBe(country);
  });
});
