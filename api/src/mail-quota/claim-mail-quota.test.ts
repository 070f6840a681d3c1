import { eq, sql } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { generateDueInvoices } from '../invoicing/recurrence/generate-due-invoices';
import { aRepeater } from '../invoicing/recurrence/testing/a-repeater';
import { aForm, callsOf } from '../invoicing/testing/an-invoice';
import { mail } from '../platform/database/schema/invoice-records';
import { mail_day } from '../platform/database/schema/platform';
import { user } from '../platform/database/schema/users';
import { aCustomer, aMember, type Company, type Member } from '../testing/builders';

const NOT_PROVEN = /^Bevestig eerst je e-mailadres/;
const LIMITS = { letters: 5, recipients: 8 };
const REACHED =
  'Vanuit een bedrijf gaan per dag hooguit 5 e-mails naar 8 ontvangers. Dat maximum is bereikt. Morgen vanaf 00.00 uur kun je weer verzenden.';

let world: AppWithMailBox;
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;
let last = 0;

beforeAll(async () => {
  world = await appWithMailBox({ mailLimits: LIMITS });
});
afterAll(() => world.close());
beforeEach(async () => {
  member = await aMember(world.app);
  customer = await aCustomer(world.app, member.company, { general_email: 'klant@lepel.example' });
  calls = callsOf(world.app, member.headers);
});

const aConcept = async () => (await calls.aConcept(aForm(customer))).id;
const emails = (count: number) => Array.from({ length: count }, (_, i) => `k${i}@lepel.example`);
const send = (id: number, to = emails(1), is_reminder = false) =>
  calls.post(`invoice/${id}/send`, { emails: to, message: 'Hierbij', is_reminder });
const invite = () => {
  const form = { name: 'Karin', last_name: 'Kok', email: `gast${++last}@voorbeeld.nl` };
  return world.post('users/v1/user', form, member.headers);
};
/** Somebody else from here on, whose company has recurring invoices. */
const aRepeatingMember = async () => {
  const repeater = await aRepeater(world.app, { general_email: 'klant@lepel.example' });
  member = repeater.member;
  return repeater;
};
const mails = () => world.app.db.$count(mail, eq(mail.relation_id, member.company.id));
const prove = (activation_due_at: Date | null) =>
  world.app.db.update(user).set({ activation_due_at }).where(eq(user.id, member.user.id));
const today = async () => {
  const [row] = await world.app.db
    .select()
    .from(mail_day)
    .where(eq(mail_day.relation_id, member.company.id));
  return row && { letters: row.letters, recipients: row.recipients };
};

describe('whoever never proved their address', () => {
  it('mails nothing to others, by whichever way, and is told how to go on', async () => {
    const sent = (
      await calls.aSent(aForm(customer, { date: '2026-01-02', expiration_date: '2026-01-03' }))
    ).id;
    const guest = (await invite()).json().id;
    const ids = [await aConcept(), await aConcept()];
    await prove(new Date(Date.now() + 60_000));

    for (const refused of [await send(ids[0] as number), await send(sent, emails(1), true)])
      expect(refused).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(NOT_PROVEN) },
      });
    for (const [path, invoice_ids] of [
      ['invoice/send/multiple', ids],
      ['invoice/send/reminders', [sent]],
    ] as const) {
      const call = path.endsWith('multiple') ? calls.put : calls.post;
      const { body } = await call(path, { invoice_ids: [...invoice_ids], emails: [] });
      expect(body.updated).toEqual([]);
      expect(body.failed[0].message).toMatch(NOT_PROVEN);
    }
    expect((await invite()).statusCode).toBe(409);
    const again = await world.post(`users/v1/user/${guest}/invitation`, {}, member.headers);
    expect(again.statusCode).toBe(409);
    expect(await mails()).toBe(0);
    expect((await calls.get(`invoice/${ids[0]}`)).body.invoice_number).toBeNull();
  });

  it('gets the activation mail again, and sends once its link is opened', async () => {
    const id = await aConcept();
    await prove(new Date(Date.now() + 60_000));
    const path = 'users/v1/user/activation';
    expect((await world.post(path, {}, member.headers)).statusCode).toBe(204);
    const activation_code = await world.codeFor(member.user.email);
    await world.post('auth/v1/activate', { activation_code });
    expect((await send(id)).status).toBe(200);

    await world.post(path, {}, member.headers);
    expect(await world.mailsTo(member.user.email)).toHaveLength(1);
    for (let i = 0; i < 3; i++) await world.post(path, {}, member.headers);
    expect((await world.post(path, {}, member.headers)).statusCode).toBe(429);
  });

  it('has what repeats by itself wait, dated as it was to be', async () => {
    const { aRepeated, made } = await aRepeatingMember();
    const { id } = await aRepeated({ send_automatically: true });
    await prove(new Date(Date.now() + 60_000));
    expect(await generateDueInvoices(world.app, '2027-02-05')).toEqual([]);
    expect(await made(id)).toEqual([]);
    await prove(null);
    expect(await generateDueInvoices(world.app, '2027-02-06')).toEqual([]);
    expect(await made(id)).toMatchObject([{ date: '2027-01-31', status: 5 }]);
  });
});

describe('what a company sends on a day', () => {
  it('ends exactly at the limit when eight send at once, and says until when', async () => {
    const ids = [];
    for (let i = 0; i < 8; i++) ids.push(await aConcept());
    const answers = await Promise.all(ids.map((id) => send(id)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body.message).toBe(REACHED);
    expect(await today()).toEqual({ letters: 5, recipients: 5 });
    expect(await mails()).toBe(5);
    // Invitations are e-mails to others too.
    expect((await invite()).statusCode).toBe(429);
  });

  it('counts addresses as well as e-mails', async () => {
    const id = await aConcept();
    expect((await send(id, emails(6))).status).toBe(200);
    expect((await send(id, emails(3))).status).toBe(429);
    expect((await send(id, emails(2))).status).toBe(200);
    expect(await today()).toEqual({ letters: 2, recipients: 8 });
  });

  it('counts nothing that was refused after all', async () => {
    const silent = await aCustomer(world.app, member.company, { email: '', general_email: '' });
    const unmailable = (await calls.aConcept(aForm(silent))).id;
    const invoice_ids = [unmailable, await aConcept()];
    await calls.put('invoice/send/multiple', { invoice_ids });
    expect(await today()).toEqual({ letters: 1, recipients: 1 });
  });

  it('is counted anew the next day, and for each company by itself', async () => {
    const id = await aConcept();
    await send(id, emails(8));
    expect((await send(id)).status).toBe(429);
    const other = await aMember(world.app);
    const theirs = callsOf(world.app, other.headers);
    const concept = await theirs.aConcept(aForm(await aCustomer(world.app, other.company)));
    const answer = await theirs.post(`invoice/${concept.id}/send`, {
      emails: emails(1),
      message: 'Hierbij',
    });
    expect(answer.status).toBe(200);

    await world.app.db.update(mail_day).set({ day: sql`${mail_day.day} - 1` });
    expect((await send(id)).status).toBe(200);
  });

  it('leaves what repeats by itself for the next round, once, when the limit is reached', async () => {
    const { aRepeated, made } = await aRepeatingMember();
    const recurrences: number[] = [];
    for (let i = 0; i < 6; i++)
      recurrences.push((await aRepeated({ send_automatically: true })).id);
    expect(await generateDueInvoices(world.app, '2027-01-31')).toEqual([]);
    const count = async () => (await Promise.all(recurrences.map(made))).flat().length;
    expect(await count()).toBe(5);
    await world.app.db.update(mail_day).set({ day: sql`${mail_day.day} - 1` });
    for (let i = 0; i < 2; i++) await generateDueInvoices(world.app, '2027-02-01');
    expect(await count()).toBe(6);
    expect(await mails()).toBe(6);
  });
});
