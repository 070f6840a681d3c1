import { INVOICE_TABS } from '@boekwerk/shared/contract/invoicing';
import { INVOICE_STATUSES, OPEN_STATUSES } from '@boekwerk/shared/domain/invoice/invoice-status';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../../testing/builders';
import { aStoredInvoice } from '../testing/a-stored-invoice';
import { callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let calls: ReturnType<typeof callsOf>;

/** One of each state, in their order. */
const stored: number[] = [];

beforeAll(async () => {
  member = await aMember(app);
  calls = callsOf(app, member.headers);
  const of = { company: member.company, customer: await aCustomer(app, member.company) };
  for (const status of INVOICE_STATUSES) stored.push(await aStoredInvoice(app, of, { status }));
});

const idsIn = async (tab: string): Promise<number[]> => {
  const { status, body } = await calls.get(`invoices?tab=${tab}&itemsPerPage=100`);
  expect([tab, status]).toEqual([tab, 200]);
  return body.data.map(({ id }: { id: number }) => id);
};

it('lists, shows and counts an invoice of every state', async () => {
  expect(await idsIn('all')).toHaveLength(stored.length - 1);
  for (const id of stored) expect((await calls.get(`invoice/${id}`)).status).toBe(200);
  expect((await calls.get('stats')).status).toBe(200);
});

it('counts under the tabs what it lists under them, and every state under one', async () => {
  const { counts } = (await calls.get('invoices')).body;
  const listed: number[] = [];
  // What is expired stands under sent as well; what repeats is listed by its recurrence.
  for (const tab of INVOICE_TABS) {
    const ids = await idsIn(tab);
    expect([tab, counts[tab]]).toEqual([tab, ids.length]);
    if (!['all', 'expired', 'recurring'].includes(tab)) listed.push(...ids);
  }
  expect(listed.sort((a, b) => a - b)).toEqual(stored.slice(1));
});

it('adds up what is open of every state that counts as open', async () => {
  const { invoices_open, total_open } = (await calls.get('stats')).body;
  expect([invoices_open, total_open]).toEqual([OPEN_STATUSES.length, OPEN_STATUSES.length * 121]);
});
