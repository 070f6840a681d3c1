import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { fromCents, sum, toCents } from '@boekwerk/shared/domain/money/money';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../testing/builders';
import { aForm, aLine, callsOf } from './testing/an-invoice';

const app = appUnderTest();
let member: Member;
let headers: { authorization: string };
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  headers = member.headers;
  customer = await aCustomer(app, member.company);
  calls = callsOf(app, headers);
});

const priced = (value: number) => aForm(customer, { products: [aLine({ value })] });
const total = (amounts: number[]) => fromCents(sum(amounts.map(toCents)));

/** The column "Openstaand" of the CSV, added up. */
async function openInCsv(invoice_ids: number[]) {
  const url = '/api/invoicing/v1/invoice/export/csv';
  const { body } = await app.http.inject({
    method: 'POST',
    url,
    headers,
    payload: { invoice_ids },
  });
  const amounts = body
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(';').at(-1) ?? '');
  return total(amounts.map((amount) => Number(amount.replace(',', '.'))));
}

describe('an invoice of less than nothing', () => {
  it('is open for what goes back: in the list, on the dashboard and in the CSV alike', async () => {
    const more = await calls.aSent(priced(100));
    const less = await calls.aSent(priced(-75));
    await calls.put(`invoice/${less.id}/payment`, { payment: -50 });
    const credited = await calls.aSent(priced(-10));
    const { body: credit } = await calls.post(`invoice/${credited.id}/credit`);
    await calls.put(`invoice/${credit.id}/sent`);

    const rows: InvoiceRow[] = (await calls.get('invoices')).body.data;
    const openOf = (id: number) => rows.find((row) => row.id === id)?.open_amount;
    expect([more.id, less.id, credited.id, credit.id].map(openOf)).toEqual([121, -40.75, 0, 0]);
    const open = total(rows.map(({ open_amount }) => open_amount));
    expect(open).toBe(80.25);
    const stats = (await calls.get('stats?start=&end=')).body;
    expect(stats.total_open).toBe(open);
    expect(stats.total_expired + stats.total_not_expired).toBeCloseTo(open, 9);
    expect(await openInCsv(rows.map(({ id }) => id))).toBe(open);
  });

  it('is credited with the same, less than nothing, and no further', async () => {
    const { id } = await calls.aSent(priced(-75));
    const { status, body: credit } = await calls.post(`invoice/${id}/credit`);
    expect([status, credit.total]).toEqual([201, -90.75]);
    const { body } = await calls.put(`invoice/${credit.id}`, priced(75));
    expect(body.errors).toEqual({
      total: ['Het totaal van deze creditfactuur moet lager zijn dan € 0,00'],
    });
    expect((await calls.put(`invoice/${credit.id}/sent`)).body.status).toBe(5);
    expect((await calls.get(`invoice/${id}`)).body).toMatchObject({
      credited: -90.75,
      open_amount: 0,
    });
    expect((await calls.post(`invoice/${id}/credit`)).body.message).toBe(
      'Deze factuur is al helemaal gecrediteerd',
    );
  });

  it('asks for what was paid back of it, in the mail with its credit, until that was paid', async () => {
    const { id } = await calls.aSent(priced(-75));
    await calls.put(`invoice/${id}/payment`, { completed: true });
    const { body: credit } = await calls.post(`invoice/${id}/credit`);
    const mailed = async () => {
      await calls.put('invoice/send/multiple', { invoice_ids: [credit.id] });
      return (await calls.get(`invoice/${credit.id}`)).body.mails[0].message;
    };
    expect(await mailed()).toMatch(
      /creditfactuur 2026-0002 van €\s90,75 .*\n\nWil je wat daarvan te betalen is uiterlijk/,
    );
    await calls.put(`invoice/${credit.id}/payment`, { completed: true });
    expect(await mailed()).toContain('Je hoeft hiervoor niets te betalen.');
  });

  it('is among what is open and has not expired', async () => {
    const { id } = await calls.aSent({
      ...priced(-75),
      date: '2026-01-02',
      expiration_date: '2026-02-02',
    });
    const { data, counts } = (await calls.get('invoices?tab=sent&expired=not_expired')).body;
    expect([data.map((row: { id: number }) => row.id), counts.sent]).toEqual([[id], 1]);
    expect((await calls.get('stats?start=&end=')).body.invoices_open).toBe(1);
  });

  it('is never overdue, and nobody is reminded of it', async () => {
    const { id } = await calls.aSent({
      ...priced(-75),
      date: '2026-01-02',
      expiration_date: '2026-02-02',
    });
    expect((await calls.get('invoices?expired=expired')).body.data).toEqual([]);
    expect((await calls.get('invoices')).body.counts.expired).toBe(0);
    const stats = (await calls.get('stats?start=&end=')).body;
    expect([stats.invoices_expired, stats.total_expired]).toEqual([0, 0]);
    const { body } = await calls.post('invoice/send/reminders', { invoice_ids: [id] });
    expect(body.failed).toEqual([{ id, message: 'Deze factuur staat niet meer open' }]);
  });
});
