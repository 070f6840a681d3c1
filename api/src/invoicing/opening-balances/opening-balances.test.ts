import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import * as xlsx from '@e965/xlsx';
import { eq, sql } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { mail } from '../../platform/database/schema/invoice-records';
import { invoice_counter } from '../../platform/database/schema/invoice-settings';
import { invoice } from '../../platform/database/schema/invoicing';
import { audit } from '../../platform/database/schema/platform';
import { relation } from '../../platform/database/schema/relations';
import { anAccountant } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Company, type Member } from '../../testing/builders';
import { formWithFile } from '../../testing/form-with-file';
import { aStoredInvoice } from '../testing/a-stored-invoice';

const app = appUnderTest();
let member: Member;
const day = today();
const past = addDays(day, -60);
const due = addDays(day, -30);

beforeEach(async () => {
  member = await aMember(app);
  await app.db.insert(relation).values(
    [
      { name: 'Bakkerij De Korenaar', email: 'korenaar@klant.example', payment_period: 14 },
      { name: 'Dubbel', email: 'een@klant.example' },
      { name: 'Dubbel', email: 'twee@klant.example' },
      { name: 'Vestiging Noord', email: 'samen@klant.example' },
      { name: 'Vestiging Zuid', email: 'samen@klant.example' },
    ].map((each) => ({ ...each, owner_relation_id: member.company.id, search_text: '' })),
  );
});

async function post(
  path: string,
  bytes: string | Uint8Array,
  { by = member, name = 'a.csv' } = {},
) {
  const form = formWithFile({ name, bytes, fields: {} });
  const reply = await app.http.inject({
    method: 'POST',
    url: `/api/invoicing/v1/opening-balances/import${path}`,
    headers: { ...by.headers, ...form.headers },
    payload: form.payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.http.inject({
    method,
    url: `/api/invoicing/v1${url}`,
    headers: member.headers,
    ...(payload && { payload }),
  });

const brought = () =>
  app.db
    .select()
    .from(invoice)
    .where(eq(invoice.relation_id, member.company.id))
    .orderBy(invoice.id);

const HEADER = 'Factuurnummer;Klant;Factuurdatum;Vervaldatum;Openstaand bedrag;Omschrijving';
const ROW = `F-0042;Bakkerij De Korenaar;${formatDate(past)};${formatDate(due)};1.210,50;Advies`;
const FILE = [HEADER, ROW].join('\r\n');

const broken = async () =>
  (await brokenInvariants(app)).filter(({ relation_id }) => relation_id === member.company.id);

describe('bringing in what is open of invoices that another program sent', () => {
  it('adds them with their own number, to be paid, in one audit row', async () => {
    expect((await post('/check', FILE)).body).toMatchObject({ created: 1, errors: [] });
    expect(await brought()).toEqual([]);
    await post('', FILE);
    expect(await brought()).toMatchObject([
      {
        ...{ invoice_number: 'F-0042', customer_name: 'Bakkerij De Korenaar', status: 5 },
        ...{ date: past, expiration_date: due, total: 1210.5, open_amount: 1210.5 },
        ...{ is_opening_balance: true, prefix: null, prefix_id: 0, sent_at: null, in_books: null },
      },
    ]);
    const rows = await app.db.select().from(audit).where(eq(audit.relation_id, member.company.id));
    expect(rows.map(({ about }) => about.length)).toEqual([1]);
    // Thousands go into one: what the file said, and not both parties with all of theirs.
    expect(Object.keys(rows[0]?.changes ?? {}).sort()).toEqual([
      ...['customer_name', 'date', 'description', 'expiration_date'],
      ...['invoice_number', 'is_opening_balance', 'status', 'total'],
    ]);
  });

  it('is due by the payment period of the customer when the file does not say when', async () => {
    await post('', `Nummer;Klant;Datum;Open\r\n7;KORENAAR@klant.example;${past};10`);
    expect(await brought()).toMatchObject([{ expiration_date: addDays(past, 14) }]);
  });

  it('reads dates and amounts of a workbook', async () => {
    const cells = xlsx.utils.aoa_to_sheet([
      ['Factuurnummer', 'Klant', 'Factuurdatum', 'Openstaand bedrag'],
      ['1', 'bakkerij  de korenaar', 46_000, 12.1],
    ]);
    cells.C2 = { t: 'n', v: 46_000, z: 'dd-mm-yyyy' };
    const bytes = xlsx.write({ SheetNames: ['A'], Sheets: { A: cells } }, { type: 'buffer' });
    await post('', bytes, { name: 'a.xlsx' });
    expect(await brought()).toMatchObject([{ date: '2025-12-09', total: 12.1 }]);
  });

  it('reads an amount that a spreadsheet has worked out, as it shows it', async () => {
    const rows = [0.1 + 0.2, 1210.5 - 1200.4, 100_000.1 - 99_999.98, 4 / 3, 1210.5].map(
      (amount, at) => [...[String(at), 'Bakkerij De Korenaar', past, amount]],
    );
    const cells = xlsx.utils.aoa_to_sheet([
      ['Factuurnummer', 'Klant', 'Factuurdatum', 'Openstaand bedrag'],
      ...rows,
    ]);
    for (const at of ['D2', 'D3', 'D4', 'D5']) cells[at].z = '#,##0.00';
    // Without its cents: they are owed all the same.
    cells.D6.z = '0';
    const bytes = xlsx.write({ SheetNames: ['A'], Sheets: { A: cells } }, { type: 'buffer' });
    const { body } = await post('', bytes, { name: 'a.xlsx' });
    expect((await brought()).map(({ total }) => total)).toEqual([0.3, 10.1, 0.12, 1210.5]);
    // That is no amount, however it is shown.
    expect(body.errors.map(({ cell }: { cell: string }) => cell)).toEqual(['D5']);
  });

  it('says at its cell what is wrong with a row, and keeps the others', async () => {
    const rows = [
      `;Bakkerij De Korenaar;${past};;10;`,
      `1;Onbekend;${past};;10;`,
      `2;Dubbel;${past};;10;`,
      `3;Bakkerij De Korenaar;${addDays(day, 1)};;10;`,
      `4;Bakkerij De Korenaar;${past};${addDays(past, -1)};10;`,
      `5;Bakkerij De Korenaar;31-02-2026;;10;`,
      `6;Bakkerij De Korenaar;${past};;0;`,
      `7;Bakkerij De Korenaar;${past};;tien;`,
      `8;twee@klant.example;${past};;10;`,
      `9;samen@klant.example;${past};;10;`,
    ];
    const { body } = await post('', [HEADER, ...rows].join('\r\n'));
    expect(body.errors.map(({ cell, message }: Record<string, string>) => [cell, message])).toEqual(
      [
        ['A2', 'Factuurnummer is verplicht'],
        ['B3', 'Er is geen klant met deze naam of dit e-mailadres. Voeg de klant eerst toe.'],
        ['B4', 'Er zijn 2 klanten die zo heten. Zet hier het e-mailadres van de klant.'],
        ['C5', 'Factuurdatum mag niet in de toekomst liggen'],
        ['D6', 'Vervaldatum mag niet voor de factuurdatum liggen'],
        ['C7', 'Datum is onjuist. Vul een datum in zoals 31-12-2026.'],
        ['E8', 'Openstaand bedrag moet hoger zijn dan € 0,00'],
        ['E9', 'Bedrag is onjuist. Vul een bedrag in zoals 121,00.'],
        ['B11', 'Er zijn 2 klanten met dit e-mailadres. Zet hier de naam van de klant.'],
      ],
    );
    expect((await brought()).map(({ invoice_number }) => invoice_number)).toEqual(['8']);
  });

  it('is of the customer, where a supplier is called the same and has the same address', async () => {
    const [customer] = await app.db
      .select()
      .from(relation)
      .where(eq(relation.owner_relation_id, member.company.id))
      .orderBy(relation.id);
    const { id: _, updated_at: __, ...same } = customer as typeof relation.$inferSelect;
    await app.db.insert(relation).values({ ...same, enterprise_relation_type: 'supplier' });
    const byAddress = ROW.replace('F-0042', '2').replace(same.name, same.email);
    const { body } = await post('', [HEADER, ROW, byAddress].join('\r\n'));
    expect(body).toMatchObject({ created: 2, errors: [] });
    const to = (await brought()).map(({ to_relation_id }) => to_relation_id);
    expect(to).toEqual([customer?.id, customer?.id]);
  });

  it('leaves what has its number already, however often and at whatever moment it is sent', async () => {
    await Promise.all([post('', FILE), post('', FILE)]);
    const { body } = await post('', [HEADER, ROW, ROW.replace('F-0042', 'f-0042')].join('\r\n'));
    expect(body).toMatchObject({ created: 0, updated: 0, skipped: 2 });
    expect(await brought()).toHaveLength(1);
  });

  it('reads a number in one line, by which it is known whatever its letters', async () => {
    const rows = ['"F\n9"', 'F  9', 'İ-1'].map((number) => ROW.replace('F-0042', number));
    const file = [HEADER, ...rows].join('\r\n');
    expect((await post('', file)).body).toMatchObject({ created: 2, skipped: 1 });
    expect((await brought()).map(({ invoice_number }) => invoice_number)).toEqual(['F 9', 'İ-1']);
    expect((await post('', file)).body).toMatchObject({ created: 0, skipped: 3 });
  });

  it('warns of a number that one of our own will get, unless the series begins behind it', async () => {
    const year = day.slice(0, 4);
    const numbers = [
      `${year}-0041`,
      `${year}-0042`,
      `F${year}-0050`,
      `${year}-50`,
      `${year}-10000`,
    ];
    const file = [HEADER, ...numbers.map((number) => ROW.replace('F-0042', number))].join('\r\n');
    const warned = async () =>
      (await post('/check', file)).body.warnings.map(({ cell }: { cell: string }) => cell);
    expect(await warned()).toEqual(['A2', 'A3', 'A6']);
    await ask('PUT', '/start-number', { start_number: 42 });
    expect(await warned()).toEqual(['A3', 'A6']);
    expect((await post('', file)).body).toMatchObject({ created: 5, warnings_count: 2 });
  });

  it('keeps its number: a series of our own begins behind it, also when that is chosen afterwards', async () => {
    const year = day.slice(0, 4);
    const numbers = [`${year}-0041`, `F${year}-0050`, `G${Number(year) - 1}-0009`, 'F-0099'];
    await post(
      '',
      [HEADER, ...numbers.map((number) => ROW.replace('F-0042', number))].join('\r\n'),
    );
    const refusal = (number: string, next: number) => ({
      start_number: [
        `Factuur ${number} uit je vorige pakket staat al in deze reeks. Kies ${next} of hoger.`,
      ],
    });
    const begin = async (start_number: number) =>
      (await ask('PUT', '/start-number', { start_number })).json();
    expect((await begin(41)).errors).toEqual(refusal(`${year}-0041`, 42));
    expect(await begin(42)).toMatchObject({ next_number: 42 });
    const named = async (prefix: string, start_number: number) =>
      (await ask('POST', '/prefix', { prefix, start_number, start_date: day })).json();
    expect((await named('f', 1)).errors).toEqual(refusal(`f${year}-0050`, 51));
    const made = await named('G', 1);
    expect(made).toMatchObject({ prefix: 'G', start_number: 1 });
    const { id } = made;
    const change = { id, prefix: 'F', start_number: 50 };
    expect((await ask('PUT', '/prefix', change)).json().errors).toEqual(
      refusal(`F${year}-0050`, 51),
    );
    expect((await ask('PUT', '/prefix', { ...change, start_number: 51 })).statusCode).toBe(200);
  });

  it('counts as open and expired, and as no turnover and no VAT', async () => {
    await post('', FILE);
    const period = `start=${addDays(day, -365)}&end=${day}`;
    const stats = (await ask('GET', `/stats?${period}`)).json();
    expect(stats).toMatchObject({ total_open: 1210.5, total_expired: 1210.5, invoices_expired: 1 });
    const revenue = (await ask('GET', '/revenue')).json();
    expect(revenue.customers).toEqual([]);
    expect(
      revenue.months.every(({ total_ex_tax }: { total_ex_tax: number }) => total_ex_tax === 0),
    ).toBe(true);
    const { headers } = member;
    const url = `/api/administrations/v1/financialstats?${period}`;
    expect((await app.http.inject({ url, headers })).json()).toMatchObject({
      turn_over: 0,
      vat: 0,
    });
    const { rows } = await app.db.execute(
      sql`select from invoice_vat where relation_id = ${member.company.id}`,
    );
    expect(rows).toEqual([]);
  });

  it('is paid in parts and reminded of', async () => {
    await post('', FILE);
    const [{ id } = { id: 0 }] = await brought();
    const reminder = { emails: ['korenaar@klant.example'], message: '', is_reminder: true };
    expect((await ask('POST', `/invoice/${id}/send`, reminder)).statusCode).toBeLessThan(300);
    await ask('PUT', `/invoice/${id}/payment`, { completed: false, payment: 1000 });
    expect((await ask('GET', `/invoice/${id}`)).json()).toMatchObject({
      ...{ status: 6, open_amount: 210.5, reminder_sent: 1, products: [] },
    });
  });

  it('is reminded of in the name, and to the account, that the company has by then', async () => {
    await post('', FILE);
    const [{ id } = { id: 0 }] = await brought();
    const now = { name: 'Nieuwe naam', bank_account: 'NL20INGB0001234567' };
    await app.db.update(relation).set(now).where(eq(relation.id, member.company.id));
    await ask('POST', '/invoice/send/reminders', { invoice_ids: [id] });
    expect(await app.db.select().from(mail).where(eq(mail.invoice_id, id))).toMatchObject([
      {
        ...{ from_name: now.name, subject: `Herinnering: factuur F-0042 van ${now.name}` },
        message: expect.stringContaining(`Rekeningnummer: ${now.bank_account}`),
      },
    ]);
  });

  it('is never sent, drawn, copied, credited or repeated here: that is done where it was made', async () => {
    await post('', FILE);
    const [before] = await brought();
    const id = before?.id;
    const refused = [
      ask('POST', `/invoice/${id}/send`, { emails: ['a@klant.example'], message: 'x' }),
      ask('GET', `/invoice/${id}/download`),
      ask('GET', `/invoice/${id}/downloadxml`),
      ask('POST', `/invoice/${id}/copy`),
      ask('POST', `/invoice/${id}/credit`),
    ];
    for (const reply of await Promise.all(refused)) expect(reply.statusCode).toBe(409);
    expect(await brought()).toEqual([before]);
  });

  it('can be deleted as long as nothing was done with it', async () => {
    await post('', [HEADER, ROW, ROW.replace('F-0042', 'F-0043')].join('\r\n'));
    const [first, second] = await brought();
    await ask('PUT', `/invoice/${first?.id}/payment`, { completed: true, payment: null });
    expect((await ask('DELETE', `/invoice/${first?.id}`)).statusCode).toBe(409);
    expect((await ask('DELETE', `/invoice/${second?.id}`)).statusCode).toBe(204);
    expect((await brought()).map(({ id }) => id)).toEqual([first?.id]);
  });

  it('stands in the list by number before ours of its year, once, whichever way and on whatever page', async () => {
    const year = Number(day.slice(0, 4));
    const lastYear = `${year - 1}-06-15`;
    const [customer] = await app.db
      .select()
      .from(relation)
      .where(eq(relation.owner_relation_id, member.company.id));
    const own = Array.from({ length: 15 }, (_, at) => at + 1);
    for (const prefix_id of own) {
      const invoice_number = `${year}-${prefix_id}`;
      const numbered = { prefix: '', number_year: year, prefix_id, invoice_number };
      await aStoredInvoice(
        app,
        { company: member.company, customer: customer as Company },
        numbered,
      );
    }
    await app.db
      .insert(invoice_counter)
      .values({ relation_id: member.company.id, prefix: '', year, last_number: 15 });
    const rows = ['b', 'a', 'c'].map((nr) => `${nr};een@klant.example;${day};1`);
    const earlier = ['x', 'y'].map((nr) => `${nr};een@klant.example;${lastYear};1`);
    await post('', ['Nummer;Klant;Datum;Open', ...rows, ...earlier].join('\r\n'));

    const numbersOf = async (query: string) => {
      const pages = [1, 2, 3, 4].map((page) => `sort=number&itemsPerPage=5&page=${page}&${query}`);
      const replies = await Promise.all(pages.map((page) => ask('GET', `/invoices?${page}`)));
      return replies.flatMap((reply) =>
        reply.json().data.map((row: { invoice_number: string }) => row.invoice_number),
      );
    };
    const expected = ['x', 'y', 'b', 'a', 'c', ...own.map((number) => `${year}-${number}`)];
    for (const tab of ['all', 'sent']) {
      expect(await numbersOf(`tab=${tab}&order=asc`)).toEqual(expected);
      expect(await numbersOf(`tab=${tab}&order=desc`)).toEqual([...expected].reverse());
    }
  });

  it('leaves the tallies, numbers and sums in order when some are paid and some deleted', async () => {
    await post(
      '',
      [HEADER, ROW, ROW.replace('F-0042', '2'), ROW.replace('F-0042', '3')].join('\r\n'),
    );
    const [first, second] = await brought();
    await ask('PUT', `/invoice/${first?.id}/payment`, { completed: false, payment: 10.5 });
    await ask('DELETE', `/invoice/${second?.id}`);
    expect(await broken()).toEqual([]);
    await app.db
      .update(invoice)
      .set({ total_ex_tax: 1 })
      .where(eq(invoice.id, first?.id ?? 0));
    expect(await broken()).toMatchObject([{ invariant: 'totals-equal-lines' }]);
    await app.db
      .update(invoice)
      .set({ total_ex_tax: 0 })
      .where(eq(invoice.id, first?.id ?? 0));
  });

  it('takes thousands at once', async () => {
    const rows = Array.from({ length: 2500 }, (_, at) => ROW.replace('F-0042', `F-${at}`));
    const { body } = await post('', [HEADER, ...rows].join('\r\n'));
    expect(body).toMatchObject({ created: 2500, refused: 0 });
  });

  it('knows nothing of the customers and numbers of another company', async () => {
    await post('', FILE);
    const by = await aMember(app);
    expect((await post('/check', FILE, { by })).body).toMatchObject({
      created: 0,
      refused: 1,
      skipped: 0,
    });
  });

  it('is for who may invoice', async () => {
    const by = await anAccountant(app);
    for (const path of ['', '/check']) expect((await post(path, FILE, { by })).status).toBe(403);
  });

  it('has a template of which each column is read', async () => {
    const { headers } = member;
    const url = '/api/invoicing/v1/opening-balances/import/template.xlsx';
    const reply = await app.http.inject({ url, headers });
    const { body } = await post('/check', reply.rawPayload, { name: 'voorbeeld.xlsx' });
    expect([body.columns.length, body.errors.length]).toEqual([6, 1]);
  });
});
