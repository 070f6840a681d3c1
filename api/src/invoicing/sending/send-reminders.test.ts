import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { eq } from 'drizzle-orm';
import { mail } from '../../platform/database/schema/invoice-records';
import { invoice } from '../../platform/database/schema/invoicing';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';
import { aForm, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company, { general_email: 'facturen@lepel.example' });
  calls = callsOf(app, member.headers);
});

const yesterday = addDays(today(), -1);
const due = (expiration_date: string) => aForm(customer, { date: '2026-03-02', expiration_date });
const aSentOne = async (expiration_date = yesterday) =>
  (await calls.aSent(due(expiration_date))).id;
const set = (id: number, values: Partial<typeof invoice.$inferInsert>) =>
  app.db.update(invoice).set(values).where(eq(invoice.id, id));
const read = async (id: number) => (await calls.get(`invoice/${id}`)).body;
const remindOne = (id: number, more = {}) =>
  calls.post(`invoice/${id}/send`, { emails: ['a@klant.example'], is_reminder: true, ...more });
const remindAll = async (invoice_ids: number[], more = {}) =>
  (await calls.post('invoice/send/reminders', { invoice_ids, ...more })).body;

it('goes in bulk under a subject of its own, with a copy to who sends it', async () => {
  const ids = [await aSentOne(), await aSentOne()];
  await remindAll(ids, { subject: 'Betaal {invoice_number}', copy_to_self: true });
  const copy_to = member.user.email;
  for (const [at, id] of ids.entries())
    expect((await read(id)).mails[0]).toMatchObject({
      subject: `Betaal 2026-000${at + 1}`,
      copy_to,
    });
});

it('goes once where two people ask for it at once', async () => {
  const id = await aSentOne();
  const { updated_at } = await read(id);
  const ask = () => remindAll([id], { versions: { [id]: updated_at } });
  const both = await Promise.all([ask(), ask()]);
  expect(both.map(({ updated }) => updated).sort()).toEqual([[], [id]]);
  expect(await read(id)).toMatchObject({ reminder_sent: 1, mails: { length: 1 } });
});

it('is refused in bulk under no subject, at the field', async () => {
  const id = await aSentOne();
  expect((await remindAll([id], { subject: '' })).errors).toEqual({
    subject: ['Onderwerp is verplicht'],
  });
  expect((await read(id)).reminder_sent).toBe(0);
});

describe('a reminder of one invoice', () => {
  it('is counted, asks for what is open, and leaves status and number alone', async () => {
    const id = await aSentOne();
    await set(id, { status: 6, amount_paid: 21 });
    const { status, body } = await remindOne(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 6, invoice_number: '2026-0001', reminder_sent: 1 });
    const told = { kind: 'reminder', sent_by: 'Sanne de Boer', amount_due: 100 };
    expect(body.mails[0]).toMatchObject(told);
    const [row] = await app.db.select().from(mail).where(eq(mail.invoice_id, id));
    expect(row).toMatchObject({
      amount_due: 100,
      subject: `Herinnering: factuur 2026-0001 van ${member.company.name}`,
    });
    expect(row?.message).toContain('staat van factuur 2026-0001 nog €\u00A0100,00 open');
    expect((await remindOne(id)).body.reminder_sent).toBe(2);
  });

  it('may be sent before the due date, with an own message', async () => {
    const id = await aSentOne(addDays(today(), 10));
    const { body } = await remindOne(id, { message: 'Denk je aan {invoice_number}?' });
    expect(body.mails[0].message).toBe('Denk je aan 2026-0001?');
  });

  it('is refused on an older version than the one a colleague just made', async () => {
    const id = await aSentOne();
    const { updated_at } = await read(id);
    await remindOne(id, { updated_at });
    expect((await remindOne(id, { updated_at })).status).toBe(409);
    expect((await read(id)).reminder_sent).toBe(1);
  });

  it.each<[string, Partial<typeof invoice.$inferInsert>, string]>([
    [
      'a concept',
      { status: 3 },
      'Verzend deze factuur eerst: voor een concept is er nog niets te herinneren',
    ],
    ['what is paid', { status: 7 }, 'Deze factuur staat niet meer open'],
    ['what was credited', { credited: 121 }, 'Deze factuur staat niet meer open'],
    ['a credit', { is_credit: true }, 'Voor een creditfactuur kun je geen herinnering versturen'],
  ])('is refused for %s', async (_, values, message) => {
    const id = await aSentOne();
    await set(id, values);
    const { status, body } = await remindOne(id);
    expect([status, body.message]).toEqual([409, message]);
    expect((await read(id)).mails).toEqual([]);
  });

  it('of another company is not found', async () => {
    const stranger = callsOf(app, (await aMember(app)).headers);
    const request = { emails: ['a@klant.example'], is_reminder: true };
    expect((await stranger.post(`invoice/${await aSentOne()}/send`, request)).status).toBe(404);
  });
});

describe('POST invoice/send/reminders', () => {
  it('reminds of what is past due and open, each its own customer, and says why not of the rest', async () => {
    const [late, part] = [await aSentOne(), await aSentOne()];
    await set(part, { status: 6, amount_paid: 1 });
    const [todays, paid] = [await aSentOne(today()), await aSentOne()];
    await set(paid, { status: 7 });
    const concept = (await calls.aConcept(due(yesterday))).id;

    expect(await remindAll([concept, paid, late, todays, part, late, 2e9])).toEqual({
      updated: [late, part],
      failed: [
        { id: todays, message: 'Deze factuur is nog niet vervallen' },
        { id: paid, message: 'Deze factuur staat niet meer open' },
        {
          id: concept,
          message: 'Verzend deze factuur eerst: voor een concept is er nog niets te herinneren',
        },
        { id: 2e9, message: 'Factuur niet gevonden' },
      ],
    });
    expect(await read(late)).toMatchObject({
      reminder_sent: 1,
      mails: [{ kind: 'reminder', emails: ['facturen@lepel.example'] }],
    });
    expect((await read(todays)).reminder_sent).toBe(0);
  });

  it('goes where the invoice went', async () => {
    const { id } = await calls.aConcept(due(yesterday));
    const emails = ['inkoop@lepel.example', 'baas@lepel.example'];
    await calls.post(`invoice/${id}/send`, { emails, message: 'Hierbij' });
    expect((await remindAll([id])).updated).toEqual([id]);
    const [reminder] = (await read(id)).mails;
    expect(reminder).toMatchObject({ kind: 'reminder', emails });
    expect(reminder.message).toContain('betaald moeten zijn');
  });

  it('goes once to who the invoice went to twice, as it could before', async () => {
    const { id } = await calls.aConcept(due(yesterday));
    await calls.post(`invoice/${id}/send`, { emails: ['baas@lepel.example'], message: 'Hierbij' });
    const emails = ['baas@lepel.example', 'Baas@lepel.example'];
    await app.db.update(mail).set({ emails }).where(eq(mail.invoice_id, id));
    expect((await remindAll([id])).updated).toEqual([id]);
    expect((await read(id)).mails[0].emails).toEqual(['baas@lepel.example']);
  });

  it('goes to the given addresses, when there are some', async () => {
    const id = await aSentOne();
    const emails = ['directie@lepel.example'];
    expect(await remindAll([id], { emails })).toEqual({ updated: [id], failed: [] });
    expect((await read(id)).mails[0].emails).toEqual(emails);
  });

  it('does not count a reminder that has nowhere to go', async () => {
    const silent = await aCustomer(app, member.company, { email: '', general_email: '' });
    const { id } = await calls.aSent(aForm(silent, { expiration_date: yesterday }));
    const { failed } = await remindAll([id]);
    expect(failed).toEqual([{ id, message: 'Minimaal 1 e-mailadres is verplicht' }]);
    expect((await read(id)).reminder_sent).toBe(0);
  });
});
