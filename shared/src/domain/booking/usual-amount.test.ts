import fc from 'fast-check';
import { fromCents, hasDecimals } from '../money/money';
import { isUnusualAmount, usualAmount } from './usual-amount';

describe('what a supplier usually asks', () => {
  it.each([
    ['nothing yet', [], null],
    ['too little to say', [10, 10, 10, 10], null],
    ['the same each time: a tenth of it, three times', [100, 100, 100, 100, 100], [70, 130]],
    ['little: five euro, three times', [2, 2, 2, 2, 2], [0.01, 17]],
    ['this or that: three times as far as most', [100, 120, 140, 160, 180], [80, 200]],
    ['one odd invoice changes nothing', [100, 100, 100, 100, 9000], [70, 130]],
    ['what came twice', [30, 30, 30, 30, 30, 600, 600], [15, 600]],
    ['cents', [19.99, 19.99, 20.01, 20.01, 20.03], [5.01, 35.01]],
  ])('%s', (_, amounts, expected) => {
    expect(usualAmount(amounts)).toEqual(expected && { from: expected[0], to: expected[1] });
  });

  const cents = fc.integer({ min: 1, max: 99_999_999_999 });
  const amounts = fc.array(cents, { minLength: 5, maxLength: 60 });

  it('holds the one in the middle and what was asked twice, in whole cents, in whatever order', () => {
    fc.assert(
      fc.property(amounts, cents, (some, twice) => {
        const asked = [...some, twice, twice].map((each) => fromCents(each as never));
        const usual = usualAmount(asked);
        expect(usualAmount(asked.toReversed())).toEqual(usual);
        const ends = [usual?.from ?? NaN, usual?.to ?? NaN] as const;
        expect(ends.every((end) => end > 0 && hasDecimals(end, 2))).toBe(true);
        const middle = asked.toSorted((a, b) => a - b)[Math.floor((asked.length - 1) / 2)] ?? NaN;
        expect(isUnusualAmount(middle, usual)).toBe(false);
        expect(isUnusualAmount(fromCents(twice as never), usual)).toBe(false);
      }),
    );
  });

  it('is left by an amount that is many times all of before', () => {
    fc.assert(
      fc.property(amounts, (some) => {
        const asked = some.map((each) => fromCents(each as never));
        const most = Math.max(...asked);
        expect(isUnusualAmount(4 * most + 16, usualAmount(asked))).toBe(true);
      }),
    );
  });
});

it.each([
  [null, { from: 1, to: 2 }, false],
  [5, null, false],
  [0.99, { from: 1, to: 2 }, true],
  [1, { from: 1, to: 2 }, false],
  [2, { from: 1, to: 2 }, false],
  [2.01, { from: 1, to: 2 }, true],
])('%j beside %j', (amount, usual, isUnusual) => {
  expect(isUnusualAmount(amount, usual)).toBe(isUnusual);
});
