import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { dueDate } from '@boekwerk/shared/domain/invoice/payment-period';
import { eq, sql } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { audit } from '../../platform/database/schema/platform';
import { relation } from '../../platform/database/schema/relations';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, aUser, type Company, type Member } from '../../testing/builders';
import { aForm, aLine, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company, { name: 'Lepel', payment_period: 45 });
  calls = callsOf(app, member.headers);
});

const read = async (id: number) => (await calls.get(`invoice/${id}`)).body;
const credit = async (id: number) => (await calls.post(`invoice/${id}/credit`)).body;
const send = (id: number) => calls.put(`invoice/${id}/sent`);
/** The original is of € 121,00; a line of `value` excl. 21 % VAT. */
const change = (id: number, value: number) =>
  calls.put(`invoice/${id}`, aForm(customer, { products: [aLine({ value })] }));
const aSent = async (given: object = {}) => (await calls.aSent(aForm(customer, given))).id;
/** A credit of `value` excl. 21 % VAT, sent. */
const aSentCredit = async (of: number, value: number) => {
  const { id } = await credit(of);
  await change(id, value);
  return (await send(id)).body;
};

describe('POST invoice/{id}/credit', () => {
  it('says when it was delivered what it takes back, also when that was the invoice date', async () => {
    const date = addDays(today(), -20);
    const original = await aSent({ date, expiration_date: addDays(date, 30) });
    expect(await credit(original)).toMatchObject({ date: today(), delivery_date: date });
  });

  it('makes a concept over all of the invoice, and takes nothing off it yet', async () => {
    const given = {
      reference: 'PO-7',
      description: 'Advies maart',
      delivery_date: '2026-02-28',
      incl_tax: true,
      discount_percentage: 10,
      discount_value: 5,
      products: [aLine({ discount_percentage: 2.5, unit: 1 }), aLine({ tax_id: 2, amount: 0.333 })],
    };
    const original = await calls.aSent(aForm(customer, given));
    await calls.put(`invoice/${original.id}/payment`, { payment: 10 });
    const { status, body } = await calls.post(`invoice/${original.id}/credit`);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...given,
      status: 3,
      is_credit: true,
      invoice_number: null,
      sent_at: null,
      total: original.total,
      total_ex_tax: original.total_ex_tax,
      amount_paid: 0,
      date: today(),
      expiration_date: dueDate(today(), 45),
      to_relation_id: customer.id,
      credited_invoice: {
        ...{ id: original.id, invoice_number: original.invoice_number },
        ...{ credited: 0, amount_paid: 10 },
      },
      payments: [],
      attachments: [],
      mails: [],
      recurrence: null,
      credits: [],
    });
    expect(await read(original.id)).toMatchObject({
      credited: 0,
      status: 6,
      credits: [{ id: body.id, status: 3 }],
    });
    expect((await calls.delete(`invoice/${body.id}`)).status).toBe(204);
    expect((await read(original.id)).credits).toEqual([]);
  });

  it('credits what was paid, too', async () => {
    const id = await aSent();
    await calls.put(`invoice/${id}/payment`, { completed: true });
    await send((await credit(id)).id);
    expect(await read(id)).toMatchObject({ status: 7, credited: 121, open_amount: 0 });
  });

  it('refuses what was not sent, a credit, and what has nothing left to credit', async () => {
    const concept = await calls.aConcept(aForm(customer));
    const template = await calls.aConcept(aForm(customer));
    await app.db.execute(sql`update invoice set status = 0 where id = ${template.id}`);
    const covered = await aSent();
    const first = await credit(covered);
    const second = await credit(covered);
    await send(first.id);

    const refusals = await Promise.all(
      [concept.id, template.id, first.id, second.id, covered].map(async (id) => {
        const { status, body } = await calls.post(`invoice/${id}/credit`);
        return [status, body.message];
      }),
    );
    expect(refusals).toEqual([
      [409, 'Alleen een verzonden factuur kan worden gecrediteerd'],
      [409, 'Alleen een verzonden factuur kan worden gecrediteerd'],
      [409, 'Een creditfactuur kan niet worden gecrediteerd'],
      [409, 'Een creditfactuur kan niet worden gecrediteerd'],
      [409, 'Deze factuur is al helemaal gecrediteerd'],
    ]);
  });

  it('hides the invoices of another company', async () => {
    const id = await aSent();
    const stranger = callsOf(app, (await aMember(app)).headers);
    for (const action of ['credit', 'copy']) {
      const { status, body } = await stranger.post(`invoice/${id}/${action}`);
      expect([status, body.message]).toEqual([404, 'Factuur niet gevonden']);
    }
    expect((await read(id)).credits).toEqual([]);
  });
});

describe('a concept of a credit', () => {
  it('keeps its customer and takes back more than nothing', async () => {
    const { id } = await credit(await aSent());
    const other = await aCustomer(app, member.company);
    const before = await read(id);
    expect((await calls.put(`invoice/${id}`, aForm(other))).body.errors).toEqual({
      to_relation_id: ['Een creditfactuur houdt de klant van de oorspronkelijke factuur'],
    });
    for (const value of [0, -10])
      expect((await change(id, value)).body.errors).toEqual({
        total: ['Het totaal van een creditfactuur moet hoger zijn dan € 0,00'],
      });
    expect(await read(id)).toEqual(before);
    const changed = (await change(id, 50)).body;
    expect(changed).toMatchObject({
      is_credit: true,
      total: 60.5,
      credited_invoice: { total: 121 },
    });
  });

  it('keeps a customer who has become inactive', async () => {
    const { id } = await credit(await aSent());
    await app.db.update(relation).set({ active: 0 }).where(eq(relation.id, customer.id));
    expect((await change(id, 50)).status).toBe(200);
  });
});

describe('a credit that is sent', () => {
  it('takes off what is open, gets a number in the same series, and is never open itself', async () => {
    const id = await aSent();
    const sent = await aSentCredit(id, 20);
    expect(sent).toMatchObject({
      status: 5,
      invoice_number: '2026-0002',
      total: 24.2,
      open_amount: 0,
      is_credit: true,
    });
    expect(await read(id)).toMatchObject({ status: 5, credited: 24.2, open_amount: 96.8 });
    await aSentCredit(id, 0.01);
    expect(await read(id)).toMatchObject({ credited: 24.21, open_amount: 96.79 });
  });

  it('covers an invoice: it is not open, overdue or in need of a reminder any more', async () => {
    const id = await aSent();
    await calls.put(`invoice/${id}/payment`, { payment: 21 });
    const late = async () => (await calls.get('invoices?expired=expired')).body.data;
    expect(await late()).toMatchObject([{ id }]);
    await aSentCredit(id, 82.65);
    expect(await read(id)).toMatchObject({ status: 6, credited: 100.01, open_amount: 0 });
    expect(await late()).toEqual([]);
    expect((await calls.get('stats')).body).toMatchObject({ total_open: 0, total_paid: 21 });
  });

  it('cannot take back more than the invoice was for, to the cent; the number is not lost', async () => {
    const id = await aSent();
    await aSentCredit(id, 20);
    const late = await credit(id);
    await calls.put(`invoice/${late.id}`, aForm(customer, { products: [aLine({ value: 80.01 })] }));
    const { status, body } = await send(late.id);
    expect([status, body.message]).toEqual([409, 'Je kunt hooguit €\u00a096,80 crediteren']);
    expect(await read(late.id)).toMatchObject({ status: 3, invoice_number: null });
    expect(await read(id)).toMatchObject({ credited: 24.2 });

    await change(late.id, 80);
    expect((await send(late.id)).body.invoice_number).toBe('2026-0003');
    expect(await read(id)).toMatchObject({ credited: 121, open_amount: 0 });
  });

  it('says of what it took off who did it and when, to who had the invoice open', async () => {
    const { id, updated_at } = await calls.aSent(aForm(customer));
    const { company } = member;
    const user = await aUser(app, { name: 'Joost', last_name: 'Bos' });
    const colleague = callsOf(app, (await aMember(app, { company, user })).headers);
    const made = (await colleague.post(`invoice/${id}/credit`)).body;
    await colleague.put(`invoice/${made.id}/sent`);
    const late = await calls.put(`invoice/${id}/payment`, { completed: true, updated_at });
    expect([late.status, late.body.message]).toEqual([
      ...[409, expect.stringContaining('Intussen gewijzigd door Joost Bos')],
    ]);
    const rows = await app.db.select().from(audit).where(eq(audit.entity_id, made.id));
    expect(rows.at(-1)).toMatchObject({
      changes: { status: [3, 5], [`invoice.${id}.credited`]: [0, 121] },
    });
  });

  it('is one of several that go at once: together they take back no more than there was', async () => {
    const id = await aSent();
    const credits = [await credit(id), await credit(id), await credit(id)];
    for (const each of credits) await change(each.id, 60);
    const replies = await Promise.all(credits.map((each) => send(each.id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await read(id)).toMatchObject({ credited: 72.6, open_amount: 48.4 });
  });

  it('can be repaid, in parts, and the repayment taken back', async () => {
    const id = await aSent();
    await calls.put(`invoice/${id}/payment`, { completed: true });
    const { id: credited } = await aSentCredit(id, 20);
    const pay = (payload: object) => calls.put(`invoice/${credited}/payment`, { ...payload });
    expect((await pay({ payment: 4.2 })).body).toMatchObject({ status: 6, open_amount: 0 });
    expect((await pay({ completed: true })).body).toMatchObject({ status: 7, amount_paid: 24.2 });
    await calls.delete(`invoice/${credited}/payment`);
    expect((await calls.delete(`invoice/${credited}/payment`)).body.status).toBe(5);
    expect((await calls.put(`invoice/${credited}/sent`)).status).toBe(409);
    expect(await read(id)).toMatchObject({ credited: 24.2, amount_paid: 121 });
  });

  it('is repaid no more than it gives back: the rest took off what was open', async () => {
    const id = await aSent();
    await calls.put(`invoice/${id}/payment`, { payment: 100 });
    const given = await aSentCredit(id, 100);
    expect(given).toMatchObject({ total: 121, given_back: 100 });
    const more = await calls.put(`invoice/${given.id}/payment`, { payment: 100.01 });
    expect(more.status).toBe(422);
    const { body } = await calls.put(`invoice/${given.id}/payment`, { completed: true });
    expect(body).toMatchObject({ status: 7, amount_paid: 100 });
    expect(await brokenInvariants(app)).toEqual([]);
  });

  describe('of which the payment is withdrawn', () => {
    const paid = async (payment: number) => {
      const id = await aSent();
      await calls.put(`invoice/${id}/payment`, { payment });
      return id;
    };
    const withdraw = (id: number) => calls.delete(`invoice/${id}/payment`);
    const standing = async (...ids: number[]) =>
      (await Promise.all(ids.map(read))).map(({ open_amount, given_back }) => ({
        open_amount,
        given_back,
      }));

    it.each([
      ['all of it', 121, 100, { open: 0, given: 0 }],
      ['a part that it covers in part', 100, 60, { open: 48.4, given: 0 }],
      ['what the rest covers', 60, 20, { open: 96.8, given: 0 }],
    ])('gives nothing back any more: %s', async (_, payment, value, { open, given }) => {
      const id = await paid(payment);
      const credit = await aSentCredit(id, value);
      expect((await withdraw(id)).status).toBe(200);
      expect(await standing(id, credit.id)).toEqual([
        { open_amount: open, given_back: null },
        { open_amount: 0, given_back: given },
      ]);
      const { status, body } = await calls.put(`invoice/${credit.id}/payment`, { completed: true });
      expect([status, body.message]).toEqual([409, 'Op deze factuur staat niets meer open']);
      expect(await brokenInvariants(app)).toEqual([]);
    });

    it('gives back what is left of the payments before it, the first credit first', async () => {
      const id = await paid(50);
      await calls.put(`invoice/${id}/payment`, { completed: true });
      const first = await aSentCredit(id, 30);
      const second = await aSentCredit(id, 70);
      expect(await standing(first.id, second.id)).toMatchObject([
        { given_back: 36.3 },
        { given_back: 84.7 },
      ]);
      await withdraw(id);
      expect(await standing(id, first.id, second.id)).toMatchObject([
        { open_amount: 0 },
        { given_back: 36.3 },
        { given_back: 13.7 },
      ]);
    });

    it('has what went back already withdrawn first, and nothing changes until then', async () => {
      const id = await paid(121);
      const credit = await aSentCredit(id, 100);
      await calls.put(`invoice/${credit.id}/payment`, { completed: true });
      const { status, body } = await withdraw(id);
      expect([status, body.message]).toEqual([
        409,
        `Deze betaling ging met creditfactuur ${credit.invoice_number} al terug naar de klant. Trek daar eerst de terugbetaling in.`,
      ]);
      expect(await read(id)).toMatchObject({ amount_paid: 121 });

      await withdraw(credit.id);
      expect((await withdraw(id)).status).toBe(200);
      expect(await standing(id, credit.id)).toMatchObject([{ open_amount: 0 }, { given_back: 0 }]);
    });
  });

  it('is not repaid when nothing was paid, by itself or with others', async () => {
    const { id, given_back } = await aSentCredit(await aSent(), 20);
    expect(given_back).toBe(0);
    for (const payload of [{ completed: true }, { payment: 1 }]) {
      const { status, body } = await calls.put(`invoice/${id}/payment`, payload);
      expect([status, body.message]).toEqual([409, 'Op deze factuur staat niets meer open']);
    }
    const { body } = await calls.put('invoice/payment/multiple', { invoice_ids: [id] });
    expect(body.failed).toEqual([{ id, message: 'Op deze factuur staat niets meer open' }]);
    expect((await calls.get('stats')).body.total_paid).toBe(0);
  });

  it('takes its turnover off in the month of the credit', async () => {
    const id = await aSent({ date: today(), expiration_date: addDays(today(), 45) });
    const { id: credited } = await credit(id);
    await calls.put(`invoice/${credited}`, {
      ...aForm(customer, { date: today(), expiration_date: addDays(today(), 45) }),
      products: [aLine({ value: 30 })],
    });
    await send(credited);
    const url = '/api/administrations/v1/financialstats';
    const stats = await app.http.inject({ url, headers: member.headers });
    expect(stats.json()).toMatchObject({ turn_over: 70, vat: 14.7 });
    const { months, customers } = (await calls.get('revenue')).body;
    expect([months.at(-1).total_ex_tax, customers]).toEqual([
      ...[70, [{ id: customer.id, name: 'Lepel', total_ex_tax: 70 }]],
    ]);
  });
});
