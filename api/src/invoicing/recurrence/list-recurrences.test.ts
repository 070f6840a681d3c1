import type { RecurrenceRow } from '@boekwerk/shared/contract/recurrence';
import type { Caller } from '../../platform/http/caller';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer } from '../../testing/builders';
import { followCustomer } from '../follow-customer';
import { aForm, aLine } from '../testing/an-invoice';
import { generateDueInvoices } from './generate-due-invoices';
import { aRepeater, aSchedule } from './testing/a-repeater';

const app = appUnderTest();
let user: Awaited<ReturnType<typeof aRepeater>>;
/** Of the customers Zus, Aap and Mies, in the order in which they were made. */
let ids: number[];

beforeAll(async () => {
  user = await aRepeater(app);
  const repeat = async (name: string, type: number, next_date: string, value: number) => {
    const customer = await aCustomer(app, user.member.company, { name });
    const { id: base_invoice_id } = await user.calls.aConcept(
      aForm(customer, { description: `Abonnement ${name}`, products: [aLine({ value })] }),
    );
    const form = { ...aSchedule({ next_date }), recurrence_type: type, base_invoice_id };
    return (await user.calls.post('recurrence', form)).body.id as number;
  };
  ids = [
    await repeat('Zus', 4, '2027-03-01', 300),
    await repeat('Aap', 0, '2027-02-01', 100),
    await repeat('Mies', 2, '2027-04-01', 200),
  ];
  const stopped = await repeat('Gestopt', 1, '2027-02-01', 50);
  await user.calls.aConcept(aForm(user.customer));
  await generateDueInvoices(app, '2027-05-10');
  await user.calls.put('recurrence', { ...aSchedule(), id: stopped, active: false });
});

const list = async (query = '') => (await user.calls.get(`recurrence?${query}`)).body;
const idsOf = async (query: string) =>
  (await list(query)).data.map(({ id }: RecurrenceRow) => ids.indexOf(id));

describe('GET recurrence', () => {
  it('shows active ones with their template and the twelve invoices made last', async () => {
    const { data, pagination } = await list('sort=frequency');
    expect(pagination.itemsLength).toBe(3);
    const [weekly] = data as RecurrenceRow[];
    expect(weekly).toMatchObject({
      recurrence_type: 0,
      recurrence_count: 15,
      next_date: '2027-05-17',
      base_invoice: { status: 0, customer_name: 'Aap', total: 121 },
    });
    expect(weekly?.invoices.map(({ date }) => date)).toHaveLength(12);
    expect(weekly?.invoices[0]?.date).toBe('2027-05-10');
    expect(weekly?.invoices[0]?.id).toBe(weekly?.last_invoice_id);
  });

  it('shows stopped ones when asked, so that the template of what was made is found', async () => {
    const { data, pagination, counts } = await list('state=stopped&search=gestopt');
    expect([pagination.itemsLength, counts.recurring]).toEqual([1, 1]);
    expect(data).toMatchObject([
      { active: false, base_invoice: { status: 0, customer_name: 'Gestopt' } },
    ]);
    expect((await list('state=stopped&search=zus')).data).toEqual([]);
  });

  it.each([
    ['', [1, 2, 0]],
    ['sort=next_date&order=desc', [0, 2, 1]],
    ['sort=customer', [1, 2, 0]],
    ['sort=customer&order=desc', [0, 2, 1]],
    ['sort=total', [1, 2, 0]],
    ['sort=frequency&order=desc', [0, 2, 1]],
    ['search=abonnement%20MIES', [2]],
    ['search=mies%20zus', []],
    ['itemsPerPage=2&page=2', [0]],
    ['itemsPerPage=2&page=9', [0]],
  ])('%s gives %j', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected);
  });

  it.each(['', 'search=abonnement', 'search=zus', 'search=nergens'])(
    'counts per tab what the list of invoices counts: %s',
    async (query) => {
      const { counts } = await list(query);
      expect(counts).toEqual((await user.calls.get(`invoices?${query}`)).body.counts);
    },
  );
});

describe('the tab Herhaalfacturen of the list of invoices', () => {
  it('counts active recurrences only, whatever the dates, and shows their templates', async () => {
    for (const query of ['', 'from=2020-01-01&to=2020-01-02', 'expired=expired']) {
      const { data, counts, pagination } = (
        await user.calls.get(`invoices?tab=recurring&sort=customer&order=asc&${query}`)
      ).body;
      expect([counts.recurring, pagination.itemsLength]).toEqual([3, 3]);
      expect(data.map(({ customer_name }: { customer_name: string }) => customer_name)).toEqual([
        ...['Aap', 'Mies', 'Zus'],
      ]);
    }
  });

  it('counts and shows nothing of another company', async () => {
    const other = await aRepeater(app);
    await other.aRepeated();
    for (const path of [
      'invoices?tab=recurring',
      'invoices?tab=recurring&search=advies',
      'recurrence',
    ]) {
      const { data, counts, pagination } = (await other.calls.get(path)).body;
      expect([path, data.length, counts.recurring, pagination.itemsLength]).toEqual([
        path,
        1,
        1,
        1,
      ]);
    }
  });

  it('is narrowed by a search', async () => {
    const query = 'tab=recurring&search=mies&from=2020-01-01&to=2020-01-02';
    const { data, counts } = (await user.calls.get(`invoices?${query}`)).body;
    expect([counts.recurring, counts.all, data.length]).toEqual([1, 0, 1]);
    const stopped = (await user.calls.get('invoices?search=gestopt')).body.counts;
    expect([stopped.recurring, stopped.all]).toEqual([0, 4]);
  });
});

it('names the customer of a template as it is called now', async () => {
  const { member, customer, calls, aRepeated } = await aRepeater(app, { name: 'Oud' });
  await aRepeated();
  const caller = { relation_id: member.company.id } as Caller;
  await followCustomer({ db: app.db, caller }, { ...customer, name: 'Nieuw' });
  const { data } = (await calls.get('recurrence?search=nieuw')).body;
  expect(data).toMatchObject([{ base_invoice: { customer_name: 'Nieuw' } }]);
});
