import fc from 'fast-check';
import { toCents } from '../money/money';
import { salesListProblem } from './sales-list';
import { INPUT_VAT, TURNOVER_BOXES } from './vat-box';
import {
  lastDayOf,
  lastEnded,
  movedBy,
  readVatPeriod,
  vatPeriodOf,
  writeVatPeriod,
} from './vat-period';
import { claimedInWholeEuros, owedInWholeEuros, vatTotals } from './vat-totals';

describe('whole euros', () => {
  it.each([
    [10.99, 10, 11],
    [10, 10, 10],
    [0.01, 0, 1],
    [0, 0, 0],
    [-0.01, -1, 0],
    [-10.5, -11, -10],
    [1234567.89, 1234567, 1234568],
    [4.35, 4, 5],
  ])('of %d are %d when it is owed, and %d when it is claimed', (amount, owed, claimed) => {
    expect([owedInWholeEuros(amount), claimedInWholeEuros(amount)]).toEqual([owed, claimed]);
  });
});

describe('rubric 5', () => {
  it('adds up what is owed, and takes off what is claimed', () => {
    expect(
      vatTotals([
        { box: '1a', turnover: 1000.5, vat: 210.11 },
        { box: '1b', turnover: 99.99, vat: 9.99 },
        { box: '3b', turnover: 5000, vat: 0 },
        { box: '4b', turnover: 200, vat: 42 },
        { box: '5b', turnover: 300, vat: 105.01 },
      ]),
    ).toEqual({
      owed: { exact: 262.1, whole: 261 },
      claimed: { exact: 105.01, whole: 106 },
      total: { exact: 157.09, whole: 155 },
    });
  });

  it('never asks for more than is owed to the cent', () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100);
    const box = fc.record({
      box: fc.constantFrom(...TURNOVER_BOXES, INPUT_VAT),
      turnover: amount,
      vat: amount,
    });
    fc.assert(
      fc.property(fc.array(box), (boxes) => {
        const { owed, claimed, total } = vatTotals(boxes);
        expect(toCents(total.exact)).toBe(toCents(owed.exact) - toCents(claimed.exact));
        expect(total.whole).toBeLessThanOrEqual(total.exact);
        expect(total.exact - total.whole).toBeLessThan(boxes.length + 1);
      }),
    );
  });
});

describe('a period', () => {
  it.each([
    ['2026-11-23', 'month', '2026-11', '2026-11-30', '2026-10'],
    ['2026-01-05', 'quarter', '2026-Q1', '2026-03-31', '2025-Q4'],
    ['2026-12-31', 'quarter', '2026-Q4', '2026-12-31', '2026-Q3'],
    ['2028-02-29', 'month', '2028-02', '2028-02-29', '2028-01'],
    ['2026-07-01', 'year', '2026', '2026-12-31', '2025'],
  ] as const)('of %s by the %s is %s until %s, after %s', (day, length, name, last, before) => {
    const period = vatPeriodOf(day, length);
    expect([writeVatPeriod(period), lastDayOf(period)]).toEqual([name, last]);
    expect(writeVatPeriod(lastEnded(day, length))).toBe(before);
    expect(readVatPeriod(name)).toEqual(period);
    expect(movedBy(movedBy(period, 5), -5)).toEqual(period);
  });

  it.each(['', '2026-Q5', '2026-13', '2026-1', '1026', '2026-Q', 'x2026'])(
    'is not read from %j',
    (text) => {
      expect(readVatPeriod(text)).toBeNull();
    },
  );
});

describe('the EU sales list', () => {
  it.each([
    ['BE0403170701', 'goods', null],
    ['be 0403.170.701', 'services', null],
    ['', 'goods', 'no_number'],
    [' ', null, 'no_number'],
    ['NL004495445B01', 'goods', 'no_eu_number'],
    ['GB824398255', 'goods', 'no_eu_number'],
    ['XI824398255', 'goods', null],
    ['XI824398255', 'services', 'no_eu_number'],
    ['BE0403170701', null, 'goods_or_services'],
  ] as const)('takes %j for %s, but for %s', (number, supply, problem) => {
    expect(salesListProblem(number, supply)).toBe(problem);
  });
});
