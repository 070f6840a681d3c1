import type { BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import { bookingErrors } from '@boekwerk/shared/domain/booking/booking-errors';
import { bookingTotals } from '@boekwerk/shared/domain/booking/booking-totals';
import { vatOf } from '@boekwerk/shared/domain/booking/booking-vat';
import { roundBooking } from '@boekwerk/shared/domain/booking/round-booking';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { moneyOf } from '@boekwerk/shared/domain/money/currency';
import { toCents } from '@boekwerk/shared/domain/money/money';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { BookedTransaction } from '../../external/accounting/transaction';
import { ledger_account } from '../../platform/database/schema/accounting';
import type { BookedInStandIn } from '../../testing/accounting-stand-in';
import { isWhole } from '../../testing/slice';
import { withAccess } from '../connection/access/with-access';
import { aDay, type Form } from './testing/a-booking';
import { booksUnderTest } from './testing/books-under-test';
import { sumsInXml } from './testing/sums-in-xml';
import { transactionOf } from './transaction-of';

const { app, firm, bookkeeper, our } = booksUnderTest();

/** Whole cents: with VAT, without it, and the VAT. */
type Sums = { total: number; value: number; vat: number };
type CaseLine = [vat_code: string, value: number, vat: number, own?: Partial<Line>];
type Line = BookingForm['booking_lines'][number];
type Case = { tag?: Tag; lines: CaseLine[]; amount: number } & Pick<Form, 'currency' | 'is_credit'>;

const WITHIN_UNION = { foreign_sale_type: 0, supplier_tax_code: 'DE136695976' } as const;

/** Of each the sums are its own: what the lines say, with a cent that is rounded. */
const CASES: { readonly [name: string]: Case } = {
  'one rate': { lines: [['IH', 100, 21]], amount: 121 },
  'several rates': {
    lines: [
      ['IH', 33.33, 7],
      ['IL', 12.35, 1.11],
      ['IN', 4.99, 0],
    ],
    amount: 58.78,
  },
  'a cent too much, which goes to the VAT': { lines: [['IH', 100, 21]], amount: 121.01 },
  'a cent too little, on the first line that carries VAT': {
    lines: [
      ['IN', 10, 0],
      ['IL', 10, 0.9],
    ],
    amount: 20.89,
  },
  'many halves of a cent': {
    lines: Array.from({ length: 40 }, (): CaseLine => ['IL', 0.05, 0]),
    amount: 2,
  },
  'VAT as the supplier rounded it': { lines: [['IH', 10.05, 2.12]], amount: 12.17 },
  'a discount': {
    lines: [
      ['IH', 250, 52.5],
      ['IH', -25, -5.25],
    ],
    amount: 272.25,
  },
  'a return among what was bought': {
    lines: [
      ['IL', 80, 7.2],
      ['IH', -12.4, -2.6],
    ],
    amount: 72.2,
  },
  'a private part': {
    lines: [
      ['IH', 75, 15.75],
      ['IN', 30.25, 0],
    ],
    amount: 121,
  },
  'VAT alone, as of an import': { lines: [['IH', 0, 210]], amount: 210 },
  'no VAT at all': { lines: [['IN', 19.99, 0]], amount: 19.99 },
  'reverse charge within the country': { lines: [['IV', 1234.56, 0]], amount: 1234.56 },
  'a purchase within the European Union': { lines: [['ICT', 99.99, 0]], amount: 99.99 },
  'a purchase from outside it, with freight from here': {
    lines: [
      ['IW', 1000, 0],
      ['IH', 50, 10.5],
    ],
    amount: 1060.5,
  },
  'a credit note': { lines: [['IH', 100, 21]], amount: 121, is_credit: true },
  'a credit note less costs': {
    lines: [
      ['IH', 100, 21],
      ['IH', -10, -2.1],
    ],
    amount: 108.9,
    is_credit: true,
  },
  'a reverse charge taken back': { lines: [['IV', 40, 0]], amount: 40, is_credit: true },
  dollars: { lines: [['IN', 1999.99, 0]], amount: 1999.99, currency: 'USD' },
  'pounds with a cent that is rounded': {
    lines: [
      ['ICT', 10, 0],
      ['IH', 3.33, 0.7],
    ],
    amount: 14.04,
    currency: 'GBP',
  },
  'a sale of two rates': {
    tag: 'VRK',
    lines: [
      ['VH', 19.95, 4.19],
      ['VL', 3.75, 0.34],
    ],
    amount: 28.23,
  },
  'a sale within the European Union': {
    tag: 'VRK',
    lines: [['ICP', 500, 0, WITHIN_UNION]],
    amount: 500,
  },
  'a credit note to a customer': {
    tag: 'VRK',
    lines: [['VH', 8.26, 1.74]],
    amount: 10,
    is_credit: true,
  },
  'as much as there can be': { lines: [['IN', 999_999_999.99, 0]], amount: 999_999_999.99 },
};

async function formOf({ tag = 'INK', lines, ...given }: Case): Promise<Form> {
  const isSale = tag === 'VRK';
  const ledger_account_id = await our().account(LedgerType.profitAndLoss, isSale ? '8000' : '4300');
  const booking_lines: Line[] = [];
  for (const [code, value, vat, own] of lines) {
    const vat_ledger_account_id = await our().account(LedgerType.vat, code);
    booking_lines.push(
      await our().aLine({ ledger_account_id, vat_ledger_account_id, value, vat, ...own }),
    );
  }
  return our().aForm({
    ...given,
    booking_lines,
    ledger_account_id: await our().account(LedgerType.balance, isSale ? '1300' : '1600'),
    supplier_relation_id: await our().aParty(
      isSale ? LedgerType.customer : LedgerType.supplier,
      isSale ? '1002' : '2000',
    ),
  });
}

const sumsOf = ({ amount, booking_lines = [], currency = 'EUR' }: Form): Sums => {
  const given = { amount: amount ?? 0, currency, booking_lines };
  const { value, vat } = bookingTotals({ ...given, ...roundBooking(given) });
  return { total: toCents(given.amount), value: toCents(value.amount), vat: toCents(vat.amount) };
};

/** Lines on the side of an invoice count, those across are taken off; what a reverse charge adds it takes off as well. */
function sumsIn({ lines }: Pick<BookedInStandIn, 'lines'>): Sums & { balance: number } {
  const side = lines.find(({ type }) => type === 'total')?.debitcredit;
  const sum = (of: 'total' | 'detail' | 'vat') =>
    lines
      .filter(({ type }) => type === of)
      .reduce((all, line) => all + (line.debitcredit === side ? line.value : -line.value), 0);
  const [total, value, vat] = [sum('total'), 0 - sum('detail'), 0 - sum('vat')];
  return { total, value, vat, balance: total - value - vat };
}

it('the sums of form, API, request and package are the same cents in every case', async () => {
  const made: { [name: string]: object } = {};
  const expected: { [name: string]: object } = {};
  const ids = new Map<string, number>();
  for (const [name, given] of Object.entries(CASES)) {
    const form = await formOf(given);
    const id = await our().aBill({ tag: given.tag ?? 'INK' });
    expect(await our().book(id, form)).toMatchObject({ status: 200 });
    const sums = sumsOf(form);
    expected[name] = { form: sums, api: sums, request: sums, books: { ...sums, balance: 0 } };
    ids.set(name, id);
  }
  await app.jobs.drain();
  await our().pass(60);
  const booked = await our().booked();
  for (const [name, id] of ids) {
    const document = await our().read(id);
    const [attempt] = await our().attempts(id);
    const request = attempt?.request as { frozen: string } | undefined;
    const own = booked.find(
      ({ code, number }) =>
        code === document.journal_code && number === document.transaction_number,
    );
    expect({ name, status: document.status, difference: document.package_difference }).toEqual({
      ...{ name, status: 2, difference: null },
    });
    made[name] = {
      form: sumsOf({ ...document, booking_lines: document.booking_lines }),
      api: sumsOf({ ...document, amount: document.amount }),
      request: sumsInXml(request?.frozen ?? ''),
      books: own ? sumsIn(own) : null,
    };
  }
  expect(made).toEqual(expected);
});

it('whatever is typed, what passes the form stands in the books to the cent', async () => {
  const { id: relation_id } = bookkeeper().company;
  const all = await app.db
    .select()
    .from(ledger_account)
    .where(and(eq(ledger_account.relation_id, relation_id), eq(ledger_account.active, true)));
  const accountOf = (id: number) => all.find((one) => one.id === id) as (typeof all)[number];
  const idOf = (type: LedgerType, code: string) =>
    all.find((one) => one.type === type && one.code === code)?.id ?? 0;
  const RATES = { IH: 21, IL: 9, IN: 0, IV: 0, ICT: 0, IW: 0, VH: 21, VL: 9, VN: 0, VV: 0, ICP: 0 };
  type Code = keyof typeof RATES;
  const codesFor = (tag: Tag) =>
    (Object.keys(RATES) as Code[]).filter(
      (code) => accountOf(idOf(LedgerType.vat, code)).vat_is_sale === (tag === 'VRK'),
    );

  const line = (tag: Tag, currency: string) =>
    fc
      .record({
        code: fc.constantFrom(...codesFor(tag)),
        cents: fc.integer({ min: -50_000, max: 300_000 }),
        off: fc.integer({ min: -2, max: 2 }),
        kind: fc.constantFrom(0 as const, 1 as const),
      })
      .map(({ code, cents, off, kind }): Line => {
        const value = cents / 100;
        const vat = toCents(vatOf(moneyOf(value, currency), RATES[code]).amount);
        return {
          ledger_account_id: idOf(LedgerType.profitAndLoss, tag === 'VRK' ? '8000' : '4300'),
          cost_place_ledger_account_id: null,
          project_ledger_account_id: null,
          value,
          vat_ledger_account_id: idOf(LedgerType.vat, code),
          vat: RATES[code] === 0 ? 0 : (vat + off) / 100,
          foreign_sale_type: code === 'ICP' ? kind : null,
          supplier_tax_code: '',
          description: '',
        };
      });
  const documents = fc
    .tuple(fc.constantFrom<Tag>('INK', 'VRK'), fc.constantFrom('EUR', 'USD', 'GBP'))
    .chain(([tag, currency]) =>
      fc.record({
        tag: fc.constant(tag),
        currency: fc.constant(currency),
        is_credit: fc.boolean(),
        lines: fc.array(line(tag, currency), { minLength: 1, maxLength: 9 }),
        off: fc.constantFrom(0, 0, 0, 1, -1),
      }),
    );
  let number = 0;
  const form = await our().aForm();
  const office = { credentials_id: firm().credentials_id, office_code: '1001' };
  const facts = {
    isReversed: (id: number) => accountOf(id).vat_is_reversed === true,
    isSaleWithinUnion: (id: number) => accountOf(id).vat_is_within_union === true,
  };

  await withAccess(app, office, (accounting, access) =>
    fc.assert(
      fc.asyncProperty(documents, async ({ tag, currency, is_credit, lines, off }) => {
        const isSale = tag === 'VRK';
        const { value, vat } = bookingTotals({ amount: 0, currency, booking_lines: lines });
        const amount = (toCents(value.amount) + toCents(vat.amount) + off) / 100;
        const typed = {
          ...{
            ...(form as BookingForm),
            reference: '',
            duplicate_reason: '',
            is_credit,
            currency,
            amount,
            date: aDay,
          },
          ...{ booking_lines: lines, invoice_number: `P-${++number}` },
        };
        const errors = bookingErrors(typed, {
          ...facts,
          isSaleWithinUnion: (id) => isSale && facts.isSaleWithinUnion(id),
        });
        fc.pre(Object.keys(errors).length === 0);
        const { booking_lines } = roundBooking(typed);
        const request = transactionOf({
          form: { ...typed, booking_lines, ledger_account_id: null },
          delivery_date: null,
          isSale,
          office: { ...office, organization_code: 'VISSER', reference_field: 3 },
          journal: accountOf(idOf(LedgerType.journal, tag)),
          relation_code: isSale ? '1002' : '2000',
          reference: `bw-${number}`,
          accountOf,
        });
        const frozen = accounting.buildTransaction(request);
        const outcome = await accounting.post(access, frozen);
        if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
        const sums = sumsOf(typed);
        expect(sumsInXml(frozen)).toEqual(sums);
        expect(sumsBooked(outcome.transaction)).toEqual(sums);
      }),
      { numRuns: isWhole ? 5000 : 200 },
    ),
  );
}, 600_000);

function sumsBooked({ lines, total, vat }: BookedTransaction): Sums {
  const side = lines.find(({ type }) => type === 'total')?.side;
  const value = lines
    .filter(({ type }) => type === 'detail')
    .reduce((all, line) => all + toCents(line.side === side ? -line.value : line.value), 0);
  return { total: toCents(total), value, vat: toCents(vat) };
}
