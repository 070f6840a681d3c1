import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { dueDate } from '@boekwerk/shared/domain/invoice/payment-period';
import { eq, sql } from 'drizzle-orm';
import { relation } from '../../platform/database/schema/relations';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';
import { oneOfEach } from '../../testing/everything';
import { aForm, aLine, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company, { name: 'Lepel', payment_period: 7 });
  calls = callsOf(app, member.headers);
});

const copy = (id: number) => calls.post(`invoice/${id}/copy`);

/** Fields that a copy does not take over. */
const fresh = {
  status: 3,
  invoice_number: null,
  prefix: null,
  prefix_id: null,
  sent_at: null,
  amount_paid: 0,
  credited: 0,
  open_amount: 0,
  reminder_sent: 0,
  is_credit: false,
  from_party: null,
  to_party: null,
  period_start: null,
  period_end: null,
  recurrence: null,
  recurrence_id: null,
  credited_invoice: null,
  delivery_date: null,
  credits: [],
  attachments: [],
  payments: [],
  mails: [],
};

describe('POST invoice/{id}/copy', () => {
  it('takes customer, texts and lines along, dated today, and nothing that happened', async () => {
    const given = {
      reference: 'PO-7',
      description: 'Huur {maand} {jaar}',
      delivery_date: '2026-03-01',
      incl_tax: true,
      discount_percentage: 10,
      discount_value: 5,
      products: [aLine({ title: 'Huur {maand}', amount: 0.333 }), aLine({ tax_id: 2, value: -5 })],
    };
    const original = await calls.aSent(aForm(customer, given));
    await calls.put(`invoice/${original.id}/payment`, { payment: 1 });
    await app.db.execute(sql`update invoice set reminder_sent = 2 where id = ${original.id}`);
    const { status, body } = await copy(original.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...given,
      ...fresh,
      total: original.total,
      total_ex_tax: original.total_ex_tax,
      to_relation_id: customer.id,
      date: today(),
      expiration_date: addDays(today(), 7),
    });
    expect((await calls.get('invoices?search=lepel%20huur')).body.counts.all).toBe(2);
  });

  it('makes an invoice of a credit, and a concept of a template', async () => {
    const { id } = await calls.aSent(aForm(customer));
    const credit = (await calls.post(`invoice/${id}/credit`)).body;
    expect((await copy(credit.id)).body).toMatchObject({ ...fresh, total: 121 });
    await calls.put(`invoice/${credit.id}/sent`);
    expect((await copy(credit.id)).body).toMatchObject({ ...fresh, total: 121 });

    const { recurrence } = await oneOfEach(app, member);
    const template = (
      await app.db.execute<{ id: number }>(
        sql`select base_invoice_id as id from recurrence where id = ${Number(recurrence)}`,
      )
    ).rows[0]?.id as number;
    expect((await calls.get(`invoice/${template}`)).body).toMatchObject({ status: 0 });
    await app.db.execute(sql`insert into invoice_line
      (relation_id, invoice_id, position, title, amount, value, tax_id)
      values (${member.company.id}, ${template}, 0, 'Huur', 1, 100, 1)`);
    expect((await copy(template)).body).toMatchObject({ ...fresh, products: [{ title: 'Huur' }] });
  });

  it('has no attachments of the original', async () => {
    const { invoice } = await oneOfEach(app, member);
    expect((await calls.get(`invoice/${invoice}`)).body.attachments).toHaveLength(1);
    expect((await copy(Number(invoice))).body).toMatchObject(fresh);
  });

  it('keeps a customer who has become inactive, and products that are gone', async () => {
    const product = (await calls.post('product', { title: 'Brood', value: 3 })).body;
    const products = [aLine({ product_id: product.id })];
    const { id } = await calls.aSent(aForm(customer, { products }));
    await calls.delete(`product/${product.id}`);
    await app.db.update(relation).set({ active: 0 }).where(eq(relation.id, customer.id));

    const { body } = await copy(id);
    expect(body).toMatchObject({
      to_relation_id: customer.id,
      products: [{ product_id: product.id }],
    });
    expect((await calls.put(`invoice/${body.id}`, aForm(customer, { products }))).status).toBe(200);
  });

  it('has the name and the payment period that the customer has now', async () => {
    const { id } = await calls.aSent(aForm(customer));
    const now = { name: 'Vork', payment_period: 30 };
    await app.db.update(relation).set(now).where(eq(relation.id, customer.id));
    expect((await copy(id)).body.expiration_date).toBe(dueDate(today(), 30));
    const { data } = (await calls.get('invoices?sort=customer&order=asc')).body;
    expect(data.map((row: { customer_name: string }) => row.customer_name)).toEqual([
      ...['Lepel', 'Vork'],
    ]);
  });
});
