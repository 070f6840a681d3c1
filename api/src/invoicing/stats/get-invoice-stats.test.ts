import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { fromCents, sum, toCents } from '@boekwerk/shared/domain/money/money';
import { eq } from 'drizzle-orm';
import { invoice } from '../../platform/database/schema/invoicing';
import { anAccountant } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember } from '../../testing/builders';
import { aStoredInvoice } from '../testing/a-stored-invoice';
import { aForm, aLine, callsOf } from '../testing/an-invoice';

const app = appUnderTest();

/** Somebody with one customer; `add` makes an invoice to it, `stats` asks for the counters. */
async function aSeller() {
  const member = await aMember(app);
  const customer = await aCustomer(app, member.company, { name: 'Hotel De Keizer' });
  const of = { company: member.company, customer };
  const calls = callsOf(app, member.headers);
  return {
    member,
    customer,
    calls,
    add: (given: Parameters<typeof aStoredInvoice>[2]) => aStoredInvoice(app, of, given),
    stats: async (query = '') => (await calls.get(`stats?${query}`)).body,
  };
}

const past = { date: addDays(today(), -40), expiration_date: addDays(today(), -10) };
const { sent, partiallyPaid, paid } = InvoiceStatus;

describe('GET stats', () => {
  it('agrees with the lists behind it, to the cent', async () => {
    const { customer, calls, stats } = await aSeller();
    const send = (value: number, daysAgo: number) => {
      const date = addDays(today(), -daysAgo);
      const dates = { date, expiration_date: addDays(date, 14) };
      return calls.aSent(aForm(customer, { ...dates, products: [aLine({ value })] }));
    };
    await calls.aConcept(aForm(customer));
    await send(0.1, 0);
    await send(0.2, 30);
    const partly = await send(99.99, 30);
    const settled = await send(33.33, 3);
    const pay = (id: number, status: InvoiceStatus, amount_paid: number) =>
      app.db.update(invoice).set({ status, amount_paid }).where(eq(invoice.id, id));
    await pay(partly.id, partiallyPaid, 20.99);
    await pay(settled.id, paid, settled.total);

    const rows = async (query: string): Promise<InvoiceRow[]> =>
      (await calls.get(`invoices?${query}`)).body.data;
    const add = (euros: number[]) => fromCents(sum(euros.map(toCents)));
    const [open, expired, all] = [
      await rows('tab=sent'),
      await rows('expired=expired'),
      await rows(''),
    ];
    expect(await stats()).toMatchObject({
      invoices_concept: 1,
      invoices_open: open.length,
      invoices_sent: 4,
      invoices_expired: expired.length,
      relation_count: 1,
      total_open: add(open.map(({ open_amount }) => open_amount)),
      total_expired: add(expired.map(({ open_amount }) => open_amount)),
      total_not_expired: 0.12,
      total_paid: add(all.map(({ amount_paid }) => amount_paid)),
    });
    expect(expired).toHaveLength(2);
  });

  it.each([
    ['sent and past due: all of it', { ...past, status: sent }, [121, 0, 0]],
    [
      'partly paid and past due: what is open',
      { ...past, status: partiallyPaid, amount_paid: 21 },
      [100, 0, 21],
    ],
    [
      'partly credited and past due: what credits leave',
      { ...past, status: sent, credited: 21 },
      [100, 0, 0],
    ],
    [
      'partly paid, and the rest credited: nothing',
      { ...past, status: partiallyPaid, amount_paid: 21, credited: 100 },
      [0, 0, 21],
    ],
    ['credited in full: nothing', { ...past, status: sent, credited: 121 }, [0, 0, 0]],
    ['sent and due today: nothing', { status: sent }, [0, 121, 0]],
    ['partly paid and not due', { status: partiallyPaid, amount_paid: 21 }, [0, 100, 21]],
    ['paid: its total as paid', { ...past, status: paid, amount_paid: 121 }, [0, 0, 121]],
    [
      'paid less what was credited: what came in',
      { ...past, status: paid, amount_paid: 100, credited: 21 },
      [0, 0, 100],
    ],
  ])('counts as expired of an invoice %s', async (_, given, [expired, not, paidUp]) => {
    const { add, stats } = await aSeller();
    await add(given);
    expect(await stats()).toMatchObject({
      total_expired: expired,
      total_not_expired: not,
      total_open: (expired ?? 0) + (not ?? 0),
      total_paid: paidUp,
    });
  });

  it('takes what is repaid of a credit off what came in, and a credit off nothing that is open', async () => {
    const { add, stats } = await aSeller();
    const credit = { is_credit: true, total: 21, total_ex_tax: 17.36 };
    await add({ ...past });
    await add({ ...past, ...credit });
    await add({ status: sent, credited: 121 });
    await add({ status: paid, amount_paid: 121, credited: 21 });
    await add({ ...credit, status: paid, amount_paid: 21 });
    expect(await stats()).toMatchObject({
      total_expired: 121,
      total_not_expired: 0,
      total_open: 121,
      total_paid: 100,
      invoices_expired: 1,
      invoices_sent: 5,
      invoices_open: 1,
    });
  });

  it('counts as not expired the invoices that the list behind it shows', async () => {
    const { add, calls, stats } = await aSeller();
    await add({ ...past });
    const open = [
      await add({ status: sent }),
      await add({ status: partiallyPaid, amount_paid: 21 }),
    ];
    await add({ status: sent, is_credit: true });
    await add({ status: sent, credited: 121 });
    await add({ status: partiallyPaid, amount_paid: 21, credited: 100 });
    const { invoices_open, invoices_expired } = await stats();
    const { body } = await calls.get('invoices?tab=sent&expired=not_expired&order=asc');
    expect(body.data.map(({ id }: InvoiceRow) => id)).toEqual(open);
    expect([invoices_open - invoices_expired, body.counts.sent]).toEqual([2, 2]);
  });

  it('counts by invoice date in a period, and what stands whatever the period', async () => {
    const { customer, calls, add, stats } = await aSeller();
    const { id: base_invoice_id } = await calls.aConcept(aForm(customer));
    const [next_date, next_period_start] = ['2199-01-01', '2199-01-01'];
    await calls.post('recurrence', { base_invoice_id, next_date, next_period_start });
    await add({ date: '2026-02-28' });
    await add({ date: '2026-03-01' });
    await add({ date: '2026-03-31' });
    const last = await add({ date: '2026-04-01', is_credit: true });

    const march = await stats('start=2026-03-01&end=2026-03-31');
    expect(march).toMatchObject({ invoices_sent: 2, recurrences: 1, has_invoices: true });
    expect((await stats('end=2026-02-28')).invoices_sent).toBe(1);
    expect((await stats('start=2026-04-01')).invoices_sent).toBe(1);
    const empty = await stats('start=2020-01-01&end=2020-12-31');
    expect(empty).toMatchObject({ invoices_sent: 0, recurrences: 1, has_invoices: true });

    expect(empty.last_invoices.map(({ date }: InvoiceRow) => date)).toEqual([
      ...['2026-04-01', '2026-03-31', '2026-03-01'],
    ]);
    expect(empty.last_invoices[0]).toEqual({
      id: last,
      invoice_number: null,
      customer_name: 'Hotel De Keizer',
      to_relation: { id: customer.id, name: 'Hotel De Keizer' },
      date: '2026-04-01',
      expiration_date: '2026-04-01',
      status: 5,
      is_credit: true,
      total: 121,
      total_ex_tax: 100,
      amount_paid: 0,
      credited: 0,
      has_sent_credit: false,
      open_amount: 0,
    });
    expect(empty.last_relations).toEqual([{ id: customer.id, name: 'Hotel De Keizer' }]);
  });

  it('names the three newest customers, persons too', async () => {
    const { member, stats } = await aSeller();
    const { company } = member;
    await aCustomer(app, company, { name: 'Gestopt', active: 0 });
    await aCustomer(app, company, { name: '', first_name: 'Ida', last_name: 'de Wit', type: 1 });
    await aCustomer(app, company, { name: 'Café' });
    await aCustomer(app, company, { name: 'Slager' });
    const { last_relations } = await stats();
    expect(last_relations.map(({ name }: { name: string }) => name)).toEqual([
      ...['Slager', 'Café', 'Ida de Wit'],
    ]);
  });

  it('names the person that one of the newest invoices is for', async () => {
    const { member, calls, stats } = await aSeller();
    const names = { name: '', first_name: 'Ida', last_name: 'de Wit', type: 1 } as const;
    const person = await aCustomer(app, member.company, names);
    await calls.aConcept(aForm(person));
    const [latest] = (await stats()).last_invoices;
    expect(latest.to_relation).toEqual({ id: person.id, name: 'Ida de Wit' });
  });

  it('is zero for a company that has just begun', async () => {
    const { body } = await callsOf(app, (await aMember(app)).headers).get('stats');
    const { last_invoices, last_relations, without_pdf, has_invoices, ...counters } = body;
    expect([last_invoices, last_relations, without_pdf, has_invoices]).toEqual([[], [], [], false]);
    expect(Object.values(counters)).toEqual(Object.values(counters).map(() => 0));
  });

  it('refuses a date that is none, and is not for an accountant', async () => {
    const { calls } = await aSeller();
    const refused = await calls.get('stats?start=2026-02-30');
    expect([refused.status, refused.body.errors.start]).toEqual([422, ['Datum is onjuist']]);
    const { headers } = await anAccountant(app);
    expect((await callsOf(app, headers).get('stats')).status).toBe(403);
  });
});
