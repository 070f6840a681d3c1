import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { addDays, today } from '@boekwerk/shared/domain/dates';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice-status';
import { openAmount } from '@boekwerk/shared/domain/invoice-totals';
import { fromCents, sum, toCents } from '@boekwerk/shared/domain/money';
import { eq } from 'drizzle-orm';
import { invoice } from '../database/schema/invoicing';
import { aClient, aMember } from '../testing/builders';
import { type TestApp, testApp } from '../testing/test-app';
import { aForm, aLine, callsOf } from './testing/an-invoice';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('GET stats', () => {
  it('agrees with the lists behind it, to the cent', async () => {
    const member = await aMember(app);
    const calls = callsOf(app, member.headers);
    const customer = await aClient(app, member.company);
    await aClient(app, member.company, { active: 0 });
    const sent = (value: number, daysAgo: number) => {
      const date = addDays(today(), -daysAgo);
      const dates = { date, expiration_date: addDays(date, 14) };
      return calls.aSent(aForm(customer, { ...dates, products: [aLine({ value })] }));
    };
    await calls.aConcept(aForm(customer));
    await sent(0.1, 0);
    await sent(0.2, 30);
    const partly = await sent(99.99, 30);
    const paid = await sent(33.33, 3);
    await app.db
      .update(invoice)
      .set({ status: InvoiceStatus.partiallyPaid, amount_paid: 20.99 })
      .where(eq(invoice.id, partly.id));
    await app.db
      .update(invoice)
      .set({ status: InvoiceStatus.paid, amount_paid: paid.total })
      .where(eq(invoice.id, paid.id));

    const rows = async (query: string): Promise<InvoiceRow[]> =>
      (await calls.get(`invoices?${query}`)).body.data;
    const add = (euros: number[]) => fromCents(sum(euros.map(toCents)));
    const [open, expired, all] = [
      await rows('tab=sent'),
      await rows('expired=expired'),
      await rows(''),
    ];
    expect((await calls.get('stats')).body).toEqual({
      invoices_concept: 1,
      invoices_open: open.length,
      invoices_expired: expired.length,
      relation_count: 1,
      total_open: add(open.map(openAmount)),
      total_expired: add(expired.map(openAmount)),
      total_not_expired: 0.12,
      total_paid: add(all.map(({ amount_paid }) => amount_paid)),
    });
    expect(expired).toHaveLength(2);
  });

  it('is all zero for a company that has just begun', async () => {
    const calls = callsOf(app, (await aMember(app)).headers);
    const { body } = await calls.get('stats');
    expect(Object.values(body)).toEqual(Object.values(body).map(() => 0));
  });
});
