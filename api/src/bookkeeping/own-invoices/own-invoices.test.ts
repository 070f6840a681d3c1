import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { addDays } from '@boekwerk/shared/domain/dates/dates';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq, inArray, sql } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { aForm, aLine, callsOf } from '../../invoicing/testing/an-invoice';
import { change } from '../../platform/change';
import { ledger_account } from '../../platform/database/schema/accounting';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { invoice } from '../../platform/database/schema/invoicing';
import { audit } from '../../platform/database/schema/platform';
import { relation } from '../../platform/database/schema/relations';
import { aCompany, aCustomer, aMember } from '../../testing/builders';
import { whileRefused } from '../../testing/while-refused';
import { aDay } from '../booking/testing/a-booking';
import { booksUnderTest } from '../booking/testing/books-under-test';
import { handInInvoice } from './hand-in-invoice';

const { app, ask, bookkeeper, our } = booksUnderTest();

type Form = Parameters<typeof aForm>[1];
const dates = { date: aDay, expiration_date: addDays(aDay, 30) };
const invoices = () => callsOf(app, bookkeeper().headers);

/** One that was sent, by hand; its PDF and its document are still to be made. */
const send = async (customer: number, given: Form = {}): Promise<Invoice> => {
  const sent = await invoices().aSent(aForm({ id: customer }, { ...dates, ...given }));
  if (sent.invoice_number === null || sent.invoice_number === undefined)
    throw new Error(JSON.stringify(sent));
  return sent;
};

const documents = async (): Promise<BookingItem[]> =>
  (await ask(bookkeeper(), 'GET', 'bookingitems?itemsPerPage=100')).body.data;

/** The only document that there is. */
const theDocument = async (): Promise<BookingDocument> => {
  const [first, ...others] = await documents();
  if (!first || others.length > 0) throw new Error(`${others.length + 1} documents`);
  return our().read(first.id);
};

/** Chooses for each kind of VAT of sales what it is booked on. */
const chooseAccounts = async () => {
  const ledger = await our().account(LedgerType.profitAndLoss, '8000');
  const codes = { 1: 'VH', 2: 'VL', 3: 'VN', 6: 'ICP' } as const;
  const taxes = await Promise.all(
    Object.entries(codes).map(async ([tax_id, code]) => ({
      tax_id: Number(tax_id),
      is_sale: true,
      ledger_account_id: await our().account(LedgerType.vat, code),
      default_ledger_account_id: ledger,
    })),
  );
  const { status } = await ask(bookkeeper(), 'POST', 'taxdefaults', { taxes });
  expect(status).toBe(200);
  return ledger;
};

const debtor = () => our().aParty(LedgerType.customer, '1000');

describe('an invoice that is sent', () => {
  it('is a document with its PDF, ready to be booked, and is booked as it is filled in', async () => {
    await chooseAccounts();
    const customer = await debtor();
    const project = await our().account(LedgerType.project, 'P0001');
    const sent = await send(customer, {
      description: 'Broden voor het jubileum van de vereniging van bakkers',
      products: [
        aLine({ amount: 3, value: 33.33 }),
        aLine({ value: 10.01, project_ledger_id: project }),
        aLine({ value: 20, tax_id: 2 }),
      ],
      discount_percentage: 5,
    });
    await app.jobs.drain();

    const document = await theDocument();
    expect(document).toMatchObject({
      ...{
        tag: 'VRK',
        status: 1,
        is_own_invoice: true,
        invoice_id: sent.id,
        uploaded_by: '',
        supplier: 'Meelfabriek',
      },
      ...{ file_name: `Factuur ${sent.invoice_number}.pdf`, content_type: 'application/pdf' },
      ...{ amount_pages: 1, invoice_number: sent.invoice_number, date: aDay, is_credit: false },
      ...{ amount: sent.total, currency: 'EUR', supplier_relation_id: customer },
      description: 'Broden voor het jubileum van de verenigi',
    });
    expect(document.booking_lines).toHaveLength(3);
    expect(document.booking_lines[1]).toMatchObject({ project_ledger_account_id: project });
    const [pdf] = await app.db
      .select({ id: invoice.pdf_file_id })
      .from(invoice)
      .where(eq(invoice.id, sent.id));
    const [item] = await app.db.select().from(booking_item);
    expect(item?.file_id).toBe(pdf?.id);

    const booked = await our().book(document.id, document);
    expect(booked).toMatchObject({ status: 200 });
    await app.jobs.drain();
    const [transaction, ...others] = await our().booked();
    expect(others).toEqual([]);
    const cents = (euro: number) => Math.round(euro * 100);
    expect(transaction).toMatchObject({
      code: 'VRK',
      invoicenumber: sent.invoice_number,
      lines: expect.arrayContaining([
        expect.objectContaining({
          ...{ type: 'total', dim2: '1000', debitcredit: 'debit', value: cents(sent.total) },
        }),
      ]),
    });
    const sumOf = (type: string) =>
      (transaction?.lines ?? [])
        .filter((line) => line.type === type)
        .reduce((all, { value }) => all + value, 0);
    expect(sumOf('detail')).toBe(cents(sent.total_ex_tax));
    expect(sumOf('vat')).toBe(cents(sent.total) - cents(sent.total_ex_tax));
    expect(await our().read(document.id)).toMatchObject({ status: 2, is_own_invoice: true });
    // It counts once: as the invoice.
    expect((await ask(bookkeeper(), 'GET', 'financialstats')).body).toMatchObject({
      ...{ turn_over: sent.total_ex_tax, costs: 0, result: sent.total_ex_tax },
      vat: (cents(sent.total) - cents(sent.total_ex_tax)) / 100,
    });
    expect(await brokenInvariants(app)).toEqual([]);
  });

  it('is one of credit when it is one, and when it comes to less than nothing', async () => {
    const customer = await debtor();
    const { id } = await send(customer);
    await app.jobs.drain();
    const credit = (await invoices().post(`invoice/${id}/credit`)).body;
    expect((await invoices().put(`invoice/${credit.id}/sent`)).status).toBe(200);
    await send(customer, { products: [aLine({ value: 10 }), aLine({ value: -110 })] });
    await app.jobs.drain();
    const found = await Promise.all((await documents()).map((one) => our().read(one.id)));
    const told = found
      .sort((a, b) => a.id - b.id)
      .map(({ amount, is_credit, booking_lines: [line] }) => [
        ...[amount, is_credit, line?.value, line?.vat],
      ]);
    expect(told).toEqual([
      [121, false, 100, 21],
      [121, true, 100, 21],
      [121, true, 100, 21],
    ]);
  });

  it('is one as well when it comes to nothing and its VAT does not, which the link cannot book', async () => {
    await chooseAccounts();
    const products = [aLine({ value: 109 }), aLine({ value: -121, tax_id: 2 })];
    const sent = await send(await debtor(), { products });
    expect(sent).toMatchObject({ total: 0, total_ex_tax: -12 });
    await app.jobs.drain();
    const document = await theDocument();
    expect(document).toMatchObject({
      ...{ amount: 0, is_credit: false, status: 1 },
      booking_lines: [
        { value: 109, vat: 22.89 },
        { value: -121, vat: -10.89 },
      ],
    });
    // The package takes no total of nothing.
    const why =
      'Een totaal van nul kan niet via de koppeling. Boek dit in Twinfield met een memoriaal, en verwijder het document daarna.';
    expect(await our().book(document.id, document)).toMatchObject({
      ...{ status: 422, body: { errors: { amount: [why] } } },
    });
    // So it goes off the list once somebody has booked it there; nobody makes it anew.
    const { body } = await ask(bookkeeper(), 'PUT', 'bookingitem/delete/multiple', {
      booking_item_ids: [document.id],
    });
    expect(body.updated).toEqual([document.id]);
    await handInInvoice(app, sent.id);
    expect(await documents()).toEqual([]);
    expect(await brokenInvariants(app)).toEqual([]);

    // It stays in the trash, as its file is that of the invoice.
    const isIt = eq(booking_item.id, document.id);
    const deleted_at = new Date('2026-01-01T12:00:00Z');
    await app.db.update(booking_item).set({ deleted_at }).where(isIt);
    await change(app, ({ queue }) => queue('purge-trash', {}));
    await app.jobs.drain();
    const { rows } = await app.db.execute(
      sql`select state from pgboss.job where name = 'purge-trash' and state <> 'completed'`,
    );
    expect(rows).toEqual([]);
    expect(await app.db.$count(booking_item, isIt)).toBe(1);
    expect(await brokenInvariants(app)).toEqual([]);
  });

  it('leaves open whether services or goods went to another country of the Union', async () => {
    await chooseAccounts();
    const { company } = bookkeeper();
    const { id } = await aCustomer(app, company, {
      name: 'Bäckerei Vogt',
      ...{ country: 'DE', tax_number: 'DE136695976' },
    });
    await send(id, { products: [aLine({ tax_id: 6 })] });
    await app.jobs.drain();
    expect((await theDocument()).booking_lines).toMatchObject([
      { value: 100, vat: 0, foreign_sale_type: null, supplier_tax_code: 'DE136695976' },
    ]);
  });

  it('takes back what was declared under the VAT number of then, also when the customer has another by now', async () => {
    await chooseAccounts();
    const { company, headers } = bookkeeper();
    const { id } = await aCustomer(app, company, {
      name: 'Bäckerei Vogt',
      ...{ country: 'DE', tax_number: 'DE129273398' },
    });
    const sent = await send(id, { products: [aLine({ tax_id: 6 })] });
    await app.db.update(relation).set({ tax_number: 'DE136695976' }).where(eq(relation.id, id));
    const calls = callsOf(app, headers);
    const { body: credit } = await calls.post(`invoice/${sent.id}/credit`);
    await calls.put(`invoice/${credit.id}/sent`);
    await app.jobs.drain();
    const all = await Promise.all((await documents()).map((each) => our().read(each.id)));
    const numbers = all.map(({ is_credit, booking_lines: [line] }) => [
      is_credit,
      line?.supplier_tax_code,
    ]);
    expect(numbers.sort()).toEqual([
      [false, 'DE129273398'],
      [true, 'DE129273398'],
    ]);
  });

  it('tells the package when services within the Union were done, which may be in another period', async () => {
    await chooseAccounts();
    const delivery_date = addDays(aDay, -40);
    await send(await debtor(), { delivery_date, products: [aLine({ tax_id: 6 })] });
    await app.jobs.drain();
    const document = await theDocument();
    const [line] = document.booking_lines;
    const booking_lines = [{ ...line, foreign_sale_type: 0, supplier_tax_code: 'DE136695976' }];
    const booked = await our().book(document.id, { ...document, booking_lines } as never);
    expect(booked).toMatchObject({ status: 200 });
    await app.jobs.drain();
    const [transaction] = await our().booked();
    expect(transaction?.lines).toContainEqual(
      expect.objectContaining({
        performance: expect.objectContaining({ date: delivery_date.replaceAll('-', '') }),
      }),
    );
  });

  it('is a document also before anything is linked, with its amounts', async () => {
    const member = await aMember(app);
    await app.db
      .update(relation)
      .set({ booking_enabled: 1 })
      .where(eq(relation.id, member.company.id));
    const customer = await aCustomer(app, member.company);
    await callsOf(app, member.headers).aSent(aForm(customer));
    await app.jobs.drain();
    const { data } = (await ask(member, 'GET', 'bookingitems')).body;
    expect(data).toMatchObject([{ amount: 121, is_own_invoice: true, status: 1 }]);
    expect((await ask(member, 'GET', `bookingitem/${data[0].id}`)).body).toMatchObject({
      ledger_account_id: null,
      booking_lines: [{ ledger_account_id: null, vat_ledger_account_id: null, value: 100 }],
    });
  });

  it('gets its accounts once they are chosen, and keeps those that somebody filled in', async () => {
    const customer = await debtor();
    await send(customer, { products: [aLine(), aLine({ tax_id: 2 })] });
    await app.jobs.drain();
    const { id, booking_lines } = await theDocument();
    const other = await our().account(LedgerType.profitAndLoss, '8020');
    const [first, second] = booking_lines;
    const bookingItem = { booking_lines: [{ ...first, ledger_account_id: other }, second] };
    expect((await ask(bookkeeper(), 'PUT', `bookingitem/${id}`, { bookingItem })).status).toBe(200);
    const ledger = await chooseAccounts();
    await app.jobs.drain();
    const vat = (code: string) => our().account(LedgerType.vat, code);
    expect((await theDocument()).booking_lines).toMatchObject([
      { ledger_account_id: other, vat_ledger_account_id: await vat('VH'), value: 100 },
      { ledger_account_id: ledger, vat_ledger_account_id: await vat('VL'), value: 100, vat: 9 },
    ]);
  });

  it('is as it was, also for who has it open, when what was chosen is of no use to it', async () => {
    await send(await debtor(), { products: [aLine(), aLine({ tax_id: 2 })] });
    await app.jobs.drain();
    const { id, updated_at } = await theDocument();
    const writes = () => app.db.$count(audit, eq(audit.action, 'job accounts of invoice'));
    const choose = async (tax_id: number, code: string) => {
      const ledger_account_id = await our().account(LedgerType.vat, code);
      const tax = { tax_id, is_sale: true, ledger_account_id, default_ledger_account_id: null };
      expect((await ask(bookkeeper(), 'POST', 'taxdefaults', { taxes: [tax] })).status).toBe(200);
      await app.jobs.drain();
    };
    const before = await writes();
    await choose(6, 'ICP');
    expect([(await theDocument()).updated_at, await writes()]).toEqual([updated_at, before]);
    const bookingItem = { description: 'Advies' };
    const saved = await ask(bookkeeper(), 'PUT', `bookingitem/${id}`, { bookingItem, updated_at });
    expect(saved.status).toBe(200);

    await choose(2, 'VL');
    expect((await theDocument()).updated_at).not.toBe(saved.body.updated_at);
    expect(await writes()).toBe(before + 1);
  });

  it('gets none that is gone from the package by then', async () => {
    const ledger = await chooseAccounts();
    const code = await our().account(LedgerType.vat, 'VH');
    await app.db
      .update(ledger_account)
      .set({ active: false })
      .where(inArray(ledger_account.id, [code, ledger]));
    await send(await debtor(), { products: [aLine(), aLine({ tax_id: 2 })] });
    await app.jobs.drain();
    expect((await theDocument()).booking_lines).toMatchObject([
      { ledger_account_id: null, vat_ledger_account_id: null },
      { ledger_account_id: null, vat_ledger_account_id: await our().account(LedgerType.vat, 'VL') },
    ]);
  });

  it('gets its accounts also when another one cannot, which is tried again later', async () => {
    const customer = await debtor();
    for (const _ of [1, 2]) await send(customer);
    await app.jobs.drain();
    const [broken, other] = (await documents()).map(({ id }) => id).sort((a, b) => a - b);
    const when = `OLD.id = ${broken}`;
    const ledger = await whileRefused(
      app,
      { before: 'UPDATE', on: 'booking_item', when },
      async () => {
        const chosen = await chooseAccounts();
        await app.jobs.drain();
        return chosen;
      },
    );
    const accountOf = async (id = 0) => (await our().read(id)).booking_lines[0]?.ledger_account_id;
    expect([await accountOf(broken), await accountOf(other)]).toEqual([null, ledger]);
    const { rows } = await app.db.execute(
      `select output ->> 'message' as message from pgboss.job where name = 'own-accounts' and state = 'retry'`,
    );
    expect(rows).toEqual([{ message: 'Error: 1 × accounts of document not filled in' }]);
  });

  it('is none when the books are not kept, or when it comes to nothing', async () => {
    const customer = await debtor();
    await send(customer, { products: [aLine(), aLine({ value: -100 })] });
    await app.db
      .update(relation)
      .set({ booking_enabled: 0 })
      .where(eq(relation.id, bookkeeper().company.id));
    await send(customer);
    await app.jobs.drain();
    expect(await documents()).toEqual([]);
  });

  it('is none of a person, whose documents nobody could open', async () => {
    const { company, headers } = await aMember(app, {
      company: await aCompany(app, { type: 1, booking_enabled: 1 }),
    });
    const sent = await callsOf(app, headers).aSent(aForm(await aCustomer(app, company)));
    await app.jobs.drain();
    expect(sent.invoice_number).not.toBeNull();
    const theirs = eq(booking_item.relation_id, company.id);
    expect(await app.db.$count(booking_item, theirs)).toBe(0);
    expect(await brokenInvariants(app)).toEqual([]);
  });

  it('is one document, however many workers make it, and however often', async () => {
    const sent = await send(await debtor());
    const all = Array.from({ length: 8 }, () => handInInvoice(app, sent.id));
    await Promise.all(all);
    await app.jobs.drain();
    await handInInvoice(app, sent.id);
    const letter = { emails: ['a@klant.example'], message: 'Nog eens.' };
    expect((await invoices().post(`invoice/${sent.id}/send`, letter)).status).toBe(200);
    await app.jobs.drain();
    expect(await documents()).toHaveLength(1);
  });

  it('becomes one at last when its worker died before', async () => {
    await send(await debtor());
    await app.db.execute("delete from pgboss.job where name in ('make-pdf', 'own-invoice')");
    await app.jobs.mend();
    await app.jobs.drain();
    expect(await documents()).toEqual([]);
    // Nobody makes its PDF any more.
    await app.db.update(invoice).set({ sent_at: new Date(Date.now() - 11 * 60_000) });
    await app.jobs.mend();
    await app.jobs.drain();
    expect(await documents()).toHaveLength(1);
  });

  it('stays what it is, where it is', async () => {
    await send(await debtor());
    await app.jobs.drain();
    const { id } = await theDocument();
    const refusal = { message: expect.stringContaining('Dit is een eigen verkoopfactuur.') };
    const refused = { status: 409, body: refusal };
    const put = (path: string, body: object) => ask(bookkeeper(), 'PUT', path, body);
    expect(await put(`bookingitem/${id}/label`, { tag: 'INK' })).toMatchObject(refused);
    expect(await put(`bookingitem/${id}/split`, { pages: [[1], [2]] })).toMatchObject(refused);
    expect(await ask(bookkeeper(), 'DELETE', `bookingitem/${id}`, {})).toMatchObject(refused);
    const other = await our().aBill({ status: 0 });
    const both = { booking_item_ids: [other, id] };
    expect(await ask(bookkeeper(), 'POST', 'bookingitem/merge', both)).toMatchObject(refused);
    const deleted = await put('bookingitem/delete/multiple', { booking_item_ids: [id] });
    expect(deleted.body).toMatchObject({ updated: [], failed: [{ id, ...refusal }] });
    // What it comes to is what its invoice says, whatever was typed.
    expect((await put(`bookingitem/${id}`, { bookingItem: { amount: 0 } })).status).toBe(200);
    expect(await ask(bookkeeper(), 'DELETE', `bookingitem/${id}`, {})).toMatchObject(refused);
    expect(await our().read(id)).toMatchObject({ tag: 'VRK', status: 1 });
    await expect(
      app.db.update(booking_item).set({ tag: 'INK' }).where(eq(booking_item.id, id)),
    ).rejects.toThrow();
  });
});

describe('what was sent before the books were kept', () => {
  const keepBooks = (booking_enabled: 0 | 1) =>
    app.db
      .update(relation)
      .set({ booking_enabled })
      .where(eq(relation.id, bookkeeper().company.id));
  const count = async (from = '') =>
    (await ask(bookkeeper(), 'GET', `earlierinvoices?from=${from}`)).body;
  const add = (from: string) => ask(bookkeeper(), 'POST', 'earlierinvoices', { from });

  it('becomes documents from a day on, when somebody asks for it, and each once', async () => {
    await keepBooks(0);
    const customer = await debtor();
    const day = (date: string) => send(customer, { date, expiration_date: addDays(date, 14) });
    const [first, second] = [addDays(aDay, -60), addDays(aDay, -30)];
    await day(first);
    await day(second);
    await day(aDay);
    await app.jobs.drain();
    await keepBooks(1);
    expect(await count()).toEqual({ count: 3, first_date: first, waiting: 0 });
    expect(await count(second)).toEqual({ count: 2, first_date: second, waiting: 0 });

    expect(await add(second)).toMatchObject({ status: 202, body: { count: 2 } });
    expect(await count()).toEqual({ count: 1, first_date: first, waiting: 2 });
    expect((await add(second)).body).toEqual({ count: 0 });
    await app.jobs.drain();
    expect((await documents()).map(({ date }) => date).sort()).toEqual([second, aDay]);
    expect(await count()).toEqual({ count: 1, first_date: first, waiting: 0 });
  });

  it('becomes one as well when it comes to nothing and its VAT does not', async () => {
    await keepBooks(0);
    const customer = await debtor();
    await send(customer, { products: [aLine(), aLine({ value: -100 })] });
    await send(customer, { products: [aLine({ value: 109 }), aLine({ value: -121, tax_id: 2 })] });
    await keepBooks(1);
    expect(await count()).toMatchObject({ count: 1 });
    expect((await add(aDay)).body).toEqual({ count: 1 });
    await app.jobs.drain();
    expect(await documents()).toMatchObject([{ amount: 0 }]);
  });

  it('says at the field that a day is missing, and adds nothing', async () => {
    expect(await add('')).toMatchObject({
      status: 422,
      body: { errors: { from: ['Kies een datum'] } },
    });
  });
});

describe('GET invoice/:id/bookingitem', () => {
  it('tells the document of an invoice, none of a concept, and nothing of another company', async () => {
    const customer = await debtor();
    const sent = await send(customer);
    const concept = await invoices().aConcept(aForm({ id: customer }, dates));
    await app.jobs.drain();
    const { id } = await theDocument();
    const of = (invoice_id: number, member = bookkeeper()) =>
      ask(member, 'GET', `invoice/${invoice_id}/bookingitem`);
    expect(await of(sent.id)).toMatchObject({ status: 200, body: { id } });
    expect(await of(concept.id)).toMatchObject({ status: 200, body: { id: null } });
    const stranger = await aMember(app);
    await app.db
      .update(relation)
      .set({ booking_enabled: 1 })
      .where(eq(relation.id, stranger.company.id));
    expect(await of(sent.id, stranger)).toMatchObject({ status: 404 });
  });
});
