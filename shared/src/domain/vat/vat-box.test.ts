import { boxOfCode, boxOfInvoice } from './vat-box';

describe('the box of a kind of VAT on an invoice', () => {
  it.each([
    [1, 'NL', '', '1a'],
    [1, 'BE', 'BE0403170701', '1a'],
    [2, 'NL', '', '1b'],
    [3, 'NL', '', null],
    [4, 'NL', 'NL004495445B01', '1e'],
    [4, 'NL', '', '1e'],
    [4, 'BE', 'BE0403170701', '3b'],
    [4, 'BE', 'NL004495445B01', '1e'],
    [4, 'NL', 'DE136695976', '3b'],
    [4, 'BE', '', '3b'],
    [4, 'GB', 'XI824398255', '1e'],
    [4, 'CH', '', '1e'],
    [5, 'US', '', '3a'],
    [6, 'DE', 'DE136695976', '3b'],
    [6, 'DE', '', '3b'],
    [6, 'GB', 'XI824398255', '3b'],
  ] as const)(
    'of kind %i to a customer in %s with number %j is %s',
    (kind, country, number, box) => {
      expect(boxOfInvoice(kind, { country, tax_number: number })).toBe(box);
    },
  );
});

describe('the box of a VAT code of the package', () => {
  it.each([
    ['sale', 'NL1A', false, '1a'],
    ['sale', 'NL1B', false, '1b'],
    ['sale', 'NL1C', false, '1c'],
    ['sale', 'NL1D', false, '1d'],
    ['sale', 'NL1E', false, '1e'],
    ['sale', 'NL3A', false, '3a'],
    ['sale', 'nl3b', false, '3b'],
    ['sale', 'NL3C', false, '3c'],
    ['sale', '', false, null],
    ['sale', 'NL5B', false, null],
    ['sale', 'BE54', false, null],
    ['purchase', 'NL5B', false, '5b'],
    ['purchase', '', false, null],
    ['purchase', 'NL1A', false, null],
    ['purchase', 'NL2A', true, '2a'],
    ['purchase', 'NL4A', true, '4a'],
    ['purchase', 'NL4B', true, '4b'],
    // As it was stored while the first group was kept, whichever that is.
    ['purchase', 'NL5B', true, null],
  ] as const)('of a %s with group %j, reversed %s, is %s', (side, group, is_reversed, box) => {
    expect(boxOfCode({ is_sale: side === 'sale', group, is_reversed })).toBe(box);
  });
});
