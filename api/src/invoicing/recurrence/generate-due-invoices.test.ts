import { addDays, addMonths, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { RecurrenceType } from '@boekwerk/shared/domain/invoice/recurrence';
import { eq, sql } from 'drizzle-orm';
import { attachment, mail } from '../../platform/database/schema/invoice-records';
import { invoice, recurrence } from '../../platform/database/schema/invoicing';
import { relation } from '../../platform/database/schema/relations';
import { formWithFile } from '../../testing/form-with-file';
import { type TestApp, testApp } from '../../testing/test-app';
import { whileRefused } from '../../testing/while-refused';
import { aLine } from '../testing/an-invoice';
import { generateDueInvoices } from './generate-due-invoices';
import { aRepeater } from './testing/a-repeater';

let app: TestApp;
let user: Awaited<ReturnType<typeof aRepeater>>;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  user = await aRepeater(app, { name: 'Bakkerij Jansen', payment_period: 14 });
});
/** What one test repeats is none of the next one's. */
afterEach(() => app.db.update(recurrence).set({ active: false }));
afterAll(() => app.close());

const datesOf = async (id: number) => (await user.made(id)).map(({ date }) => date);
const stored = async (id: number) =>
  (await app.db.select().from(recurrence).where(eq(recurrence.id, id)))[0];

it('makes in ten years every invoice of five frequencies once, none earlier or later', async () => {
  const start = '2027-01-31';
  const end = '2037-01-31';
  const types: RecurrenceType[] = [0, 1, 2, 3, 4];
  const repeated = await Promise.all(
    types.map((recurrence_type) => user.aRepeated({ recurrence_type })),
  );
  for (let day = start; day <= end; day = addDays(day, 5)) {
    expect(await generateDueInvoices(app, day)).toEqual([]);
  }
  await generateDueInvoices(app, end);

  const steps: ((count: number) => IsoDate)[] = [
    (count) => addDays(start, 7 * count),
    ...[1, 3, 6, 12].map((months) => (count: number) => addMonths(start, months * count)),
  ];
  for (const [type, { id }] of repeated.entries()) {
    const expected: IsoDate[] = [];
    const at = steps[type] as (count: number) => IsoDate;
    for (let count = 0; at(count) <= end; count++) expected.push(at(count));
    const made = await user.made(id);
    expect(made.map(({ date }) => date)).toEqual(expected);
    expect(made.map(({ occurrence }) => occurrence)).toEqual(expected.map((_, index) => index));
    made.slice(1).forEach(({ period_start }, index) => {
      expect(period_start).toBe(addDays(made[index]?.period_end as IsoDate, 1));
    });
  }
}, 180_000);

it('copies the template as it is: lines, discounts, texts with their words, files and customer', async () => {
  const form = {
    description: 'Huur {periode}',
    reference: 'PO-7',
    delivery_date: '2026-03-02',
    incl_tax: true,
    discount_percentage: 10,
    products: [
      aLine({ title: 'Huur {maand}', description: 'Voor {kwartaal}', discount_value: 5 }),
      aLine({ title: 'Servicekosten', amount: 2.5, tax_id: 2, unit: 1 }),
    ],
  };
  const { id, base_invoice_id } = await user.aRepeated({}, form);
  const file = formWithFile({ name: 'voorwaarden.pdf', bytes: '%PDF-1.7', field: 'file0' });
  const url = `/api/invoicing/v1/invoice/${base_invoice_id}/attachments`;
  const headers = { ...file.headers, ...user.member.headers };
  await app.http.inject({ method: 'POST', url, headers, payload: file.payload });
  await app.db
    .update(relation)
    .set({ name: 'Bakkerij De Wit', payment_period: 30 })
    .where(eq(relation.id, user.customer.id));
  const base = (await user.calls.get(`invoice/${base_invoice_id}`)).body;

  await generateDueInvoices(app, '2027-01-31');
  const [made] = await user.made(id);
  const copy = (await user.calls.get(`invoice/${made?.id}`)).body;
  const lineOf = ({ id: _id, ...line }: (typeof base.products)[number]) => line;
  expect(copy).toMatchObject({
    status: 4,
    invoice_number: null,
    date: '2027-01-31',
    expiration_date: '2027-02-28',
    period_start: '2027-01-31',
    period_end: '2027-02-27',
    delivery_date: null,
    description: 'Huur 31-01-2027 t/m 27-02-2027',
    reference: 'PO-7',
    incl_tax: true,
    discount_percentage: 10,
    total: base.total,
    total_ex_tax: base.total_ex_tax,
    to_relation: { id: user.customer.id },
    recurrence: { id, recurrence_count: 1, last_invoice_id: made?.id, next_date: '2027-02-28' },
    attachments: [{ file_name: 'voorwaarden.pdf' }],
  });
  expect(copy.products.map(lineOf)).toEqual([
    {
      ...lineOf(base.products[0]),
      title: 'Huur januari 2027',
      description: 'Voor kwartaal 1 2027',
    },
    lineOf(base.products[1]),
  ]);
  expect(made?.customer_name).toBe('Bakkerij De Wit');
  const found = await user.calls.get('invoices?search=januari%20wit%20po-7');
  expect(found.body.data.map((row: { id: number }) => row.id)).toEqual([made?.id]);
  const files = await app.db
    .select({ file_id: attachment.file_id })
    .from(attachment)
    .where(eq(attachment.relation_id, user.member.company.id));
  expect(files).toHaveLength(2);
  expect(new Set(files.map(({ file_id }) => file_id)).size).toBe(1);
});

it('makes up what was missed while nothing ran, each with its own date', async () => {
  const { id } = await user.aRepeated({ recurrence_type: 0 });
  await generateDueInvoices(app, '2027-02-15');
  expect(await datesOf(id)).toEqual(['2027-01-31', '2027-02-07', '2027-02-14']);
});

it('makes nothing before its day, and nothing twice on it', async () => {
  const { id } = await user.aRepeated();
  await generateDueInvoices(app, '2027-01-30');
  expect(await datesOf(id)).toEqual([]);
  await generateDueInvoices(app, '2027-01-31');
  await generateDueInvoices(app, '2027-01-31');
  expect(await datesOf(id)).toEqual(['2027-01-31']);
});

it('makes each invoice once when several workers do it at the same time', async () => {
  const repeated = await Promise.all([0, 1, 2].map(() => user.aRepeated({ recurrence_type: 0 })));
  const workers = Array.from({ length: 4 }, () => generateDueInvoices(app, '2027-02-28'));
  expect(await Promise.all(workers)).toEqual([[], [], [], []]);
  for (const { id } of repeated)
    expect(await datesOf(id)).toEqual([
      ...['2027-01-31', '2027-02-07', '2027-02-14', '2027-02-21', '2027-02-28'],
    ]);
});

it('stops at the number it was to make, and stays a template', async () => {
  const { id, base_invoice_id } = await user.aRepeated({ max_recurrences: 2 });
  await generateDueInvoices(app, '2027-12-31');
  expect(await datesOf(id)).toEqual(['2027-01-31', '2027-02-28']);
  expect(await stored(id)).toMatchObject({ active: false, recurrence_count: 2 });
  expect((await user.calls.get(`invoice/${base_invoice_id}`)).body.status).toBe(0);
});

it('sends by itself to the address for invoices, numbered in the order of the dates', async () => {
  const other = await user.aRepeated({ next_date: '2027-02-01', send_automatically: true });
  const { id } = await user.aRepeated({ recurrence_type: 0, send_automatically: true });
  await generateDueInvoices(app, '2027-02-07');
  const numbers = async (of: number) =>
    (await user.made(of)).map(({ status, invoice_number }) => [status, invoice_number]);
  expect(await numbers(id)).toEqual([
    [5, '2027-0001'],
    [5, '2027-0003'],
  ]);
  expect(await numbers(other.id)).toEqual([[5, '2027-0002']]);
  const mails = await app.db
    .select()
    .from(mail)
    .where(eq(mail.relation_id, user.member.company.id));
  expect(mails.map(({ state, user_id, emails }) => [state, user_id, emails])).toEqual(
    Array(3).fill(['queued', null, [user.customer.general_email]]),
  );
});

it('keeps as a concept what is asked about first, and says what that is; of its date nothing is asked', async () => {
  const { id } = await user.aRepeated(
    { send_automatically: true },
    { products: [aLine({ tax_id: 5 })] },
  );
  await generateDueInvoices(app, '2027-01-31');
  const [made] = await user.made(id);
  expect(made).toMatchObject({ status: 4, invoice_number: null });
  expect((await user.calls.get(`invoice/${made?.id}`)).body.mails).toMatchObject([
    {
      state: 'failed',
      error: 'Regel 1: Verkoop buiten EU is voor een klant buiten de EU, en deze zit in de EU.',
    },
  ]);
});

it('keeps as a concept what cannot be sent, says why, and goes on', async () => {
  const { id } = await user.aRepeated(
    { send_automatically: true },
    { products: [aLine({ tax_id: 4 })] },
  );
  await app.db.update(relation).set({ tax_number: '' }).where(eq(relation.id, user.customer.id));
  expect(await generateDueInvoices(app, '2027-02-28')).toEqual([]);
  const made = await user.made(id);
  expect(made.map(({ status, invoice_number }) => [status, invoice_number])).toEqual([
    ...[[4, null] as const, [4, null] as const],
  ]);
  const { mails } = (await user.calls.get(`invoice/${made[0]?.id}`)).body;
  expect(mails).toEqual([
    expect.objectContaining({
      kind: 'invoice',
      state: 'failed',
      emails: [user.customer.general_email],
      error: 'BTW nummer verplicht bij BTW verlegd',
    }),
  ]);
  const progress = (await user.calls.get('mail-progress')).body;
  expect(progress.failed[0].invoice_number).toBe(`concept ${made[1]?.id}`);
  expect((await user.calls.delete(`invoice/${made[0]?.id}`)).status).toBe(204);
});

it('sends nothing by itself to a customer who was deleted, and says so', async () => {
  const { id } = await user.aRepeated({ send_automatically: true });
  await app.db.update(relation).set({ active: 0 }).where(eq(relation.id, user.customer.id));
  expect(await generateDueInvoices(app, '2027-01-31')).toEqual([]);
  const [made] = await user.made(id);
  expect(made).toMatchObject({ status: 4, invoice_number: null });
  expect((await user.calls.get(`invoice/${made?.id}`)).body.mails).toMatchObject([
    { state: 'failed', error: expect.stringContaining('Deze klant is verwijderd') },
  ]);
});

it('leaves nothing of an invoice that fails half-way, makes those of others, and tries again later', async () => {
  const broken = await user.aRepeated({ send_automatically: true });
  const { id } = await user.aRepeated();
  const refused = { before: 'UPDATE', on: 'recurrence', when: `OLD.id = ${broken.id}` } as const;
  const failed = await whileRefused(app, refused, () => generateDueInvoices(app, '2027-02-28'));
  expect(failed).toEqual([broken.id]);
  expect(await datesOf(broken.id)).toEqual([]);
  expect(await datesOf(id)).toEqual(['2027-01-31', '2027-02-28']);
  expect(await app.db.$count(mail, eq(mail.relation_id, user.member.company.id))).toBe(0);

  expect(await generateDueInvoices(app, '2027-02-28')).toEqual([]);
  expect(await datesOf(broken.id)).toEqual(['2027-01-31', '2027-02-28']);
  const [first] = await user.made(broken.id);
  expect(first?.invoice_number).toBe('2027-0001');
});

it('never makes an occurrence that is there already', async () => {
  const { id } = await user.aRepeated();
  await generateDueInvoices(app, '2027-01-31');
  await app.db
    .update(recurrence)
    .set({ recurrence_count: 0, next_date: '2027-01-31' })
    .where(eq(recurrence.id, id));
  expect(await generateDueInvoices(app, '2027-01-31')).toEqual([id]);
  expect(await app.db.$count(invoice, eq(invoice.recurrence_id, id))).toBe(2);
});

it('is done when a worker starts, for what it missed', async () => {
  let done = () => {};
  const isDone = new Promise<void>((resolve) => {
    done = resolve;
  });
  const worker = await testApp({
    config: { worker: true },
    extend: ({ jobs }) =>
      jobs.handle({ name: 'recurring-invoices', seconds: 60, atStart: true }, async () => done()),
  });
  await isDone;
  await worker.close();
});

it('makes what was due this morning also when that round was lost, and nothing before the morning', async () => {
  const { id } = await user.aRepeated();
  const queuedAt = async (now: string) => {
    const date = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    await app.jobs.mend();
    date.mockRestore();
    const { rows } = await app.db.execute(
      sql`SELECT 1 FROM pgboss.job WHERE name = 'recurring-invoices' AND state = 'created'`,
    );
    return rows.length;
  };
  expect(await queuedAt('2027-01-31T05:00:00Z')).toBe(0);
  expect(await queuedAt('2027-01-31T06:45:00Z')).toBe(1);
  await app.db.execute(sql`DELETE FROM pgboss.job WHERE name = 'recurring-invoices'`);
  expect(await datesOf(id)).toEqual([]);
});
