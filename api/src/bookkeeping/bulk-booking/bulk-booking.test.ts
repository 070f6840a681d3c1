import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq, sql } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { aCustomer, aMember } from '../../testing/builders';
import type { Form } from '../booking/testing/a-booking';
import { booksUnderTest } from '../booking/testing/books-under-test';

const { app, ask, standIn, bookkeeper, our } = booksUnderTest();

type Item = Form & { id: number; updated_at: string };

/** A document as it is shown, with what its form holds. */
async function shown(id: number, form: Form): Promise<Item> {
  return { ...form, id, updated_at: (await our().read(id)).updated_at };
}

let supplier_relation_id: number;
beforeEach(async () => {
  supplier_relation_id = await our().aParty();
});

/** A document that can be booked, as it is shown. */
const aRow = async (given: Form = {}): Promise<Item> =>
  shown(await our().aBill(), await our().aForm({ supplier_relation_id, ...given }));

const bookAll = (items: readonly Item[], by = bookkeeper()) =>
  ask(by, 'PUT', 'bookingitem/book/multiple', { items });
const proposals = (ids: readonly number[]) =>
  ask(bookkeeper(), 'POST', 'bookingitem/proposals', { ids });

/** What an attempt sends, but for what is of each by itself. */
async function sentOf(id: number) {
  const [attempt] = await our().attempts(id);
  const request = attempt?.request as { transaction: object } | undefined;
  return { ...request?.transaction, invoice_number: '', free_text: null };
}

describe('documents that are booked together', () => {
  it('are read with all that their forms fill in, and one that is not there is named', async () => {
    const filled = { supplier_relation_id, invoice_number: 'F-77', amount: 121 };
    const [id, twice] = [await our().aBill(filled), await our().aBill(filled)];
    const { status, body } = await proposals([twice, id, 2_000_000_000]);
    expect(status).toBe(200);
    const links = (await ask(bookkeeper(), 'GET', `relation/${supplier_relation_id}`)).body;
    const link = links.find(({ type }: { type: number }) => type === LedgerType.supplier);
    expect(body.data).toEqual([
      { document: await our().read(twice), link, same_number: id, alike: ['file'] },
      { document: await our().read(id), link, same_number: twice, alike: ['file'] },
    ]);
    expect(body.failed).toEqual([{ id: 2_000_000_000, message: 'Document niet gevonden' }]);
  });

  it('have the VAT codes of all their dates, once for those on which they are the same', async () => {
    const dates = ['2012-09-30', '2012-10-01', '2026-03-14', '2026-03-15'];
    const ids: number[] = [];
    for (const date of dates) ids.push(await our().aBill({ date }));
    const { body } = await proposals(ids);
    const said: string[] = [];
    for (const { dates, codes } of body.vat_codes as { dates: string[]; codes: object[] }[])
      for (const date of dates) {
        const asked = await ask(bookkeeper(), 'GET', `ledgeraccounts?type=7&date=${date}`);
        expect({ date, codes }).toEqual({ date, codes: asked.body });
        said.push(date);
      }
    expect(said.sort()).toEqual(dates);
    // 19 % became 21 % on that day, and later 6 % became 9 %.
    expect(body.vat_codes).toHaveLength(3);
  });

  it('send the same cents, codes and words as the form of each would', async () => {
    const line = (given: object) => our().aLine(given);
    const vat = (code: string) => our().account(LedgerType.vat, code);
    const [low, reversed, none] = [await vat('IL'), await vat('IV'), await vat('IN')];
    const forms: Form[] = [
      {},
      { amount: 121.01 },
      { is_credit: true, description: 'Retour' },
      {
        amount: 58.78,
        booking_lines: [
          await line({ value: 33.33, vat: 7 }),
          await line({ vat_ledger_account_id: low, value: 12.35, vat: 1.11 }),
          await line({ vat_ledger_account_id: none, value: 4.99, vat: 0 }),
        ],
      },
      {
        amount: 1234.56,
        booking_lines: [await line({ vat_ledger_account_id: reversed, value: 1234.56, vat: 0 })],
      },
      {
        amount: 1999.99,
        currency: 'USD',
        booking_lines: [await line({ vat_ledger_account_id: none, value: 1999.99, vat: 0 })],
      },
    ];
    const singles: number[] = [];
    for (const form of forms)
      singles.push(await our().anAttempt({ supplier_relation_id, ...form }));
    const rows: Item[] = [];
    for (const form of forms) rows.push(await aRow(form));
    expect((await bookAll(rows)).body).toEqual({ updated: rows.map(({ id }) => id), failed: [] });
    for (const [at, single] of singles.entries())
      expect(await sentOf(rows[at]?.id ?? 0)).toEqual(await sentOf(single));
    await app.jobs.drain();
    expect(await our().booked()).toHaveLength(2 * forms.length);
  });

  it('are booked but for those that cannot be, each of which says why', async () => {
    const stranger = await aMember(app);
    const theirs = await aCustomer(app, stranger.company, { name: 'Niet van ons' });
    const right = await aRow();
    const incomplete = await aRow({ description: '' });
    const foreign = await aRow({ supplier_relation_id: theirs.id });
    const uneven = await aRow({ amount: 130 });
    const repeated = await aRow({ invoice_number: right.invoice_number });
    const changed = await aRow();
    const { description, ...without } = changed;
    await ask(bookkeeper(), 'PUT', `bookingitem/${changed.id}`, {
      bookingItem: { description: 'Intussen anders' },
    });
    const gone = await aRow();
    await app.http.inject({
      method: 'DELETE',
      url: `/api/administrations/v1/bookingitem/${gone.id}`,
      headers: bookkeeper().headers,
    });
    const last = await aRow();
    const rows = [right, incomplete, foreign, uneven, repeated, changed, gone, last];
    const { status, body } = await bookAll(rows);
    expect(status).toBe(200);
    expect(body.updated).toEqual([right.id, last.id]);
    expect(body.failed).toEqual([
      { id: incomplete.id, message: 'Korte beschrijving is verplicht.' },
      { id: foreign.id, message: 'Relatie niet gevonden' },
      {
        id: uneven.id,
        message: 'Er mag geen verschil zijn in het factuurbedrag. Vul de juiste bedragen in.',
      },
      { id: repeated.id, message: 'Factuurnummer bestaat al' },
      { id: changed.id, message: expect.stringMatching(/gewijzigd door /) },
      { id: gone.id, message: expect.stringMatching(/gewijzigd door |verwijderd door /) },
    ]);
    expect(await our().read(changed.id)).toMatchObject({
      ...{ status: 1, description: 'Intussen anders', invoice_number: '' },
    });
    expect(without.invoice_number).not.toBe('');
    await app.jobs.drain();
    expect(await our().booked()).toHaveLength(2);
    expect(await brokenInvariants(app)).toEqual([]);
  });

  it('are left alone when somebody asked something about them since they were shown', async () => {
    const row = await aRow();
    const asked = await ask(bookkeeper(), 'POST', `bookingitem/${row.id}/log`, {
      message: 'Privé?',
    });
    expect(asked.status).toBe(201);
    expect((await bookAll([row])).body).toEqual({
      updated: [],
      failed: [{ id: row.id, message: 'Er staat een vraag open. Lees die eerst.' }],
    });
    expect((await our().read(row.id)).status).toBe(DocumentStatus.questions);
  });

  it('have the periods read again when one is closed, though that row is not booked', async () => {
    const row = await aRow();
    await app.db.execute(sql`update office_period set is_open = false
      where relation_id = ${bookkeeper().company.id}`);
    expect((await bookAll([row])).body.failed).toEqual([
      { id: row.id, message: expect.stringMatching(/^Periode .* is afgesloten in Twinfield$/) },
    ]);
    // It was open after all.
    await app.jobs.drain();
    expect((await bookAll([row])).body).toEqual({ updated: [row.id], failed: [] });
  });

  it('are refused without the version that was shown, or when one is named twice', async () => {
    const { updated_at, ...row } = await aRow();
    const without = await ask(bookkeeper(), 'PUT', 'bookingitem/book/multiple', { items: [row] });
    expect(without).toMatchObject({
      status: 422,
      body: { errors: { 'items.0.updated_at': expect.any(Array) } },
    });
    const whole = { ...row, updated_at };
    expect(await bookAll([whole, whole])).toMatchObject({
      status: 422,
      body: { errors: { items: ['Kies elk document één keer'] } },
    });
  });
});

it('a document that eight have booked at once, in whatever order, stands in the books once', async () => {
  const suppliers = [supplier_relation_id, await our().aParty(LedgerType.supplier, '2001')];
  const rows: Item[] = [];
  for (let n = 0; n < 6; n++)
    rows.push(await aRow({ supplier_relation_id: suppliers[n % 2] ?? null }));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      // Each names other suppliers first, and some leave a row out.
      bookAll(n % 2 === 0 ? rows : [...rows].reverse().slice(n % 3)),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const booked = answers.flatMap(({ body }) => body.updated as number[]);
  expect(booked.sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
  await app.jobs.drain();
  expect(await our().booked()).toHaveLength(rows.length);
  expect(await brokenInvariants(app)).toEqual([]);
});

it('a call that is sent twice under its key books once, and says the same again', async () => {
  const row = await aRow();
  const send = () =>
    app.http.inject({
      method: 'PUT',
      url: '/api/administrations/v1/bookingitem/book/multiple',
      headers: { ...bookkeeper().headers, 'idempotency-key': 'a-double-click-1' },
      payload: { items: [row] },
    });
  const [first, second] = await Promise.all([send(), send()]);
  expect(first.json()).toEqual({ updated: [row.id], failed: [] });
  expect(second.json()).toEqual(first.json());
  expect(await our().attempts(row.id)).toHaveLength(1);
});

it('what was refused can be booked again, and its row says what the package had against it', async () => {
  const period = '2026/03';
  await standIn().fault({ fault: 'period-closed', office: 'VISSER/1001', period });
  const row = await aRow({ date: '2026-03-14' });
  await bookAll([row]);
  await app.jobs.drain();
  const [{ document }]: [{ document: BookingDocument }] = (await proposals([row.id])).body.data;
  expect(document).toMatchObject({ status: DocumentStatus.toBook, booking_errors: {} });
  expect(Object.keys(document.booking_errors ?? {})).not.toEqual([]);
  const [item] = await app.db.select().from(booking_item).where(eq(booking_item.id, row.id));
  expect(item?.invoice_number).toBe(row.invoice_number);
});
