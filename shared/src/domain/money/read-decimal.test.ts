import fc from 'fast-check';
import { EURO, PERCENTAGE, QUANTITY, readDecimal } from './read-decimal';

describe('an amount', () => {
  it.each([
    ['1.250', 1250],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['1.234,56', 1234.56],
    ['1.234.567,8', 1234567.8],
    ['1234,5', 1234.5],
    ['1234.5', 1234.5],
    ['35.00', 35],
    ['12,', 12],
    ['12.', 12],
    [',5', 0.5],
    ['.5', 0.5],
    ['-.25', -0.25],
    ['-121,00', -121],
    // As websites and sheets write it.
    ['−7,50', -7.5],
    ['€ –7,50', -7.5],
    ['10,–', 10],
    ['€ 12', 12],
    ['€ -12,50', -12.5],
    ['-€12,50', -12.5],
    ['10€', 10],
    ['1.250,50 €', 1250.5],
    ['€ 10,-', 10],
    ['10,--', 10],
    [' 1 234,56 ', 1234.56],
    ['', null],
    ['  ', null],
  ])('%j is %d', (text, euro) => {
    expect(readDecimal(text, EURO)).toBe(euro);
  });

  it.each([
    ...['1,234.56', '1.23.4', '1.2345', '12.3456.789', '0.333', '12,345', '1,2,3', '.', ',', '-'],
    ...['١٢', '1e3', 'twaalf', '12a3', '--1', '12%', '9999999999', '1.000.000.000'],
  ])('%j is refused: it could mean two things, or nothing', (text) => {
    expect(readDecimal(text, EURO)).toBe('invalid');
  });
});

it.each([
  ['0.333', QUANTITY, 0.333],
  ['0,333', QUANTITY, 0.333],
  ['1.234', QUANTITY, 1234],
  ['1.000', QUANTITY, 1000],
  ['1.5', QUANTITY, 1.5],
  ['.333', QUANTITY, 0.333],
  ['−1,5', QUANTITY, -1.5],
  ['1,2345', QUANTITY, 'invalid'],
  ['3 stuks', QUANTITY, 'invalid'],
  ['21%', PERCENTAGE, 21],
  ['12,5 %', PERCENTAGE, 12.5],
  ['101', PERCENTAGE, 'invalid'],
  ['-1', PERCENTAGE, 'invalid'],
  ['1.000', { decimals: 0, min: 1, max: 9999 }, 1000],
  ['1,5', { decimals: 0, min: 1, max: 9999 }, 'invalid'],
  ['0', { decimals: 0, min: 1, max: 9999 }, 'invalid'],
] as const)('%j is read by its kind', (text, kind, number) => {
  expect(readDecimal(text, kind)).toBe(number);
});

it('reads every amount back from what is written of it, with and without groups', () => {
  const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
  fc.assert(
    fc.property(cents, fc.boolean(), (amount, useGrouping) => {
      const euro = amount / 100;
      const options = { minimumFractionDigits: 2, useGrouping };
      expect(readDecimal(euro.toLocaleString('nl-NL', options), EURO)).toBe(euro === 0 ? 0 : euro);
    }),
  );
});
