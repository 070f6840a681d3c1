import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { anAccountant } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../../testing/builders';
import { aStoredInvoice } from '../testing/a-stored-invoice';

const app = appUnderTest();
let member: Member;

beforeAll(async () => {
  member = await aMember(app);
  const { company } = member;
  const of = { company, customer: await aCustomer(app, company) };
  const add = (given: Parameters<typeof aStoredInvoice>[2]) => aStoredInvoice(app, of, given);
  // What was paid or credited of an invoice changes nothing of it: the credit itself is what takes off.
  const partly = { status: InvoiceStatus.partiallyPaid, amount_paid: 100, credited: 60.5 };
  await add({ date: '2026-02-10', total: 242, total_ex_tax: 200, ...partly });
  await add({ date: '2026-03-01', total: 363, total_ex_tax: 300, status: InvoiceStatus.paid });
  await add({ date: '2026-03-31', total: 60.5, total_ex_tax: 50, is_credit: true });
  await add({ date: '2026-03-05', total: 1210, total_ex_tax: 1000, status: InvoiceStatus.concept });
});

const stats = async ({ headers }: Member, query = '') => {
  const url = `/api/administrations/v1/financialstats?${query}`;
  const reply = await app.http.inject({ url, headers });
  return { status: reply.statusCode, body: reply.json() };
};

describe('GET financialstats', () => {
  it('sums what was sent in the period, with the gain on the period before', async () => {
    expect((await stats(member, 'start=2026-03-01&end=2026-03-31')).body).toEqual({
      turn_over: 250,
      costs: 0,
      result: 250,
      vat: 52.5,
      turn_over_gain: 25,
      cost_gain: null,
      result_gain: 25,
      vat_gain: 25,
    });
  });

  it('names a loss in percent with one decimal', async () => {
    const { body } = await stats(member, 'start=2026-03-16&end=2026-03-31');
    expect(body).toMatchObject({ turn_over: -50, turn_over_gain: -116.7, vat_gain: -116.7 });
  });

  it('has no gain on a period with nothing in it, or one that is open', async () => {
    const none = { turn_over_gain: null, result_gain: null, vat_gain: null };
    const february = await stats(member, 'start=2026-02-01&end=2026-02-28');
    expect(february.body).toMatchObject({ turn_over: 200, ...none });
    expect((await stats(member)).body).toMatchObject({ turn_over: 450, vat: 94.5, ...none });
    expect((await stats(member, 'start=2026-03-01')).body).toMatchObject(none);
  });

  it('is of the own company only, and not for an accountant', async () => {
    expect((await stats(await aMember(app))).body).toMatchObject({ turn_over: 0, vat: 0 });
    expect((await stats(await anAccountant(app))).status).toBe(403);
  });
});
