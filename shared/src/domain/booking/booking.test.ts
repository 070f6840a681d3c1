import fc from 'fast-check';
import { type Money, moneyOf } from '../money/currency';
import { type Euro, toCents } from '../money/money';
import { bookingErrors } from './booking-errors';
import { bookingTotals } from './booking-totals';
import type { BookingLineValues, BookingValues } from './booking-values';
import { expectedVat, splitAmount, vatOf } from './booking-vat';
import { roundBooking } from './round-booking';

const never = (_: number): boolean => false;
const NOBODY = { isReversed: never, isSaleWithinUnion: never };
const inEuro = (amount: number): Money => moneyOf(amount, 'EUR');

const aLine = (given: Partial<BookingLineValues> = {}): BookingLineValues => ({
  ledger_account_id: 1,
  vat_ledger_account_id: 2,
  value: 100,
  vat: 21,
  foreign_sale_type: null,
  ...given,
});

const aBooking = (given: Partial<BookingValues> = {}): BookingValues => ({
  invoice_number: 'F-1',
  date: '2026-11-20',
  description: 'Meel',
  ledger_account_id: 4,
  supplier_relation_id: 3,
  amount: 121,
  currency: 'EUR',
  booking_lines: [aLine()],
  ...given,
});

const errorsOf = (given: Partial<BookingValues>, facts = NOBODY) =>
  bookingErrors(aBooking(given), facts);

const euro = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);
const cents = (amounts: readonly (Euro | null)[]) =>
  amounts.reduce<number>((all, amount) => all + toCents(amount ?? 0), 0);

describe('the totals of a booking', () => {
  it.each<[string, Omit<Parameters<typeof bookingTotals>[0], 'currency'>, object]>([
    ['none', { amount: null, booking_lines: [] }, { value: 0, vat: 0, difference: 0 }],
    [
      'one that fits',
      { amount: 121, booking_lines: [aLine()] },
      { value: 100, vat: 21, difference: 0 },
    ],
    [
      'a half one',
      { amount: 121, booking_lines: [aLine({ vat: null })] },
      { value: 100, vat: 0, difference: 21 },
    ],
    [
      'a return among them',
      { amount: 60.5, booking_lines: [aLine(), aLine({ value: -50, vat: -10.5 })] },
      { value: 50, vat: 10.5, difference: 0 },
    ],
    [
      'cents that binary has no number for',
      {
        amount: 0.3,
        booking_lines: [aLine({ value: 0.1, vat: 0 }), aLine({ value: 0.2, vat: 0 })],
      },
      { value: 0.3, vat: 0, difference: 0 },
    ],
  ])('%s', (_, amounts, totals) => {
    const { value, vat, difference } = bookingTotals({ ...amounts, currency: 'EUR' });
    expect({ value: value.amount, vat: vat.amount, difference: difference.amount }).toEqual(totals);
    expect([value, vat, difference].map(({ currency }) => currency)).toEqual(['EUR', 'EUR', 'EUR']);
  });

  it('differ by what the amount is more than all lines, to the cent', () => {
    const line = fc.record({ value: euro(-9999, 9999), vat: euro(-999, 999) });
    fc.assert(
      fc.property(euro(0, 99_999), fc.array(line), (amount, booking_lines) => {
        const { difference } = bookingTotals({ amount, currency: 'EUR', booking_lines });
        const lines = booking_lines.flatMap(({ value, vat }) => [value, vat]);
        expect(toCents(difference.amount)).toBe(toCents(amount) - cents(lines));
      }),
    );
  });
});

describe('a cent too much or too little', () => {
  it.each([
    [121.01, 21.01, 0.01],
    [120.99, 20.99, -0.01],
  ])('of %d goes to the VAT of the line', (amount, vat, by) => {
    expect(roundBooking({ amount, currency: 'EUR', booking_lines: [aLine()] })).toEqual({
      booking_lines: [aLine({ vat })],
      rounding: { line: 0, by: inEuro(by) },
    });
  });

  it('goes to the first line that carries VAT', () => {
    const booking_lines = [aLine({ vat: 0 }), aLine(), aLine()];
    expect(roundBooking({ amount: 342.01, currency: 'EUR', booking_lines })).toMatchObject({
      booking_lines: [{ vat: 0 }, { vat: 21.01 }, { vat: 21 }],
      rounding: { line: 1 },
    });
  });

  it('goes to a line with VAT that comes back, when that is the first', () => {
    const booking_lines = [aLine({ value: -100, vat: -21 }), aLine({ value: 200, vat: 42 })];
    expect(roundBooking({ amount: 121.01, currency: 'EUR', booking_lines })).toMatchObject({
      booking_lines: [{ vat: -20.99 }, { vat: 42 }],
      rounding: { line: 0 },
    });
  });

  it.each([
    ['two cents', 121.02, [aLine()]],
    ['no difference', 121, [aLine()]],
    ['no VAT to put it in', 100.01, [aLine({ vat: 0 })]],
    ['no line', 0.01, []],
  ])('is left alone with %s', (_, amount, booking_lines) => {
    expect(roundBooking({ amount, currency: 'EUR', booking_lines })).toEqual({
      booking_lines,
      rounding: null,
    });
  });
});

describe('the VAT of an amount', () => {
  it.each([
    [100, 21, 21],
    [0.01, 21, 0],
    [0.05, 10, 0.01],
    [-0.05, 10, -0.01],
    [33.33, 9, 3],
    [12.34, 0, 0],
    // 8.2 × 100 is a little less than 820 to a computer.
    [100, 8.2, 8.2],
  ])('%d at %d %% is %d', (value, percentage, vat) => {
    expect(vatOf(inEuro(value), percentage)).toEqual(inEuro(vat));
  });

  it('has no half coins: there is no half a yen', () => {
    expect(vatOf(moneyOf(999, 'JPY'), 10)).toEqual(moneyOf(100, 'JPY'));
    expect(splitAmount(moneyOf(1000, 'JPY'), 10)).toEqual({
      value: moneyOf(909, 'JPY'),
      vat: moneyOf(91, 'JPY'),
    });
  });

  it.each([
    [21, null],
    [21.02, null],
    [20.98, null],
    [21.03, 21],
    [20.97, 21],
    [0, 21],
  ])('of 100 at 21 %% may be %d: it should be %d', (vat, expected) => {
    const given = { value: inEuro(100), vat: inEuro(vat), percentage: 21 };
    expect(expectedVat(given)).toEqual(expected && inEuro(expected));
  });

  it('and the amount without it add up to what was split', () => {
    const percentage = fc.constantFrom(0, 6, 9, 19, 21, 5.5);
    fc.assert(
      fc.property(euro(-99_999, 99_999), percentage, (amount, of) => {
        const { value, vat } = splitAmount(inEuro(amount), of);
        expect(cents([value.amount, vat.amount])).toBe(toCents(amount));
        const computed = vatOf(value, of);
        expect(Math.abs(toCents(computed.amount) - toCents(vat.amount))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a document can be booked', () => {
  it('when all is there', () => {
    expect(errorsOf({})).toEqual({});
  });

  it('when only a cent is left, which is rounded', () => {
    expect(errorsOf({ amount: 121.01 })).toEqual({});
  });

  it('not before all is filled in, said at each field in the words of the specification', () => {
    const empty = {
      invoice_number: ' ',
      date: null,
      description: '',
      ledger_account_id: null,
      supplier_relation_id: null,
      amount: null,
      currency: '',
      booking_lines: [
        aLine({ ledger_account_id: null, vat_ledger_account_id: null, value: null, vat: null }),
      ],
    };
    expect(errorsOf(empty)).toEqual({
      invoice_number: 'Factuurnummer is verplicht.',
      date: 'Factuurdatum is verplicht.',
      ledger_account_id: 'Grootboekrekening is verplicht.',
      supplier_relation_id: 'Relatie is verplicht.',
      amount: 'Bedrag is verplicht.',
      currency: 'Valuta is verplicht.',
      description: 'Korte beschrijving is verplicht.',
      'booking_lines.0.ledger_account_id': 'Grootboekrekening is verplicht.',
      'booking_lines.0.vat_ledger_account_id': 'BTW is verplicht.',
      'booking_lines.0.value': 'Bedrag is verplicht.',
      'booking_lines.0.vat': 'Bedrag is verplicht.',
    });
  });

  it.each<[string, Partial<BookingValues>, string]>([
    ['without lines', { booking_lines: [] }, 'booking_lines'],
    ['in half a currency', { currency: 'EU' }, 'currency'],
    ['with a difference of two cents', { amount: 121.02 }, 'amount'],
    ['of nothing', { amount: 0, booking_lines: [aLine({ value: 0, vat: 0 })] }, 'amount'],
    [
      'below nothing',
      { amount: -121, booking_lines: [aLine({ value: -100, vat: -21 })] },
      'amount',
    ],
    [
      'with VAT on the other side than its value',
      { amount: 79, booking_lines: [aLine({ vat: -21 })] },
      'booking_lines.0.vat',
    ],
    [
      'in half yens',
      { currency: 'JPY', amount: 121, booking_lines: [aLine({ value: 99.5, vat: 21.5 })] },
      'booking_lines.0.value',
    ],
  ])('not %s', (_, given, field) => {
    expect(Object.keys(errorsOf(given))).toContain(field);
  });

  it.each<[string, Partial<BookingValues>, RegExp]>([
    ['typed wrong', { booking_lines: [aLine()] }, /^Vul een bedrag boven nul in/],
    ['without lines', { booking_lines: [] }, /^Vul een bedrag boven nul in/],
    [
      'of lines that cancel each other out',
      { booking_lines: [aLine(), aLine({ value: -100, vat: -21 })] },
      /^Een totaal van nul kan niet via de koppeling/,
    ],
  ])('says of a total of nothing that is %s what to do about it', (_, given, what) => {
    expect(errorsOf({ ...given, amount: 0 }).amount).toMatch(what);
  });

  it('only without VAT of its own when the buyer owes it', () => {
    const reversed = { ...NOBODY, isReversed: (id: number) => id === 2 };
    expect(errorsOf({}, reversed)).toHaveProperty(['booking_lines.0.vat']);
    const booking_lines = [aLine({ vat: 0 })];
    expect(errorsOf({ amount: 100, booking_lines }, reversed)).toEqual({});
  });

  it('within the European Union only when it says what is sold', () => {
    const withinUnion = { ...NOBODY, isSaleWithinUnion: (id: number) => id === 2 };
    expect(errorsOf({}, withinUnion)).toEqual({
      'booking_lines.0.foreign_sale_type': 'Kies diensten of goederen.',
    });
    expect(errorsOf({ booking_lines: [aLine({ foreign_sale_type: 0 })] }, withinUnion)).toEqual({});
  });

  it('exactly when its lines make up its amount, but for a cent that a line with VAT takes', () => {
    const line = fc.record({ value: euro(1, 999), vat: euro(1, 99) });
    const off = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 9 }), off, (lines, by) => {
        const booking_lines = lines.map((line) => aLine(line));
        const amount = (cents(lines.flatMap(({ value, vat }) => [value, vat])) + by) / 100;
        expect(Object.keys(errorsOf({ amount, booking_lines }))).toEqual(
          Math.abs(by) <= 1 ? [] : ['amount'],
        );
      }),
    );
  });
});
