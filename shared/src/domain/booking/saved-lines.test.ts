import fc from 'fast-check';
import { moneyOf } from '../money/currency';
import { toCents } from '../money/money';
import { type SavedLine, savedLinesOf, sharedAmounts } from './saved-lines';

const aSavedLine = (given: Partial<SavedLine> = {}): SavedLine => ({
  ledger_account_id: 1,
  vat_ledger_account_id: 2,
  cost_place_ledger_account_id: null,
  project_ledger_account_id: null,
  description: '',
  share: 1,
  ...given,
});

const aLine = (value: number | null) => ({ ...aSavedLine(), value });
const shares = (...values: (number | null)[]) =>
  savedLinesOf(values.map(aLine)).map(({ share }) => share);

const amountsOf = (saved: SavedLine[], amount: number, percentages: (number | null)[]) =>
  sharedAmounts(saved, moneyOf(amount, 'EUR'), (line) => percentages[saved.indexOf(line)] ?? null);

describe('the lines that are kept for the next document', () => {
  it.each([
    ['one line', [250], [1]],
    ['two', [75, 25], [0.75, 0.25]],
    ['a discount', [125, -25], [1.25, -0.25]],
    ['thirds', [1, 1, 1], [0.33333333, 0.33333333, 0.33333333]],
    ['lines that make up nothing', [50, -50], [0, 1]],
    ['an amount that is missing', [10, null], [1, 0]],
  ])('hold a share of %s, no amounts', (_, values, expected) => {
    expect(shares(...values)).toEqual(expected);
  });

  it('hold accounts and words, and nothing else of a line', () => {
    const line = { ...aLine(9), description: 'Huur', vat: 1, foreign_sale_type: 0 };
    expect(savedLinesOf([line])).toEqual([aSavedLine({ description: 'Huur' })]);
  });
});

describe('the next document', () => {
  it('is divided as the last one was, each line with its own VAT', () => {
    const saved = [aSavedLine({ share: 0.75 }), aSavedLine({ share: 0.25 })];
    expect(amountsOf(saved, 236, [21, 9])).toEqual([
      { value: moneyOf(150, 'EUR'), vat: moneyOf(31.5, 'EUR') },
      { value: moneyOf(50, 'EUR'), vat: moneyOf(4.5, 'EUR') },
    ]);
  });

  it.each([
    ['no lines', [], []],
    ['a code of which nobody knows the percentage', [aSavedLine()], [null]],
    ['shares that make up nothing', [aSavedLine({ share: 0 })], [21]],
  ])('is left alone with %s', (_, saved, percentages) => {
    expect(amountsOf(saved, 100, percentages)).toBeNull();
  });

  it('is made up to the cent, whatever the shares and percentages', () => {
    const line = fc.record({
      value: fc.integer({ min: -50_000, max: 500_000 }).map((cents) => cents / 100),
      percentage: fc.constantFrom(0, 9, 21, 5.5),
    });
    const lines = fc.array(line, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 99_999_999 }), (given, cents) => {
        const saved = savedLinesOf(given.map(({ value }) => aLine(value)));
        const found = amountsOf(
          saved,
          cents / 100,
          given.map(({ percentage }) => percentage),
        );
        if (!found) return;
        const made = found.flatMap(({ value, vat }) => [
          toCents(value.amount),
          toCents(vat.amount),
        ]);
        expect(made.reduce<number>((all, each) => all + each, 0)).toBe(cents);
      }),
    );
  });
});
