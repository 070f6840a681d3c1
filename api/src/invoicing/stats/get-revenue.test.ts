import { addMonths, today } from '@boekwerk/shared/domain/dates/dates';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { anAccountant } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company } from '../../testing/builders';
import { aStoredInvoice } from '../testing/a-stored-invoice';
import { callsOf } from '../testing/an-invoice';

const app = appUnderTest();

async function aSeller() {
  const member = await aMember(app);
  const { company } = member;
  const calls = callsOf(app, member.headers);
  return {
    company,
    add: (customer: Company, given: Parameters<typeof aStoredInvoice>[2]) =>
      aStoredInvoice(app, { company, customer }, given),
    revenue: async () => (await calls.get('revenue')).body,
  };
}

const thisMonth = `${today().slice(0, 7)}-01`;
const monthsAgo = (months: number) => addMonths(thisMonth, -months);
const lastDayOf = (month: string) => `${month.slice(0, 7)}-28`;
const { concept, partiallyPaid, paid } = InvoiceStatus;

describe('GET revenue', () => {
  it('sums what was sent per month, thirteen of them, also those without an invoice', async () => {
    const { company, add, revenue } = await aSeller();
    const customer = await aCustomer(app, company);
    await add(customer, { date: thisMonth, total_ex_tax: 10.1 });
    await add(customer, { date: thisMonth, total_ex_tax: 20.2, status: paid });
    await add(customer, { date: lastDayOf(thisMonth), total_ex_tax: 5, is_credit: true });
    await add(customer, { date: monthsAgo(12), total_ex_tax: 7, status: partiallyPaid });
    await add(customer, { date: thisMonth, total_ex_tax: 1000, status: concept });
    await add(customer, { date: lastDayOf(monthsAgo(13)), total_ex_tax: 1000 });
    await add(customer, { date: monthsAgo(-1), total_ex_tax: 1000 });

    const { months, customers } = await revenue();
    expect(months).toHaveLength(13);
    expect(months[0]).toEqual({ month: monthsAgo(12).slice(0, 7), total_ex_tax: 7 });
    expect(months[12]).toEqual({ month: thisMonth.slice(0, 7), total_ex_tax: 25.3 });
    const between = months
      .slice(1, 12)
      .map(({ total_ex_tax }: { total_ex_tax: number }) => total_ex_tax);
    expect(between).toEqual(Array(11).fill(0));
    expect(customers).toEqual([{ id: customer.id, name: customer.name, total_ex_tax: 32.3 }]);
  });

  it('names the five best customers, credits taken off, and nobody from whom nothing is left', async () => {
    const { company, add, revenue } = await aSeller();
    for (const [name, total_ex_tax] of [
      ...([
        ['Een', 100],
        ['Twee', 200],
        ['Drie', 300],
        ['Vier', 400],
      ] as const),
      ...([
        ['Vijf', 500],
        ['Zes', 900],
      ] as const),
    ]) {
      const customer = await aCustomer(app, company, { name });
      await add(customer, { date: monthsAgo(3), total_ex_tax });
      if (name === 'Zes') await add(customer, { total_ex_tax: 650, is_credit: true });
    }
    const person = { name: '', first_name: 'Ida', last_name: 'de Wit' };
    await add(await aCustomer(app, company, person), { total_ex_tax: 350 });
    const names = async () => (await revenue()).customers.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Vijf', 'Vier', 'Ida de Wit', 'Drie', 'Zes']);

    const other = await aSeller();
    const nothing = await aCustomer(app, other.company);
    await other.add(nothing, { total_ex_tax: 50 });
    await other.add(nothing, { total_ex_tax: 50, is_credit: true });
    expect((await other.revenue()).customers).toEqual([]);
  });

  it('is not for an accountant', async () => {
    const { headers } = await anAccountant(app);
    expect((await callsOf(app, headers).get('revenue')).status).toBe(403);
  });
});
