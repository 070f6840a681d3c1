import { allows, InvoiceStatus, statusAfter } from '@boekwerk/shared/domain/invoice/invoice-status';
import { sql } from 'drizzle-orm';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../testing/builders';
import { aForm, callsOf } from './testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company);
  calls = callsOf(app, member.headers);
});

const mailing = { emails: ['klant@voorbeeld.nl'], message: 'Hierbij.' };

/** The call of each action that changes an invoice. */
const ACTIONS = {
  edit: (id: number) => calls.put(`invoice/${id}`, aForm(customer)),
  markReady: (id: number) => calls.put(`invoice/${id}/created`),
  delete: (id: number) => calls.delete(`invoice/${id}`),
  copy: (id: number) => calls.post(`invoice/${id}/copy`),
  credit: (id: number) => calls.post(`invoice/${id}/credit`),
  send: (id: number) => calls.post(`invoice/${id}/send`, mailing),
  sendByHand: (id: number) => calls.put(`invoice/${id}/sent`),
  payPart: async (id: number) => {
    const { amount_paid } = (await calls.get(`invoice/${id}`)).body;
    return calls.put(`invoice/${id}/payment`, { payment: amount_paid + 10 });
  },
  payAll: (id: number) => calls.put(`invoice/${id}/payment`, { completed: true }),
  withdrawAll: (id: number) => calls.delete(`invoice/${id}/payment`),
};
type Action = keyof typeof ACTIONS;

/** The calls that bring a concept there. */
const WAYS: Record<keyof typeof InvoiceStatus, Action[]> = {
  template: [],
  concept: [],
  created: ['markReady'],
  sent: ['sendByHand'],
  partiallyPaid: ['sendByHand', 'payPart'],
  paid: ['sendByHand', 'payAll'],
};

async function anInvoice(name: keyof typeof WAYS, is_credit: boolean): Promise<number> {
  // Of an invoice that is paid: else its credit gives nothing back that could be paid.
  const of = is_credit ? (await calls.aSent(aForm(customer))).id : null;
  if (of !== null) expect((await ACTIONS.payAll(of)).status).toBe(200);
  const { id } =
    of === null ? await calls.aConcept(aForm(customer)) : (await ACTIONS.credit(of)).body;
  for (const action of WAYS[name]) expect((await ACTIONS[action](id)).status).toBe(200);
  // How an invoice becomes a template is the subject of another test.
  if (name === 'template')
    await app.db.execute(sql`update invoice set status = 0 where id = ${id}`);
  return id;
}

const rowOf = async (id: number) =>
  (await app.db.execute(sql`select * from invoice where id = ${id}`)).rows[0];

const STATES = Object.keys(WAYS) as (keyof typeof WAYS)[];

const tableOf = (actions: readonly Action[]) =>
  STATES.flatMap((name) => actions.map((action): [typeof name, Action] => [name, action]));

async function obeys(name: keyof typeof WAYS, action: Action, is_credit: boolean) {
  const status = InvoiceStatus[name];
  const id = await anInvoice(name, is_credit);
  const before = await rowOf(id);
  const reply = await ACTIONS[action](id);
  if (!allows({ status, is_credit, is_opening_balance: false }, action)) {
    expect(reply.status).toBe(409);
    expect(await rowOf(id)).toEqual(before);
    return;
  }
  expect([200, 201, 204]).toContain(reply.status);
  const after = await rowOf(id);
  if (action === 'delete') expect(after).toBeUndefined();
  else expect(after?.status).toBe(statusAfter(status, action));
}

describe('the API does what the table of states says', () => {
  it.each(tableOf(Object.keys(ACTIONS) as Action[]))('%s: %s', (name, action) =>
    obeys(name, action, false),
  );

  it.each(
    tableOf(['credit', 'sendByHand', 'payAll', 'withdrawAll']).filter(
      ([name]) => name !== 'template',
    ),
  )('a credit that is %s: %s', (name, action) => obeys(name, action, true));
});
