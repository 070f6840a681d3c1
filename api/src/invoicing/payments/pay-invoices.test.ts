import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company } from '../../testing/builders';
import { aForm, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  const { company, headers } = await aMember(app);
  customer = await aCustomer(app, company);
  calls = callsOf(app, headers);
});

/** Sent, of € 121,00. */
const aSent = async () => (await calls.aSent(aForm(customer))).id;
const pay = (id: number, payload: object) => calls.put(`invoice/${id}/payment`, { ...payload });
const read = async (id: number) => (await calls.get(`invoice/${id}`)).body;

describe('PUT invoice/payment/multiple', () => {
  const payAll = (invoice_ids: unknown, given: object = {}) =>
    calls.put('invoice/payment/multiple', { invoice_ids, ...given });

  it('pays what is open, says what is not and why, and counts an id once', async () => {
    const [first, second, paid] = [await aSent(), await aSent(), await aSent()];
    await pay(second, { payment: 21 });
    await pay(paid, { completed: true });
    const concept = await calls.aConcept(aForm(customer));
    const theirs = await aMember(app);
    const foreign = await callsOf(app, theirs.headers).aSent(
      aForm(await aCustomer(app, theirs.company)),
    );

    const ids = [foreign.id, second, concept.id, first, first, paid, 2_000_000_000];
    const { status, body } = await payAll(ids, { date: '2026-04-01' });
    expect(status).toBe(200);
    expect(body).toEqual({
      updated: [first, second],
      failed: [
        { id: paid, message: 'Deze factuur is al helemaal betaald' },
        { id: concept.id, message: 'Alleen een verzonden factuur kan worden betaald' },
        { id: foreign.id, message: 'Factuur niet gevonden' },
        { id: 2_000_000_000, message: 'Factuur niet gevonden' },
      ],
    });
    expect(await read(first)).toMatchObject({
      status: 7,
      payments: [{ amount: 121, date: '2026-04-01' }],
    });
    expect((await read(second)).payments).toMatchObject([{ amount: 21 }, { amount: 100 }]);
    expect((await callsOf(app, theirs.headers).get(`invoice/${foreign.id}`)).body.status).toBe(5);
  });

  it.each([
    ['none', [], 'invoice_ids', 'Kies een of meer facturen'],
    ['no ids', [1.5], 'invoice_ids.0', 'Factuur is onjuist'],
    [
      'too many',
      Array.from({ length: 101 }, (_, n) => n + 1),
      ...['invoice_ids', 'Kies hooguit 100 facturen tegelijk'],
    ],
  ])('refuses %s', async (_, ids, field, text) => {
    const { status, body } = await payAll(ids);
    expect([status, body.errors]).toEqual([422, { [field as string]: [text] }]);
  });

  it('refuses a day after today for all of them', async () => {
    const id = await aSent();
    const { status, body } = await payAll([id], { date: addDays(today(), 1) });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['date']]);
    expect((await read(id)).status).toBe(5);
  });

  it('records each payment once when two select the same invoices in another order', async () => {
    const ids = [await aSent(), await aSent(), await aSent()];
    const replies = await Promise.all([payAll(ids), payAll([...ids].reverse())]);
    const updated = replies.flatMap(({ body }) => body.updated);
    expect(updated.sort((a, b) => a - b)).toEqual(ids);
    for (const id of ids) expect((await read(id)).payments).toHaveLength(1);
  });
});
