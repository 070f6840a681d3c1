import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq } from 'drizzle-orm';
import { brokenInvariants } from '../../../invariants/check-invariants';
import { ledger_account } from '../../../platform/database/schema/accounting';
import { booking_item } from '../../../platform/database/schema/bookkeeping';
import { file } from '../../../platform/database/schema/relations';
import { countWaiting } from '../../../testing/count-waiting';
import { onPostgres } from '../../../testing/test-database';
import { weeklyRows, workbookOf } from '../../../testing/weekly-sheet';
import { booksUnderTest } from '../../booking/testing/books-under-test';
import { findImportOfWeek, lockImports, replaceImport } from '../store';
import { importCustomer, sendSheet } from '../testing/send-sheet';

const books = booksUnderTest();
const { app, ask, bookkeeper, our } = books;
beforeEach(() => importCustomer(books));

const name = 'week 31.xlsx';
const send = (path: string, date = '2026-07-30', rows: unknown[][] = weeklyRows()) =>
  sendSheet(app, bookkeeper(), path, { name, bytes: workbookOf(rows), fields: { date } });
const post = (date?: string, rows?: unknown[][]) => send('import', date, rows);
const put = (path: string, body: object) => ask(bookkeeper(), 'PUT', path, body);
const imports = async (query = '') => (await ask(bookkeeper(), 'GET', `import${query}`)).body.data;
const made = () =>
  app.db.select().from(booking_item).where(eq(booking_item.relation_id, bookkeeper().company.id));

describe('a weekly sheet that is imported', () => {
  it('is a document of the week, ready to be booked: sales, vouchers sold and vouchers redeemed', async () => {
    expect((await send('import/check')).body).toMatchObject({ is_ready: true, errors: [] });
    expect(await made()).toEqual([]);

    const { status, body } = await post();
    expect(status).toBe(200);
    expect(body).toMatchObject({ date: '2026-07-27', errors: [], warnings: [] });
    const document = await our().read(body.booking_item_id);
    expect(document).toMatchObject({
      ...{ tag: 'VRK', status: 1, invoice_number: '2026-31', date: '2026-08-02' },
      ...{ file_name: 'Weekstaat 2026-31.pdf', content_type: 'application/pdf', amount_pages: 1 },
      ...{ description: 'Weekstaat 2026-31', supplier: 'Weekstaten', is_credit: false },
      // 6694.00 + 4710.65 + 275.00 - 150.00
      amount: 11529.65,
    });
    const account = our().account;
    const held = await account(LedgerType.balance, '1750');
    const [high, low] = [await account(LedgerType.vat, 'VH'), await account(LedgerType.vat, 'VL')];
    const none = await account(LedgerType.vat, 'VN');
    const [sales, lowSales] = [
      await account(LedgerType.profitAndLoss, '8000'),
      await account(LedgerType.profitAndLoss, '8010'),
    ];
    const line = (
      description: string,
      ledger_account_id: number,
      vat_ledger_account_id: number,
      value: number,
      vat: number,
    ) =>
      expect.objectContaining({
        description,
        ledger_account_id,
        vat_ledger_account_id,
        value,
        vat,
      });
    expect(document.booking_lines).toEqual([
      line('Omzet hoog 21 %', sales, high, 5532.23, 1161.77),
      line('Omzet laag 9 %', lowSales, low, 4321.7, 388.95),
      line('Cadeaubonnen verkocht', held, none, 275, 0),
      line('Cadeaubonnen ingenomen', held, none, -150, 0),
    ]);
    expect(await brokenInvariants(app)).toEqual([]);
  });

  it('is booked as it is filled in, on the debtor that the first import made', async () => {
    const { body } = await post();
    await app.jobs.drain();
    const document = await our().read(body.booking_item_id);
    expect(document.creditor).toBe('1004');
    expect(await our().book(document.id, document)).toMatchObject({ status: 200 });
    await app.jobs.drain();
    const [transaction, ...others] = await our().booked();
    expect(others).toEqual([]);
    expect(transaction).toMatchObject({ code: 'VRK', invoicenumber: '2026-31' });
    const total = transaction?.lines.find(({ type }) => type === 'total');
    expect(total).toMatchObject({ dim2: '1004' });
    expect(Number(total?.value)).toBe(1152965);
    expect((await our().read(document.id)).status).toBe(2);
  });

  it('follows the week before: the debtor, and the account of a row that names none', async () => {
    const { body } = await post();
    const debtor = (await our().read(body.booking_item_id)).supplier_relation_id;
    const unnamed = weeklyRows().map(([first, , ...rest]) => [first ?? '', '', ...rest]);
    const next = (await post('2026-08-05', unnamed)).body;
    expect(next.warnings).toEqual([]);
    const document = await our().read(next.booking_item_id);
    expect(document.supplier_relation_id).toBe(debtor);
    expect(document.booking_lines[2]?.ledger_account_id).toBe(
      await our().account(LedgerType.balance, '1750'),
    );
  });

  it('leaves out what is gone from Twinfield, chosen or booked the last time, and says what to choose', async () => {
    await post();
    for (const [type, code] of [
      [LedgerType.vat, 'VH'],
      [LedgerType.vat, 'VN'],
      [LedgerType.profitAndLoss, '8010'],
    ] as const)
      await app.db
        .update(ledger_account)
        .set({ active: false })
        .where(eq(ledger_account.id, await our().account(type, code)));
    const unnamed = weeklyRows().map(([first, , ...rest]) => [first ?? '', '', ...rest]);
    const { body } = await post('2026-08-05', unnamed);
    expect(body.warnings.map(({ message }: { message: string }) => message)).toEqual([
      'Kies bij het boeken een btw-code voor Omzet hoog 21 %',
      'Kies bij het boeken een btw-code voor Cadeaubonnen verkocht',
      'Kies bij het boeken een btw-code voor Cadeaubonnen ingenomen',
    ]);
    const sales = await our().account(LedgerType.profitAndLoss, '8000');
    expect((await our().read(body.booking_item_id)).booking_lines).toMatchObject([
      { ledger_account_id: sales, vat_ledger_account_id: null },
      {
        ledger_account_id: sales,
        vat_ledger_account_id: await our().account(LedgerType.vat, 'VL'),
      },
      { vat_ledger_account_id: null },
      { vat_ledger_account_id: null },
    ]);
  });

  it('follows of a kind that was booked on two accounts the one that is there still', async () => {
    const sold = (code: number | string, ...days: number[]) => [
      'Cadeaubonnen verkocht',
      code,
      ...days,
    ];
    const rows = weeklyRows();
    rows.splice(
      3,
      1,
      sold(1750, 0, 25, 0, 50, 0, 0, 0, 75),
      sold(8010, 0, 0, 0, 0, 75, 100, 25, 200),
    );
    expect((await post('2026-07-30', rows)).body.errors).toEqual([]);
    const gone = await our().account(LedgerType.profitAndLoss, '8010');
    await app.db.update(ledger_account).set({ active: false }).where(eq(ledger_account.id, gone));
    const unnamed = weeklyRows().map(([first, , ...rest]) => [first ?? '', '', ...rest]);
    const { body } = await post('2026-08-05', unnamed);
    const { booking_lines } = await our().read(body.booking_item_id);
    expect(booking_lines[2]).toMatchObject({
      description: 'Cadeaubonnen verkocht',
      ledger_account_id: await our().account(LedgerType.balance, '1750'),
    });
  });

  it('is imported without a code, or with one that Twinfield does not have, and says what to choose', async () => {
    const rows = weeklyRows();
    (rows[3] as unknown[])[1] = '';
    (rows[4] as unknown[])[1] = '9999';
    const { body } = await post('2026-07-30', rows);
    expect(
      body.warnings.map(({ row, message }: { row: number; message: string }) => [row, message]),
    ).toEqual([
      [5, 'Grootboekrekening 9999 is niet bekend in Twinfield'],
      [null, 'Kies bij het boeken een grootboekrekening voor Cadeaubonnen verkocht'],
      [null, 'Kies bij het boeken een grootboekrekening voor Cadeaubonnen ingenomen'],
    ]);
    expect(body.booking_item_id).toEqual(expect.any(Number));
  });

  it('shows the rows on its page, and keeps the sheet with the import', async () => {
    const { body } = await post();
    const item = await our().read(body.booking_item_id);
    const [kept] = await imports();
    expect(kept).toMatchObject({
      ...{ type: 'weekly_sheet', file_name: name, date: '2026-07-27', status: 'imported' },
      ...{ errors_count: 0, warnings_count: 0, documents_count: 1, booking_item_id: item.id },
    });
    const { body: url } = await ask(bookkeeper(), 'GET', `import/${kept.id}/temporary-url`);
    const sheet = await app.http.inject({ url });
    expect(sheet.rawPayload.equals(workbookOf(weeklyRows()))).toBe(true);
    expect(sheet.headers['content-disposition']).toContain('week%2031.xlsx');
    const url2 = (await ask(bookkeeper(), 'GET', `bookingitem/${item.id}/temporary-url`)).body;
    const pdf = await app.http.inject({ url: url2 });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('stays that sheet, but can be deleted', async () => {
    const { body } = await post();
    const id = body.booking_item_id;
    const refused = {
      status: 409,
      body: { message: expect.stringContaining('geïmporteerd bestand') },
    };
    expect(await put(`bookingitem/${id}/label`, { tag: 'INK' })).toMatchObject(refused);
    expect(await put(`bookingitem/${id}/split`, { pages: [[1], [2]] })).toMatchObject(refused);
    const other = await our().aBill({ status: 0 });
    const both = { booking_item_ids: [other, id] };
    expect(await ask(bookkeeper(), 'POST', 'bookingitem/merge', both)).toMatchObject(refused);
    const deleted = await put('bookingitem/delete/multiple', { booking_item_ids: [id] });
    expect(deleted.body.updated).toEqual([id]);
  });
});

describe('a week that was imported', () => {
  const there = {
    status: 409,
    body: { message: expect.stringMatching(/^Week 2026-31 is al geïmporteerd op \d/) },
  };

  it('is not imported again, on whichever of its days, until its document is deleted', async () => {
    const { body } = await post();
    const check = (await send('import/check', '2026-08-02')).body;
    expect(check).toMatchObject({ is_ready: false, errors: [] });
    expect(check.warnings[0].message).toMatch(/^Week 2026-31 is al geïmporteerd op \d/);
    expect(await post('2026-07-27')).toMatchObject(there);
    expect((await post('2026-08-03')).status).toBe(200);

    const first = { booking_item_ids: [body.booking_item_id] };
    await put('bookingitem/delete/multiple', first);
    const again = await post();
    expect(again.body.booking_item_id).toEqual(expect.any(Number));
    expect((await imports()).map(({ status }: { status: string }) => status)).toEqual([
      ...['imported', 'imported', 'replaced'],
    ]);
    const restored = await put('bookingitem/restore/multiple', { ...first, is_confirmed: true });
    expect(restored.body.failed[0].message).toContain('opnieuw geïmporteerd');
  });

  (onPostgres ? it : it.skip)('is not put back while it is imported anew', async () => {
    const first = { booking_item_ids: [(await post()).body.booking_item_id] };
    await put('bookingitem/delete/multiple', first);
    const relation_id = bookkeeper().company.id;
    const { restoring } = await app.db.transaction(async (db) => {
      await lockImports(db, relation_id);
      const there = await findImportOfWeek(db, relation_id, '2026-07-27');
      const restoring = put('bookingitem/restore/multiple', { ...first, is_confirmed: true });
      while ((await countWaiting(app.db)) === 0);
      await replaceImport(db, there ?? { id: 0 });
      return { restoring };
    });
    expect((await restoring).body.failed[0]?.message).toContain('opnieuw geïmporteerd');
  });

  it('is one document when eight import it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await made()).toHaveLength(1);
  });
});

describe('a weekly sheet that is refused', () => {
  it('leaves no document and no file, and stands in the list with its errors', async () => {
    const rows = [...weeklyRows(), ['Fooi', '', 5, 0, 0, 0, 0, 0, 0, 5]];
    const before = await app.db.$count(file);
    const { status, body } = await post('2026-07-30', rows);
    expect([status, body.booking_item_id]).toEqual([200, null]);
    expect(body.errors).toEqual([
      { row: 10, cell: 'C10', message: 'Onbekende regel met een bedrag: Fooi' },
    ]);
    expect(await made()).toEqual([]);
    expect(await app.db.$count(file)).toBe(before);
    expect(await imports()).toMatchObject([
      { status: 'refused', errors_count: 1, documents_count: 0 },
    ]);
    expect((await post()).body.booking_item_id).toEqual(expect.any(Number));
  });

  it('names a row whose name is cut off between two signs', async () => {
    const rows = [...weeklyRows(), [`${'x'.repeat(59)}😀 fooi`, '', 5, 0, 0, 0, 0, 0, 0, 5]];
    const headers = { ...bookkeeper().headers, 'idempotency-key': 'cut-off' };
    const sheet = { name: 'week.xlsx', bytes: workbookOf(rows), fields: { date: '2026-07-30' } };
    const { status, body } = await sendSheet(app, { headers }, 'import', sheet);
    expect([status, body.errors?.[0].message]).toEqual([
      ...[200, `Onbekende regel met een bedrag: ${'x'.repeat(59)}…`],
    ]);
  });

  it('has nothing to book', async () => {
    const [header] = weeklyRows();
    const { body } = await post('2026-07-30', [
      header as unknown[],
      ['Pin', '', 0, 0, 0, 0, 0, 0, 0, 0],
    ]);
    expect(body.errors[0].message).toMatch(/^Er is niets te boeken/);
    expect(await made()).toEqual([]);
  });
});
