import type { Invoice, InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { plus } from '@boekwerk/shared/domain/money/money';
import { eq } from 'drizzle-orm';
import { changesIn, readHistory } from '../../history/testing/read-history';
import { invoice_vat } from '../../platform/database/schema/invoicing';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';
import { aForm, aLine, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company);
  calls = callsOf(app, member.headers);
});

const WHOLE = 'Deze factuur is al helemaal gecrediteerd';

/** All of € 0,00. */
const KINDS: [what: string, products: ReturnType<typeof aLine>[]][] = [
  ['leaves VAT', [aLine(), aLine({ value: -121, tax_id: 3 })]],
  [
    'has VAT of two rates that cancels out, and net of three',
    [aLine({ value: 900 }), aLine({ value: -2100, tax_id: 2 }), aLine({ value: 1200, tax_id: 3 })],
  ],
  ['has lines that cancel out', [aLine(), aLine({ value: -100 })]],
  ['is free of charge', [aLine({ value: 0 })]],
];

const read = async (id: number): Promise<Invoice> => (await calls.get(`invoice/${id}`)).body;
const rowOf = async (id: number): Promise<InvoiceRow | undefined> =>
  (await calls.get('invoices')).body.data.find((row: InvoiceRow) => row.id === id);
const send = (id: number) => calls.put(`invoice/${id}/sent`);
const credit = async (id: number): Promise<Invoice> =>
  (await calls.post(`invoice/${id}/credit`)).body;

/** What all that was sent comes to per kind of VAT: net and VAT, none of which is nothing. */
async function vat(): Promise<Record<number, [number, number]>> {
  const of = eq(invoice_vat.relation_id, member.company.id);
  const sums = new Map<number, [number, number]>();
  for (const row of await app.db.select().from(invoice_vat).where(of)) {
    const [net, tax] = sums.get(row.tax_id) ?? [0, 0];
    sums.set(row.tax_id, [plus(net, row.net), plus(tax, row.vat)]);
  }
  return Object.fromEntries([...sums].filter(([, amounts]) => amounts.some(Boolean)));
}

/** What the CSV says of its state. */
async function stateInCsv(id: number): Promise<string | undefined> {
  const url = '/api/invoicing/v1/invoice/export/csv';
  const payload = { invoice_ids: [id] };
  const { body } = await app.http.inject({ method: 'POST', url, headers: member.headers, payload });
  return body.split('\r\n')[1]?.split(';')[1];
}

describe.each(KINDS)('an invoice of nothing that %s', (_, products) => {
  const aSent = () => calls.aSent(aForm(customer, { products }));

  it('is credited once, by its mirror image: nothing of any kind of VAT is left', async () => {
    const { id, total, total_ex_tax } = await aSent();
    expect(total).toBe(0);
    const { status, body: made } = await calls.post(`invoice/${id}/credit`);
    expect([status, made.total, made.total_ex_tax]).toEqual([201, 0, total_ex_tax]);
    expect([(await read(id)).has_sent_credit, (await rowOf(id))?.has_sent_credit]).toEqual([
      ...[false, false],
    ]);
    expect(await stateInCsv(id)).toBe('Verzonden');

    expect((await send(made.id)).status).toBe(200);
    expect(await vat()).toEqual({});
    expect(await read(id)).toMatchObject({ has_sent_credit: true, credited: 0, open_amount: 0 });
    expect(await rowOf(id)).toMatchObject({ has_sent_credit: true, credited: 0 });
    expect(await stateInCsv(id)).toBe('Gecrediteerd');
    const again = await calls.post(`invoice/${id}/credit`);
    expect([again.status, again.body.message]).toEqual([409, WHOLE]);
  });

  it('is credited by one of two that are sent at once', async () => {
    const { id } = await aSent();
    const drafts = [await credit(id), await credit(id)];
    const replies = await Promise.all(drafts.map((draft) => send(draft.id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.message).toBe(WHOLE);
    expect(await vat()).toEqual({});
  });

  it('is not paid any more once it was credited, nor is its copy credited', async () => {
    const { id } = await aSent();
    await send((await credit(id)).id);
    const paid = await calls.put(`invoice/${id}/payment`, { completed: true });
    expect([paid.status, paid.body.message]).toEqual([
      ...[409, 'Op deze factuur staat niets meer open'],
    ]);
    const reminded = await calls.post('invoice/send/reminders', { invoice_ids: [id] });
    expect(reminded.body.failed).toMatchObject([{ id }]);
    const { body: copy } = await calls.post(`invoice/${id}/copy`);
    expect(copy).toMatchObject({ status: 3, has_sent_credit: false, credits: [] });
    expect((await send(copy.id)).body.has_sent_credit).toBe(false);
    expect((await calls.post(`invoice/${copy.id}/credit`)).status).toBe(201);
  });
});

describe('a credit of an invoice of nothing', () => {
  const WHOLE_ONLY = 'Een factuur van € 0,00 crediteer je in zijn geheel, met alle btw';
  const [leavesVat, threeRates, , free] = KINDS.map(([, products]) => products);
  const double = (products = leavesVat) =>
    products?.map((line) => ({ ...line, value: (line.value ?? 0) * 2 }));
  const reversed = (products = leavesVat) =>
    products?.map((line) => ({ ...line, value: -(line.value ?? 0) }));

  it.each([
    ['less than nothing', leavesVat, [aLine({ value: -10 })]],
    ['twice its VAT', leavesVat, double(leavesVat)],
    ['its VAT the other way', leavesVat, reversed(leavesVat)],
    ['nothing of any rate', threeRates, free],
    ['twice of each rate', threeRates, double(threeRates)],
    ['each rate the other way', threeRates, reversed(threeRates)],
    ['the VAT of others', free, threeRates],
  ])('is whole: it cannot take back %s', async (_, products, other) => {
    const { id } = await credit((await calls.aSent(aForm(customer, { products }))).id);
    const { status, body } = await calls.put(`invoice/${id}`, aForm(customer, { products: other }));
    expect([status, body.errors]).toEqual([422, { total: [WHOLE_ONLY] }]);
  });

  it('may say the same in other words, or in more lines', async () => {
    const { id } = await calls.aSent(aForm(customer, { products: leavesVat }));
    const made = await credit(id);
    const products = [
      aLine({ value: 60, title: 'Retour' }),
      aLine({ value: 40 }),
      aLine({ value: -121, tax_id: 3 }),
    ];
    const changed = await calls.put(`invoice/${made.id}`, aForm(customer, { products }));
    expect(changed.status).toBe(200);
    expect((await send(made.id)).status).toBe(200);
    expect(await vat()).toEqual({});
  });

  it('is told in the history of the invoice, of which no amount has changed', async () => {
    const { id } = await calls.aSent(aForm(customer, { products: leavesVat }));
    await send((await credit(id)).id);
    const [told] = (await readHistory(app, member, `invoicing/v1/invoice/${id}`)).data;
    expect(changesIn(told)).toEqual({ has_sent_credit: [false, true] });
  });
});
