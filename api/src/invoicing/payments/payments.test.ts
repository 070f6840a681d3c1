import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { sql } from 'drizzle-orm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, aUser, type Company, type Member } from '../../testing/builders';
import { aForm, aLine, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company);
  calls = callsOf(app, member.headers);
});

/** Sent, of € 121,00. */
const aSent = async () => (await calls.aSent(aForm(customer))).id;
const pay = (id: number, payload: object) => calls.put(`invoice/${id}/payment`, { ...payload });
const withdraw = (id: number) => calls.delete(`invoice/${id}/payment`);
const read = async (id: number) => (await calls.get(`invoice/${id}`)).body;
const euros = (text: string) => text.replace('€ ', '€\u00a0');

describe('PUT invoice/{id}/payment', () => {
  it('writes what came in since the payment before, by whom and on which day', async () => {
    const id = await aSent();
    const first = await pay(id, { payment: 21.1, date: '2026-03-10' });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ status: 6, amount_paid: 21.1, open_amount: 99.9 });

    const colleague = await aMember(app, {
      company: member.company,
      user: await aUser(app, { name: 'Ida', last_name: 'de Wit' }),
    });
    await callsOf(app, colleague.headers).put(`invoice/${id}/payment`, { payment: 100 });
    expect((await read(id)).payments).toMatchObject([
      { amount: 21.1, date: '2026-03-10', recorded_by: 'Sanne de Boer' },
      { amount: 78.9, date: today(), recorded_by: 'Ida de Wit' },
    ]);
  });

  it('is paid in full when nothing is left, said so or added up', async () => {
    const [added, said] = [await aSent(), await aSent()];
    await pay(added, { payment: 120.99 });
    expect((await pay(added, { payment: 121 })).body).toMatchObject({
      status: 7,
      amount_paid: 121,
      open_amount: 0,
      payments: [{ amount: 120.99 }, { amount: 0.01 }],
    });
    await pay(said, { payment: 20 });
    expect((await pay(said, { completed: true, payment: 5 })).body).toMatchObject({
      status: 7,
      amount_paid: 121,
      payments: [{ amount: 20 }, { amount: 101 }],
    });
  });

  it.each([
    ['nothing', null, 'Vul een bedrag in'],
    ['zero', 0, 'Vul een bedrag in'],
    ['less than zero', -1, euros('Vul meer in dan de € 50,00 die al is betaald')],
    ['text', '50', 'Vul een bedrag in'],
    ['tenths of cents', 50.005, 'Gebruik hooguit twee decimalen'],
    ['more than any invoice', 1e21, 'Bedrag is te groot'],
    [
      'more than the total',
      121.01,
      euros('Vul hooguit € 121,00 in: meer hoeft niet te worden betaald'),
    ],
    ['as much as was paid before', 50, euros('Vul meer in dan de € 50,00 die al is betaald')],
    ['less than was paid before', 49.99, euros('Vul meer in dan de € 50,00 die al is betaald')],
  ])('refuses %s, and changes nothing', async (_, payment, text) => {
    const id = await aSent();
    const before = (await pay(id, { payment: 50 })).body;
    const { status, body } = await pay(id, { payment });
    expect([status, body.errors]).toEqual([422, { payment: [text] }]);
    expect(await read(id)).toEqual(before);
  });

  it.each([
    ['after today', addDays(today(), 1), 'Een betaling kan niet in de toekomst liggen'],
    ['that is none', '2026-02-30', 'Datum is onjuist'],
    ['with a time', '2026-02-01T10:00:00Z', 'Datum is onjuist'],
  ])('refuses a day %s', async (_, date, text) => {
    const id = await aSent();
    const { status, body } = await pay(id, { completed: true, date });
    expect([status, body.errors]).toEqual([422, { date: [text] }]);
    expect((await pay(id, { completed: true, date: today() })).status).toBe(200);
  });

  it('counts credits that were sent: what they leave is all there is to pay', async () => {
    const id = await aSent();
    await app.db.execute(sql`update invoice set credited = 21 where id = ${id}`);
    expect((await pay(id, { payment: 100.01 })).body.errors).toEqual({
      payment: [euros('Vul hooguit € 100,00 in: meer hoeft niet te worden betaald')],
    });
    expect((await pay(id, { payment: 100 })).body).toMatchObject({ status: 7, open_amount: 0 });
  });

  it('has nothing to record on an invoice that payments and credits cover', async () => {
    const id = await aSent();
    await pay(id, { payment: 21 });
    await app.db.execute(sql`update invoice set credited = 100 where id = ${id}`);
    for (const payload of [{ completed: true }, { payment: 22 }]) {
      const { status, body } = await pay(id, payload);
      expect([status, body.message]).toEqual([409, 'Op deze factuur staat niets meer open']);
    }
  });

  it('takes an invoice of nothing as paid in one go only', async () => {
    const { id } = await calls.aSent(aForm(customer, { products: [aLine({ value: 0 })] }));
    const part = await pay(id, { payment: 1 });
    expect([part.status, part.body.errors]).toEqual([
      ...[422, { payment: ['Deze factuur kan alleen in één keer worden betaald'] }],
    ]);
    const { body } = await pay(id, { completed: true });
    expect(body).toMatchObject({ status: 7, amount_paid: 0, payments: [{ amount: 0 }] });
    expect((await withdraw(id)).body).toMatchObject({ status: 5, amount_paid: 0, payments: [] });
  });

  it('gives an invoice of less than nothing back in parts, never too much or the wrong way', async () => {
    const less = { products: [aLine({ value: -75 })] };
    const { id, open_amount } = await calls.aSent(aForm(customer, less));
    expect(open_amount).toBe(-90.75);
    expect((await pay(id, { payment: -50 })).body).toMatchObject({
      status: 6,
      amount_paid: -50,
      open_amount: -40.75,
      payments: [{ amount: -50 }],
    });
    for (const [payment, text] of [
      [50, 'Vul een lager bedrag in dan de € -50,00 die al is terugbetaald'],
      [-50, 'Vul een lager bedrag in dan de € -50,00 die al is terugbetaald'],
      [-90.76, 'Vul geen lager bedrag in dan € -90,75: meer gaat er niet terug naar de klant'],
    ] as const)
      expect((await pay(id, { payment })).body.errors).toEqual({ payment: [euros(text)] });
    expect((await pay(id, { payment: -90.75 })).body).toMatchObject({ status: 7, open_amount: 0 });
    expect((await withdraw(id)).body).toMatchObject({ status: 6, open_amount: -40.75 });
  });

  it('is of no use for what was not sent, or is paid', async () => {
    const concept = await calls.aConcept(aForm(customer));
    const { status, body } = await pay(concept.id, { completed: true });
    expect([status, body.message]).toEqual([
      ...[409, 'Alleen een verzonden factuur kan worden betaald'],
    ]);
    const id = await aSent();
    await pay(id, { completed: true });
    const again = await pay(id, { completed: true });
    expect([again.status, again.body.message]).toEqual([
      ...[409, 'Deze factuur is al helemaal betaald'],
    ]);
  });

  it('refuses one that is based on an older version, and hides the invoices of others', async () => {
    const { id, updated_at } = await calls.aSent(aForm(customer));
    expect((await pay(id, { payment: 10, updated_at })).status).toBe(200);
    const late = await pay(id, { payment: 20, updated_at });
    expect([late.status, late.body.message]).toEqual([
      ...[409, expect.stringContaining('Intussen gewijzigd door Sanne de Boer')],
    ]);
    const stranger = callsOf(app, (await aMember(app)).headers);
    for (const refusal of [
      await stranger.put(`invoice/${id}/payment`, { completed: true }),
      await stranger.delete(`invoice/${id}/payment`),
    ])
      expect(refusal.body.message).toBe('Factuur niet gevonden');
    expect((await read(id)).amount_paid).toBe(10);
  });

  it('records the same payment once when ten come at the same time', async () => {
    const id = await aSent();
    const replies = await Promise.all(Array.from({ length: 10 }, () => pay(id, { payment: 60.5 })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
    const steps = Array.from({ length: 10 }, (_, n) => 61 + n * 6);
    await Promise.all(steps.map((payment) => pay(id, { payment })));
    const { amount_paid, payments } = await read(id);
    const cents = payments.map(({ amount }: { amount: number }) => Math.round(amount * 100));
    expect(cents.every((amount: number) => amount > 0)).toBe(true);
    expect(cents.reduce((a: number, b: number) => a + b)).toBe(amount_paid * 100);
    expect(amount_paid).toBe(115);
  });
});

describe('DELETE invoice/{id}/payment', () => {
  it('takes back one payment at a time, the last one first', async () => {
    const id = await aSent();
    for (const payment of [20, 70, 121]) await pay(id, { payment });
    expect((await withdraw(id)).body).toMatchObject({ status: 6, amount_paid: 70 });
    expect((await withdraw(id)).body).toMatchObject({ status: 6, payments: [{ amount: 20 }] });
    expect((await withdraw(id)).body).toMatchObject({
      status: 5,
      amount_paid: 0,
      open_amount: 121,
      payments: [],
    });
    const none = await withdraw(id);
    expect([none.status, none.body.message]).toEqual([
      ...[409, 'Er is geen betaling om terug te draaien'],
    ]);
  });

  it('gives back a day that has passed: it is overdue again', async () => {
    const id = await aSent();
    await pay(id, { completed: true });
    expect((await calls.get('invoices?expired=expired')).body.data).toEqual([]);
    await withdraw(id);
    expect((await calls.get('invoices?expired=expired')).body.data).toMatchObject([{ id }]);
  });

  it('takes back one when two ask for it on the same version', async () => {
    const id = await aSent();
    await pay(id, { payment: 20 });
    const { updated_at } = (await pay(id, { payment: 70 })).body;
    const body = { updated_at };
    const url = `/api/invoicing/v1/invoice/${id}/payment`;
    const replies = await Promise.all(
      [1, 2].map(() =>
        app.http.inject({ method: 'DELETE', url, headers: member.headers, payload: body }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await read(id)).amount_paid).toBe(20);
  });
});
