import { addDays, today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company } from '../../testing/builders';
import { aForm, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  const member = await aMember(app);
  customer = await aCustomer(app, member.company, { payment_period: 0 });
  calls = callsOf(app, member.headers);
});

const sent = async (date: string) =>
  (await calls.aSent(aForm(customer, { date, expiration_date: date }))).invoice_number;
const next = async (date: string) => (await calls.get(`next-prefix?date=${date}`)).body;

describe('the number of an invoice', () => {
  it('has the prefix that holds on its own date, whatever the order of sending', async () => {
    await calls.post('prefix', { prefix: 'B', start_date: '2026-07-01' });
    await calls.post('prefix', { prefix: 'A', start_date: '2026-03-01' });
    const dates = ['2026-07-01', '2026-02-28', '2026-03-01', '2026-06-30', '2026-07-02'];
    const numbers = [];
    for (const date of dates) numbers.push(await sent(date));
    expect(numbers).toEqual(['B2026-0001', '2026-0001', 'A2026-0001', 'A2026-0002', 'B2026-0002']);
  });

  it('starts with the chosen number in the first year of its prefix, and with 1 in each later year', async () => {
    await calls.post('prefix', { prefix: 'F', start_date: '2026-07-01', start_number: 250 });
    const numbers = [];
    for (const date of ['2026-07-01', '2027-01-01', '2026-12-31', '2027-02-01', '2028-01-01'])
      numbers.push(await sent(date));
    expect(numbers).toEqual([
      ...['F2026-0250', 'F2027-0001', 'F2026-0251', 'F2027-0002', 'F2028-0001'],
    ]);
  });

  it('stays what it is when its prefix changes or goes', async () => {
    const { body: prefix } = await calls.post('prefix', { prefix: 'A', start_date: '2026-01-01' });
    const { id } = await calls.aSent(aForm(customer));
    await calls.put('prefix', { id: prefix.id, prefix: 'Z', start_date: '2026-01-01' });
    expect(await sent('2026-05-01')).toBe('Z2026-0001');
    await calls.delete('prefix', { id: prefix.id });
    expect((await calls.get(`invoice/${id}`)).body).toMatchObject({
      invoice_number: 'A2026-0001',
      prefix: 'A',
      prefix_id: 1,
    });
    expect(await sent('2026-05-02')).toBe('2026-0001');
  });
});

describe('GET next-prefix', () => {
  it('tells the number of an invoice of a day by the same rules, and gives none away', async () => {
    await calls.post('prefix', { prefix: 'F', start_date: '2026-07-01', start_number: 250 });
    expect(await next('2026-06-30')).toEqual({ number: '2026-0001', next_number: 1 });
    expect(await next('2026-07-01')).toEqual({ number: 'F2026-0250', next_number: 250 });
    expect(await next('2026-07-01')).toEqual({ number: 'F2026-0250', next_number: 250 });
    expect(await next('2027-01-01')).toEqual({ number: 'F2027-0001', next_number: 1 });
    await sent('2026-07-01');
    expect(await next('2026-08-01')).toEqual({ number: 'F2026-0251', next_number: 251 });
  });

  it('is about today without a date, and refuses what is no date', async () => {
    await calls.post('prefix', { prefix: 'NU', start_date: addDays(today(), -1) });
    await calls.post('prefix', { prefix: 'MORGEN', start_date: addDays(today(), 1) });
    const { body } = await calls.get('next-prefix');
    expect(body).toEqual({ number: `NU${yearOf(today())}-0001`, next_number: 1 });
    expect((await calls.get('next-prefix?date=2026-02-30')).status).toBe(422);
  });
});
