import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { eq } from 'drizzle-orm';
import { cases } from '../../../shared/src/domain/invoice/totals.cases.json';
import { relation } from '../platform/database/schema/relations';
import type { Caller } from '../platform/http/caller';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../testing/builders';
import { followCustomer } from './follow-customer';
import { aSchedule } from './recurrence/testing/a-repeater';
import { aForm, aLine, callsOf } from './testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company, { name: 'De Gouden Lepel' });
  calls = callsOf(app, member.headers);
});

describe('POST and PUT invoice', () => {
  it('saves a concept without a number, with the totals of the server', async () => {
    const { status, body } = await calls.post('invoice', aForm(customer, { total: 121 }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 3,
      invoice_number: null,
      total: 121,
      total_ex_tax: 100,
      amount_paid: 0,
      from_party: null,
      credited: 0,
      open_amount: 0,
      is_credit: false,
      recurrence: null,
      mails: [],
      payments: [],
      credits: [],
      attachments: [],
      credited_invoice: null,
      from_relation_id: member.company.id,
      to_relation: { id: customer.id, name: 'De Gouden Lepel' },
      products: [{ title: 'Advies', amount: 1, value: 100, tax_id: 1, unit: 0 }],
    });
    expect((await calls.get(`invoice/${body.id}`)).body).toEqual(body);
  });

  it('marks what it saves as ready in the same call, when the form says so', async () => {
    const made = await calls.post('invoice', aForm(customer, { is_ready: true }));
    expect(made.body.status).toBe(4);
    const { id, updated_at } = made.body;
    const form = aForm(customer, { is_ready: true, reference: 'PO-7', updated_at });
    const saved = await calls.put(`invoice/${id}`, form);
    expect(saved.body).toMatchObject({ status: 4, reference: 'PO-7' });
    expect((await calls.get(`invoice/${id}`)).body).toEqual(saved.body);

    await calls.post('recurrence', { ...aSchedule(), base_invoice_id: id });
    const template = await calls.put(`invoice/${id}`, aForm(customer, { is_ready: true }));
    expect(template.body.status).toBe(0);
  });

  it('adds up as the worked cases do, with and without VAT in the prices', async () => {
    for (const { name, input, expected } of cases) {
      const { body } = await calls.post('invoice', aForm(customer, formOf(input)));
      expect([name, body.total, body.total_ex_tax]).toEqual([
        ...[name, expected.total / 100, expected.total_ex_tax / 100],
      ]);
    }
  });

  it('changes everything of a concept, and keeps the order of the lines', async () => {
    const { id, updated_at } = await calls.aConcept(aForm(customer));
    const products = [aLine({ title: 'Tweede' }), aLine({ title: 'Eerste', value: 10, tax_id: 2 })];
    const change = { products, reference: 'PO-1', incl_tax: true, updated_at };
    const { status, body } = await calls.put(`invoice/${id}`, aForm(customer, change));
    expect(status).toBe(200);
    expect(body).toMatchObject({ reference: 'PO-1', total: 110 });
    expect(body.products.map(({ title }: { title: string }) => title)).toEqual([
      'Tweede',
      'Eerste',
    ]);
  });

  it.each([
    ['no customer', { to_relation_id: null }, 'to_relation_id', 'Klant is verplicht'],
    ['no lines', { products: [] }, 'products', 'Product is verplicht'],
    [
      'a line without a title',
      { products: [aLine({ title: ' ' })] },
      'products.0.title',
      'Verplicht',
    ],
    [
      'a due date before the date',
      { expiration_date: '2026-03-01' },
      'expiration_date',
      'Vervaldatum moet later zijn dan de aanmaakdatum',
    ],
    [
      'a total that nobody saw',
      { total: 120.99 },
      'total',
      'Het totaal klopt niet meer met de regels. Vernieuw en controleer de factuur.',
    ],
    [
      'a line above what an invoice can hold',
      { products: [aLine({ amount: 999_999, value: 999_999_999 })] },
      'products.0.value',
      'Bedrag is te groot',
    ],
    [
      'ten thousand lines',
      { products: Array.from({ length: 10_000 }, () => aLine()) },
      'products',
      'Een factuur heeft hooguit 500 regels',
    ],
  ])('refuses %s, at the field', async (_, given, field, text) => {
    const { status, body } = await calls.post('invoice', { ...aForm(customer), ...given });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: [text] });
  });

  it('asks for the VAT number of who has to pay the VAT', async () => {
    const products = [aLine({ tax_id: 4 })];
    const nameless = await aCustomer(app, member.company, { tax_number: '' });
    const person = await aCustomer(app, member.company, { type: 1 });
    for (const other of [nameless, person]) {
      expect((await calls.post('invoice', aForm(other, { products }))).body.errors).toEqual({
        to_relation_id: ['BTW nummer verplicht bij BTW verlegd'],
      });
    }
    expect((await calls.post('invoice', aForm(customer, { products }))).status).toBe(201);
  });

  it('takes no inactive customer, but lets one stay on a concept', async () => {
    const leaving = await aCustomer(app, member.company);
    const { id } = await calls.aConcept(aForm(leaving));
    await app.db.update(relation).set({ active: 0 }).where(eq(relation.id, leaving.id));
    expect((await calls.post('invoice', aForm(leaving))).body.errors).toEqual({
      to_relation_id: ['Klant is verplicht'],
    });
    expect((await calls.put(`invoice/${id}`, aForm(leaving))).status).toBe(200);
  });

  it('knows no customers, products and invoices of another company', async () => {
    const stranger = await aMember(app);
    const foreign = callsOf(app, stranger.headers);
    const theirs = await aCustomer(app, stranger.company);
    const { body: product } = await foreign.post('product', { title: 'Brood', value: 3 });
    const ours = await calls.aConcept(aForm(customer));

    expect((await calls.post('invoice', aForm(theirs))).status).toBe(404);
    const products = [aLine({ product_id: product.id })];
    expect((await calls.post('invoice', aForm(customer, { products }))).status).toBe(404);
    expect((await foreign.get(`invoice/${ours.id}`)).status).toBe(404);
    expect((await foreign.put(`invoice/${ours.id}`, aForm(theirs))).status).toBe(404);
    expect((await foreign.delete(`invoice/${ours.id}`)).status).toBe(404);
  });

  it('refuses a write that is based on an older version', async () => {
    const { id, updated_at } = await calls.aConcept(aForm(customer));
    await calls.put(`invoice/${id}`, aForm(customer, { updated_at, reference: 'eerst' }));
    const late = await calls.put(`invoice/${id}`, aForm(customer, { updated_at }));
    expect(late.status).toBe(409);
    expect(late.body.message).toContain('Sanne de Boer');
    expect((await calls.get(`invoice/${id}`)).body.reference).toBe('eerst');
  });
});

describe('a customer who gets another name', () => {
  it('has it on concepts at once, and on nothing that was sent', async () => {
    const renamed = await aCustomer(app, member.company, { name: 'Oud & Zoon' });
    await calls.aConcept(aForm(renamed, { reference: 'hernoemd' }));
    await calls.aSent(aForm(renamed, { reference: 'hernoemd' }));
    const caller = { relation_id: member.company.id } as Caller;
    await followCustomer({ db: app.db, caller }, { ...renamed, name: 'Nieuw' });

    const names = async (search: string) =>
      (await calls.get(`invoices?sort=number&order=asc&search=${search}`)).body.data.map(
        (row: InvoiceRow) => row.customer_name,
      );
    expect(await names('hernoemd')).toEqual(['Nieuw', 'Oud & Zoon']);
    expect(await names('hernoemd%20nieuw')).toEqual(['Nieuw']);
  });

  it('is still found by its reference when that was the old name of its customer', async () => {
    const renamed = await aCustomer(app, member.company, { name: 'Vis & Co' });
    await calls.aConcept(aForm(renamed, { reference: 'Vis & Co', description: 'Kist' }));
    const caller = { relation_id: member.company.id } as Caller;
    await followCustomer({ db: app.db, caller }, { ...renamed, name: 'Haring' });
    const found = async (search: string) =>
      (await calls.get(`invoices?search=${search}`)).body.pagination.itemsLength;
    expect([await found('vis'), await found('haring')]).toEqual([1, 1]);
  });
});

describe('DELETE invoice and PUT created', () => {
  it('deletes a concept', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    expect(await calls.delete(`invoice/${id}`)).toEqual({ status: 204, body: null });
    expect((await calls.get(`invoice/${id}`)).status).toBe(404);
  });

  it('deletes no concept in which a colleague wrote since it was seen', async () => {
    const { id, updated_at } = await calls.aConcept(aForm(customer));
    await calls.put(`invoice/${id}`, aForm(customer, { description: 'Van een collega' }));
    const { status, body } = await calls.delete(`invoice/${id}`, { updated_at });
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^Intussen gewijzigd door /),
    ]);
    expect((await calls.get(`invoice/${id}`)).body.description).toBe('Van een collega');
  });

  it('marks a concept as ready, until it is changed again', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    expect((await calls.put(`invoice/${id}/created`)).body.status).toBe(4);
    expect((await calls.put(`invoice/${id}/created`)).body.status).toBe(4);
    expect((await calls.put(`invoice/${id}`, aForm(customer))).body.status).toBe(3);
  });

  it('is not ready when the customer has lost the VAT number that it needs', async () => {
    const leaving = await aCustomer(app, member.company);
    const { id } = await calls.aConcept(aForm(leaving, { products: [aLine({ tax_id: 4 })] }));
    await app.db.update(relation).set({ tax_number: '' }).where(eq(relation.id, leaving.id));
    expect((await calls.put(`invoice/${id}/created`)).status).toBe(422);
  });

  it('leaves what was sent alone', async () => {
    const { id } = await calls.aSent(aForm(customer));
    for (const refusal of [
      await calls.put(`invoice/${id}`, aForm(customer)),
      await calls.delete(`invoice/${id}`),
      await calls.put(`invoice/${id}/created`),
      await calls.put(`invoice/${id}/sent`),
    ]) {
      expect(refusal.status).toBe(409);
    }
  });
});

type Input = (typeof cases)[number]['input'];

/** The cases have their numbers as text. */
const formOf = ({ incl_tax, discount_percentage, discount_value, lines }: Input) => ({
  incl_tax,
  discount_percentage: Number(discount_percentage ?? 0),
  discount_value: Number(discount_value ?? 0),
  products: lines.map((line) =>
    aLine({
      amount: Number(line.amount),
      value: Number(line.value),
      tax_id: line.tax_id as 1,
      discount_percentage: Number('discount_percentage' in line ? line.discount_percentage : 0),
      discount_value: Number('discount_value' in line ? line.discount_value : 0),
    }),
  ),
});
