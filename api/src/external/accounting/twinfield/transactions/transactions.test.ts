import { toCents } from '@boekwerk/shared/domain/money/money';
import { aLine, aPurchase, aSale } from '../../testing/a-transaction';
import { linkedPackage } from '../../testing/linked-package';
import type { TransactionRequest } from '../../transaction';

const { standIn, accounting, linked } = linkedPackage();

const OFFICE = 'VISSER/1001';
const year = new Date().getUTCFullYear();
const supply = { kind: 'goods', country: null, tax_number: null, date: `${year}-03-14` } as const;

/** Posts it, and gives what came of it. */
async function posted(request: TransactionRequest, user?: string) {
  const access = await linked('1001', user);
  const outcome = await accounting().post(access, accounting().buildTransaction(request));
  return { access, outcome };
}

async function booked(request: TransactionRequest) {
  const { access, outcome } = await posted(request);
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return { access, transaction: outcome.transaction };
}

describe('a transaction in the package', () => {
  const off = (value: number, vat: number) => aLine({ value, vat });
  const low = (value: number, vat: number) => aLine({ value, vat, vat_code: 'IL' });
  const reversed = (vat_code: string, value: number) =>
    aLine({ value, vat: 0, vat_code, is_reverse_charge: true });

  it.each<[string, TransactionRequest, number]>([
    ['one rate', aPurchase(), 21],
    [
      'two rates and none',
      aPurchase({
        lines: [
          aLine({ value: 33.33, vat: 7 }),
          low(0.05, 0),
          aLine({ value: 9.99, vat: 0, vat_code: null }),
        ],
      }),
      7,
    ],
    [
      'VAT that its supplier rounded',
      aPurchase({ lines: [aLine({ value: 10.05, vat: 2.12 })] }),
      2.12,
    ],
    ['a line that takes something off', aPurchase({ lines: [aLine(), off(-10.01, -2.1)] }), 18.9],
    ['VAT alone', aPurchase({ lines: [off(0, 21)] }), 21],
    ['a credit note', aPurchase({ is_credit: true }), 21],
    [
      'a credit note with a line the other way',
      aPurchase({
        is_credit: true,
        lines: [aLine(), off(-1, -0.21)],
      }),
      20.79,
    ],
    ['a reverse charge', aPurchase({ lines: [reversed('IV', 1234.56), aLine()] }), 21],
    [
      'a purchase within the European Union',
      aPurchase({
        relation_code: '2003',
        lines: [{ ...reversed('ICT', 99.99), supply }],
      }),
      0,
    ],
    ['dollars', aPurchase({ currency: 'USD', lines: [aLine({ value: 10.01, vat: 2.1 })] }), 2.1],
    ['a sale', aSale(), 21],
    ['a sale that is credited', aSale({ is_credit: true }), 21],
    [
      'a sale without VAT',
      aSale({
        lines: [aLine({ ledger_code: '8040', vat: 0, vat_code: 'ICP', supply })],
      }),
      0,
    ],
    [
      'the largest amount',
      aPurchase({
        lines: [aLine({ value: 826_446_280.98, vat: 173_553_719.01 })],
      }),
      173_553_719.01,
    ],
  ])('has our cents: %s', async (_, request, vat) => {
    const { access, transaction } = await booked(request);
    expect(transaction).toMatchObject({ total: request.total, vat, status: 'temporary' });
    const [stored] = await standIn().transactions(OFFICE);
    const cents = (type: string) =>
      stored?.lines.filter((line) => line.type === type).map((line) => line.value) ?? [];
    expect(cents('total')).toEqual([toCents(request.total)]);
    expect(cents('detail')).toEqual(request.lines.map(({ value }) => Math.abs(toCents(value))));
    const balance = stored?.lines.reduce(
      (sum, { debitcredit, value }) => sum + (debitcredit === 'debit' ? value : -value),
      0,
    );
    expect(balance).toBe(0);
    // Read back it is the same, though a read has other words for it.
    const { journal_code, number } = transaction;
    expect(await accounting().readTransaction(access, { journal_code, number })).toEqual(
      transaction,
    );
  });

  it('has both VAT lines of a reverse charge', async () => {
    const { transaction } = await booked(aPurchase({ lines: [reversed('IV', 100)] }));
    const vat = transaction.lines.filter(({ type }) => type === 'vat');
    expect(vat.map(({ ledger_code, side, value }) => [ledger_code, side, value])).toEqual([
      ['1510', 'debit', 21],
      ['1520', 'credit', 21],
    ]);
  });

  it('has its codes and texts as they were sent', async () => {
    const description = 'Jansen & <Zn> "😀"';
    const line = aLine({
      ledger_code: '0110',
      cost_centre_code: '00001',
      project_code: 'P0001',
      description,
    });
    const { transaction } = await booked(
      aPurchase({
        invoice_number: '000<17>&',
        description,
        lines: [line],
        free_text: { field: 1, text: 'bw-a2b3' },
      }),
    );
    expect(transaction).toMatchObject({
      invoice_number: '000<17>&',
      free_texts: ['bw-a2b3', '', ''],
      relation_code: '2000',
      number: `${year}00001`,
      period: `${year}/03`,
    });
    expect(transaction.lines[1]).toMatchObject({
      ledger_code: '0110',
      dim2: '00001',
      project_code: 'P0001',
      description,
    });
  });

  it('is final when it was asked to be', async () => {
    const { transaction } = await booked(aPurchase({ destiny: 'final' }));
    expect(transaction.status).toBe('final');
  });
});

describe('a transaction that is refused', () => {
  const bad = {
    date: aPurchase({ date: `${year - 2}-03-14` }),
    currency: aPurchase({ currency: 'JPY' }),
    invoice_number: aPurchase({ invoice_number: 'x'.repeat(1_000) }),
    supplier_relation_id: aPurchase({ relation_code: '2999' }),
    tag: aPurchase({ journal_code: 'XXX' }),
    ledger_account_id: aPurchase({ ledger_code: '9999' }),
    'booking_lines.1.vat_ledger_account_id': aPurchase({
      lines: [aLine(), aLine({ vat_code: 'VH' })],
    }),
    'booking_lines.1.ledger_account_id': aPurchase({
      lines: [aLine(), aLine({ ledger_code: '4000' })],
    }),
    'booking_lines.0.cost_place_ledger_account_id': aPurchase({
      lines: [aLine({ cost_centre_code: '99999' })],
    }),
    'booking_lines.0.project_ledger_account_id': aPurchase({
      lines: [aLine({ project_code: 'P9999' })],
    }),
    'booking_lines.0.foreign_sale_type': aPurchase({ lines: [aLine({ supply })] }),
  };

  it.each(Object.entries(bad))('says so at %s', async (field, request) => {
    const { outcome } = await posted(request);
    expect(outcome).toMatchObject({ kind: 'refused', is_duplicate_number: false });
    if (outcome.kind !== 'refused') return;
    expect([...new Set(outcome.messages.map((message) => message.field))]).toEqual([field]);
    expect(await standIn().transactions(OFFICE)).toEqual([]);
  });

  it('is told in the language of whoever linked, and known by its place', async () => {
    const request = aPurchase({ relation_code: '2999' });
    const [dutch, english] = [await posted(request), await posted(request, 'VISSER/JSMITH')].map(
      ({ outcome }) => (outcome.kind === 'refused' ? outcome.messages : []),
    );
    expect(dutch?.map(({ path, field }) => [path, field])).toEqual(
      english?.map(({ path, field }) => [path, field]),
    );
    expect(dutch?.map(({ text }) => text)).not.toEqual(english?.map(({ text }) => text));
  });

  it('is known to be there already by its number', async () => {
    const { access } = await booked(aPurchase());
    const again = await accounting().post(access, accounting().buildTransaction(aPurchase()));
    expect(again).toMatchObject({
      kind: 'refused',
      is_duplicate_number: true,
      messages: [{ type: 'warning', field: 'invoice_number' }],
    });
    expect(await standIn().transactions(OFFICE)).toHaveLength(1);
  });

  it('is known to have a reference that its journal does not take', async () => {
    const request = aSale({ journal_code: 'VRKI', free_text: { field: 1, text: 'bw-1' } });
    expect((await posted(request)).outcome).toMatchObject({
      kind: 'refused',
      is_free_text_closed: true,
    });
    expect((await posted({ ...request, free_text: null })).outcome.kind).toBe('done');
  });

  it('is refused when its period was closed in the meantime', async () => {
    await standIn().fault({ fault: 'period-closed', office: OFFICE, period: `${year}/03` });
    const { outcome } = await posted(aPurchase());
    expect(outcome).toMatchObject({ kind: 'refused', messages: [{ field: 'date' }] });
  });
});

describe('a transaction of which nothing was heard', () => {
  const reference = { field: 1, text: 'bw-a2b3' } as const;
  const searchFor = (request: TransactionRequest) => ({
    ...request,
    periods: { from: `${year}/02`, to: `${year}/04` },
    sent_at: new Date(),
  });

  it.each([
    ['a purchase', aPurchase],
    ['a sale', aSale],
  ])('is found by its reference, or by all that is known of it: %s', async (_, make) => {
    for (const is_credit of [false, true]) {
      const invoice_number = is_credit ? 'C-1' : 'F-1';
      const request = make({ is_credit, invoice_number, free_text: reference });
      const other = make({ is_credit, invoice_number: 'F-2', free_text: { field: 1, text: 'x' } });
      const { access, transaction } = await booked(request);
      await accounting().post(access, accounting().buildTransaction(other));
      const { number } = transaction;
      const search = searchFor(request);
      const find = (known: object) => accounting().findTransaction(access, { ...search, ...known });
      if (!is_credit) expect(await find({})).toEqual({ kind: 'found', number, by: 'reference' });
      expect(await find({ free_text: null })).toEqual({ kind: 'found', number, by: 'amounts' });
      for (const wrong of [
        { free_text: { field: 2, text: reference.text } },
        { free_text: { field: 1, text: 'BW-A2B3' } },
        { free_text: null, total: 121.01 },
        { free_text: null, is_credit: !is_credit },
        { free_text: null, invoice_number: 'F' },
        { free_text: null, relation_code: request.is_sale ? '1001' : '2001' },
        { free_text: null, journal_code: 'MEMO' },
        { free_text: null, sent_at: new Date(Date.now() + 10 * 60_000) },
        { free_text: null, periods: { from: `${year}/04`, to: `${year}/12` } },
      ])
        expect([wrong, await find(wrong)]).toEqual([wrong, { kind: 'none' }]);
    }
  });

  it('is for a person to choose when several are alike', async () => {
    const quiet = (request: TransactionRequest) =>
      accounting().buildTransaction(request).replace('raisewarning="true"', 'raisewarning="false"');
    const access = await linked();
    await accounting().post(access, quiet(aPurchase()));
    await accounting().post(access, quiet(aPurchase()));
    expect(await accounting().findTransaction(access, searchFor(aPurchase()))).toEqual({
      kind: 'several',
      numbers: [`${year}00001`, `${year}00002`],
    });
  });

  it('is not there for a while when the package runs behind', async () => {
    await standIn().fault({ fault: 'browse-behind' });
    const { access } = await booked(aPurchase());
    const search = searchFor(aPurchase());
    expect(await accounting().findTransaction(access, search)).toEqual({ kind: 'none' });
    await standIn().mend();
    expect(await accounting().findTransaction(access, search)).toMatchObject({ kind: 'found' });
  });

  it('is not sent when it is too late for that', async () => {
    const access = await linked();
    const late = new Date(Date.now() - 1);
    const frozen = accounting().buildTransaction(aPurchase());
    expect(await accounting().post(access, frozen, late)).toMatchObject({ reason: 'tooLate' });
    expect(await standIn().transactions(OFFICE)).toEqual([]);
  });
});

describe('what stands in the books', () => {
  it('is listed, a row for each', async () => {
    const { access } = await booked(aPurchase({ lines: [aLine(), aLine()] }));
    await accounting().post(
      access,
      accounting().buildTransaction(aPurchase({ is_credit: true, invoice_number: 'C-1' })),
    );
    const list = { is_sale: false, periods: { from: `${year}/01`, to: `${year}/12` } };
    const { rows } = await accounting().listTransactions(access, list);
    expect(rows.map(({ invoice_number, value }) => [invoice_number, value])).toEqual([
      ['F-2026-17', -242],
      ['C-1', 121],
    ]);
    const sales = await accounting().listTransactions(access, { ...list, is_sale: true });
    expect(sales).toEqual({ rows: [], unreadable: [] });
  });

  it('is listed also when a row of it cannot be read, which is told', async () => {
    const { access, transaction } = await booked(aPurchase());
    const lines = [aLine({ value: 200, vat: 42 })];
    const other = aPurchase({ invoice_number: 'F-2', lines, total: 242 });
    await accounting().post(access, accounting().buildTransaction(other));
    await standIn().fault({ fault: 'garbled', call: 'browse', text: '-121.00' });
    const list = { is_sale: false, periods: { from: `${year}/01`, to: `${year}/12` } };
    expect(await accounting().listTransactions(access, list)).toMatchObject({
      rows: [{ value: -242 }],
      unreadable: [
        { journal_code: 'INK', number: transaction.number, why: 'an amount that cannot be read' },
      ],
    });
  });

  it('has the total in its row, whichever other lines are of a relation too', async () => {
    const other = aLine({ ledger_code: '1600', cost_centre_code: '2001', vat: 0, vat_code: null });
    const { access } = await booked(aPurchase({ lines: [aLine(), other] }));
    const list = { is_sale: false, periods: { from: `${year}/01`, to: `${year}/12` } };
    expect((await accounting().listTransactions(access, list)).rows).toMatchObject([
      { relation_code: '2000', value: -221 },
    ]);
  });

  it('can be taken out while it is provisional, with a reason', async () => {
    const { access, transaction } = await booked(aPurchase());
    const key = { journal_code: 'INK', number: transaction.number };
    const reason = 'Verkeerde "leverancier" & <bedrag>';
    expect(await accounting().deleteTransaction(access, { ...key, reason })).toEqual({
      kind: 'done',
    });
    expect((await standIn().transactions(OFFICE))[0]?.deleted).toBe(reason);
    expect(await accounting().readTransaction(access, key)).toBeNull();
    expect(await accounting().deleteTransaction(access, { ...key, reason })).toMatchObject({
      kind: 'refused',
    });
  });

  it('stays when it is final', async () => {
    const { access, transaction } = await booked(aPurchase({ destiny: 'final' }));
    const key = { journal_code: 'INK', number: transaction.number, reason: 'Toch niet' };
    expect((await accounting().deleteTransaction(access, key)).kind).toBe('refused');
    expect((await standIn().transactions(OFFICE))[0]?.deleted).toBeNull();
  });
});
