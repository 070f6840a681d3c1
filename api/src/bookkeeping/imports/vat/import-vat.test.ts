import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, eq } from 'drizzle-orm';
import { brokenInvariants } from '../../../invariants/check-invariants';
import { ledger_account } from '../../../platform/database/schema/accounting';
import { booking_item } from '../../../platform/database/schema/bookkeeping';
import { file, relation } from '../../../platform/database/schema/relations';
import { anAccountant } from '../../../testing/a-firm';
import { aMember } from '../../../testing/builders';
import { workbookOf } from '../../../testing/weekly-sheet';
import { aDay } from '../../booking/testing/a-booking';
import { booksUnderTest } from '../../booking/testing/books-under-test';
import { importCustomer, sendSheet } from '../testing/send-sheet';
import { COLUMN_NAMES } from './texts';

const books = booksUnderTest();
const { app, ask, bookkeeper, our } = books;
beforeEach(() => importCustomer(books));

const HEADER = Object.values(COLUMN_NAMES).map(([name]) => name);
const date = aDay.split('-').reverse().join('-');
const row = (party: [string, string], number: string, rest: unknown[]) => [
  ...[...party, number, date, 'Vis en garnalen'],
  ...rest,
];
const LOW = [100, 9, '', 9, 109];
const HIGH = [10, 21, '', 2.1, 12.1];
const bills = () => [
  HEADER,
  row(['Kantoorshop van Dijk', ''], 'F-1', LOW),
  row(['Kantoorshop van Dijk', ''], 'F-1', HIGH),
  row(['Nieuwe Vishandel', ''], 'F-2', [-50, '', 'IH', -10.5, -60.5]),
  row(['', '1000'], 'V-1', HIGH),
];
const send = (path: string, rows: unknown[][] = bills()) =>
  sendSheet(app, bookkeeper(), path, { name: 'btw.xlsx', bytes: workbookOf(rows) });
const post = (rows?: unknown[][]) => send('importPdf', rows);
const made = () =>
  app.db
    .select()
    .from(booking_item)
    .where(eq(booking_item.relation_id, bookkeeper().company.id))
    .orderBy(booking_item.id);
const suppliers = async () =>
  (
    await app.db
      .select({ name: relation.name })
      .from(relation)
      .where(
        and(
          eq(relation.owner_relation_id, bookkeeper().company.id),
          eq(relation.enterprise_relation_type, 'supplier'),
        ),
      )
  ).map(({ name }) => name);

describe('a sheet of invoices that is imported', () => {
  it('makes a document of each, with a page of its rows, ready to be booked', async () => {
    const check = (await send('importPdf/check')).body;
    expect(check).toMatchObject({ errors: [], purchases: 2, sales: 1, skipped: 0 });
    expect(await made()).toEqual([]);

    const { status, body } = await post();
    expect([status, body]).toEqual([200, check]);
    expect(body.warnings.map(({ message }: { message: string }) => message)).toEqual([
      'Nieuwe Vishandel is een nieuwe leverancier en wordt toegevoegd',
    ]);
    const [first, second, sale, ...others] = await made();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      ...{ tag: 'INK', status: 1, invoice_number: 'F-1', date: aDay, amount: 121.1 },
      ...{ file_name: 'Inkoopfactuur F-1.pdf', amount_pages: 1, description: 'Vis en garnalen' },
      ...{ supplier_name: 'Kantoorshop Van Dijk', is_credit: false },
    });
    expect(second).toMatchObject({ invoice_number: 'F-2', amount: 60.5, is_credit: true });
    expect(sale).toMatchObject({ tag: 'VRK', invoice_number: 'V-1', amount: 12.1 });
    const lines = (await our().read(first?.id ?? 0)).booking_lines;
    const vat = (code: string) => our().account(LedgerType.vat, code);
    expect(lines).toMatchObject([
      { value: 100, vat: 9, vat_ledger_account_id: await vat('IL') },
      { value: 10, vat: 2.1, vat_ledger_account_id: await vat('IH') },
    ]);
    const { body: url } = await ask(bookkeeper(), 'GET', `bookingitem/${first?.id}/temporary-url`);
    expect((await app.http.inject({ url })).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await ask(bookkeeper(), 'GET', 'import?type=vat')).body.data).toMatchObject([
      { type: 'vat', status: 'imported', date: null, documents_count: 3, warnings_count: 1 },
    ]);
    expect(await brokenInvariants(app)).toEqual([]);
  });

  it('leaves out what was chosen and is gone from the package: another code of that rate stands for it', async () => {
    const gone = async (type: LedgerType, code: string) =>
      app.db
        .update(ledger_account)
        .set({ active: false })
        .where(eq(ledger_account.id, await our().account(type, code)));
    await gone(LedgerType.vat, 'IH');
    await gone(LedgerType.profitAndLoss, '4300');
    expect((await post([HEADER, row(['Van Dijk', ''], 'F-9', HIGH)])).status).toBe(200);
    const [bill] = await made();
    const [line] = (await our().read(bill?.id ?? 0)).booking_lines;
    const ih = await our().account(LedgerType.vat, 'IH');
    expect(line?.ledger_account_id).toBeNull();
    expect(line?.vat_ledger_account_id).not.toBe(ih);
  });

  it('has the VAT code that cost as much on the day of the invoice', async () => {
    // The low rate was 6 % that day, and 9 % the day after.
    const on = (day: string, number: string, rest: unknown[]) =>
      row(['Kantoorshop van Dijk', ''], number, rest).map((cell) => (cell === date ? day : cell));
    const rows = [
      on('31-12-2018', 'F-6', [100, 6, '', 6, 106]),
      on('01-01-2019', 'F-7', [100, 9, '', 9, 109]),
    ];
    expect((await post([HEADER, ...rows])).status).toBe(200);
    const low = await our().account(LedgerType.vat, 'IL');
    const codes = (await made()).map(async ({ id, invoice_number }) => [
      invoice_number,
      (await our().read(id)).booking_lines[0]?.vat_ledger_account_id,
    ]);
    expect(await Promise.all(codes)).toEqual([
      ['F-6', low],
      ['F-7', low],
    ]);
  });

  it('is booked as it is filled in: a purchase of who the package knows, and a sale', async () => {
    await post();
    await app.jobs.drain();
    const [purchase, , sale] = await made();
    for (const { id } of [purchase, sale].flatMap((each) => each ?? [])) {
      const document = await our().read(id);
      expect(await our().book(id, document)).toMatchObject({ status: 200 });
      await app.jobs.drain();
      expect((await our().read(id)).status).toBe(2);
    }
    const booked = await our().booked();
    expect(
      booked.map(({ code, invoicenumber, lines }) => [
        ...[code, invoicenumber],
        lines.find(({ type }) => type === 'total')?.value,
      ]),
    ).toEqual([
      ['INK', 'F-1', 12110],
      ['VRK', 'V-1', 1210],
    ]);
  });

  it('skips what is known, and makes what is not: an import can be repeated', async () => {
    await post();
    // A number in other capitals is the same number, as it is when a document is booked.
    const rows = [...bills(), row(['Nieuwe Vishandel', ''], 'F-3', LOW)].map((cells) =>
      cells.map((cell) => (cell === 'F-1' ? 'f-1' : cell)),
    );
    const { body } = await post(rows);
    expect(body).toMatchObject({ errors: [], purchases: 1, sales: 0, skipped: 3 });
    expect(
      body.warnings.map(({ row, cell }: { row: number; cell: string }) => [row, cell]),
    ).toEqual([
      ...[
        [2, 'C2'],
        [4, 'C4'],
        [5, 'C5'],
      ],
    ]);
    expect(await made()).toHaveLength(4);
    expect((await suppliers()).filter((name) => name === 'Nieuwe Vishandel')).toHaveLength(1);
  });

  it('makes each once when eight import it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.map(({ body }) => body.skipped).sort()).toEqual([0, ...Array(7).fill(3)]);
    expect(await made()).toHaveLength(3);
    expect((await suppliers()).filter((name) => name === 'Nieuwe Vishandel')).toHaveLength(1);
  });

  it('makes all of eight sheets that come at once, and adds a supplier of all of them once', async () => {
    const sheets = Array.from({ length: 8 }, (_, at) => [
      HEADER,
      row(['Nieuwe Vishandel', ''], `S-${at}`, LOW),
    ]);
    const others = ask(bookkeeper(), 'GET', 'bookingitems');
    const answers = await Promise.all(sheets.map((sheet) => post(sheet)));
    expect(answers.map(({ status, body }) => [status, body.purchases])).toEqual(
      sheets.map(() => [200, 1]),
    );
    expect((await others).status).toBe(200);
    expect((await made()).map(({ invoice_number }) => invoice_number).sort()).toEqual(
      sheets.map((_, at) => `S-${at}`),
    );
    expect(await suppliers()).toEqual(['Nieuwe Vishandel']);
    expect(await brokenInvariants(app)).toEqual([]);
  });
});

describe('a sheet of invoices that is refused', () => {
  it('makes nothing at all when one row is wrong', async () => {
    const files = await app.db.$count(file);
    const wrong = [
      ...bills(),
      row(['', '9876'], 'V-2', HIGH),
      row(['Nieuwe Vishandel', ''], 'F-4', [10, '', 'XX', 2.1, 12.1]),
    ];
    const { status, body } = await post(wrong);
    expect(status).toBe(200);
    expect(body.errors).toEqual([
      { row: 6, cell: 'B6', message: 'Debiteur 9876 is niet bekend in Twinfield' },
      { row: 7, cell: 'H7', message: 'Btw-code XX is niet bekend in Twinfield' },
    ]);
    expect([await made(), await suppliers(), await app.db.$count(file)]).toEqual([[], [], files]);
    expect((await ask(bookkeeper(), 'GET', 'import')).body.data).toMatchObject([
      { status: 'refused', errors_count: 2, documents_count: 0 },
    ]);
  });

  it('has one number of one supplier under two names', async () => {
    const twice = [
      HEADER,
      row(['Kantoorshop van Dijk', ''], 'F-1', LOW),
      row(['2002', ''], 'F-1', HIGH),
    ];
    const { body } = await post(twice);
    expect(body.errors).toEqual([
      { row: 3, cell: 'C3', message: expect.stringContaining('hierboven onder een andere naam') },
    ]);
    expect(await made()).toEqual([]);
  });

  const csv = (rows: unknown[][]) => rows.map((cells) => cells.join(';')).join('\r\n');
  const check = (name: string, bytes: Uint8Array | string) =>
    sendSheet(app, bookkeeper(), 'importPdf/check', { name, bytes });

  it('reads Windows-1252 with a comma in its amounts, and what a formula gave', async () => {
    const rows = csv([
      HEADER,
      row(['Café Zoë €', ''], 'F-1', ['1.000,00', '9%', '', '90,00', '1.090,00']),
    ]);
    const bytes = Buffer.from(rows.replace('€', '\u0080'), 'latin1');
    const { body } = await check('btw.csv', bytes);
    expect(body).toMatchObject({ errors: [], purchases: 1 });
    expect(body.warnings[0].message).toContain('Café Zoë €');
    const formula = { t: 'n', v: 109, f: 'F2+I2' };
    const sheet = workbookOf([HEADER, row(['Vis', ''], 'F-1', [100, 9, '', 9, formula])]);
    expect((await check('btw.xlsx', sheet)).body).toMatchObject({ errors: [], purchases: 1 });
  });

  it.each<[string, string, () => Uint8Array | string, string]>([
    [
      '65,000 rows',
      'btw.csv',
      () =>
        csv([HEADER, ...Array.from({ length: 65_000 }, (_, at) => row(['Vis', ''], `${at}`, LOW))]),
      'Het werkblad heeft meer dan 5.000 regels',
    ],
    ['no rows', 'btw.csv', () => csv([HEADER]), 'Er staan geen regels op het werkblad'],
    [
      'another table',
      'btw.csv',
      () => 'naam;plaats\r\nJansen;Hoorn',
      'Geen kopregel gevonden met de kolommen van het sjabloon',
    ],
  ])('says so of %s', async (_, name, bytes, message) => {
    expect((await check(name, bytes())).body.errors[0].message).toBe(message);
  });

  it.each([
    ['an empty file', ''],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('takes no %s', async (_, bytes) => {
    const { status, body } = await check('btw.xlsx', bytes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.message ?? body.errors.file).toBeTruthy();
  });
});

it('is for an accountant of the import customer, also from inside it, and for nobody else', async () => {
  const of = async (who: Parameters<typeof sendSheet>[1]) =>
    (await sendSheet(app, who, 'importPdf/check', { name: 'a.csv', bytes: 'a' })).status;
  expect(await of(bookkeeper())).toBe(200);
  const { company } = bookkeeper();
  expect(await of(await aMember(app, { company, type: 1, is_owner: false }))).toBe(200);
  expect(await of(await aMember(app, { company }))).toBe(403);
  expect(await of(await anAccountant(app))).toBe(403);
  expect(await of({ headers: { authorization: '' } })).toBe(401);
});
