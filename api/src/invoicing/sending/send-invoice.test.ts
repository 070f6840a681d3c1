import { eq, inArray } from 'drizzle-orm';
import { mail } from '../../platform/database/schema/invoice-records';
import { mail_day } from '../../platform/database/schema/platform';
import { relation } from '../../platform/database/schema/relations';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';
import { aForm, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company, { name: 'De Gouden Lepel' });
  calls = callsOf(app, member.headers);
});

const mailing = {
  emails: ['chef@lepel.example', 'boekhouding@lepel.example'],
  message: 'Hierbij.',
};

describe('POST invoice/{id}/send', () => {
  it('gives a concept its number, freezes both parties and queues the mail', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    const { status, body } = await calls.post(`invoice/${id}/send`, mailing);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 5,
      invoice_number: '2026-0001',
      prefix: '',
      prefix_id: 1,
      from_party: { name: member.company.name, tax_number: member.company.tax_number },
      to_party: { name: 'De Gouden Lepel' },
      mails: [
        { state: 'queued', emails: mailing.emails, attempts: 0, sent_at: null, amount_due: 121 },
      ],
    });
    const [row] = await app.db.select().from(mail).where(eq(mail.invoice_id, id));
    expect(row).toMatchObject({
      subject: `Factuur 2026-0001 van ${member.company.name}`,
      reply_to: member.company.email,
      message: 'Hierbij.',
    });
  });

  it('goes under a subject of its own, in which the number is filled in', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    const subject = 'Uw bestelling: factuur {invoice_number} voor {to_company_name}';
    const { body } = await calls.post(`invoice/${id}/send`, { ...mailing, subject });
    expect(body.mails[0].subject).toBe('Uw bestelling: factuur 2026-0001 voor De Gouden Lepel');
  });

  it('goes under the usual subject when nothing is left of its own', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    const subject = '{to_contact_last_name}';
    const { body } = await calls.post(`invoice/${id}/send`, { ...mailing, subject });
    expect(body.mails[0].subject).toBe(`Factuur 2026-0001 van ${member.company.name}`);
  });

  it('remembers of a user whether they want a copy, when it is said, and leaves the profile as new as it was', async () => {
    const { id } = await calls.aSent(aForm(customer));
    const profile = async () => {
      const { headers } = member;
      const { updated_at, mail_copies } = (
        await app.http.inject({ url: '/api/users/v1/user', headers })
      ).json();
      return { updated_at, mail_copies };
    };
    const before = await profile();
    const sent = async (said: object) =>
      (await calls.post(`invoice/${id}/send`, { ...mailing, ...said })).body.mails[0].copy_to;
    expect(await sent({ copy_to_self: true })).toBe(member.user.email);
    expect(await profile()).toEqual({ ...before, mail_copies: true });
    expect(await sent({})).toBeNull();
    expect(await profile()).toMatchObject({ mail_copies: true });
    expect(await sent({ copy_to_self: false })).toBeNull();
    expect(await profile()).toEqual(before);
  });

  it('counts a copy among those that a company may write to', async () => {
    const { id } = await calls.aSent(aForm(customer));
    await calls.post(`invoice/${id}/send`, { ...mailing, copy_to_self: true });
    const [day] = await app.db
      .select()
      .from(mail_day)
      .where(eq(mail_day.relation_id, member.company.id));
    expect(day).toMatchObject({ letters: 1, recipients: 3 });
  });

  it('goes once to who is named twice, under the address that was written first, and counts so', async () => {
    const { id } = await calls.aSent(aForm(customer));
    const emails = ['Chef@lepel.example', 'boekhouding@lepel.example', ' chef@LEPEL.example'];
    const { body } = await calls.post(`invoice/${id}/send`, { ...mailing, emails });
    expect(body.mails[0].emails).toEqual(['Chef@lepel.example', 'boekhouding@lepel.example']);
    const [day] = await app.db
      .select()
      .from(mail_day)
      .where(eq(mail_day.relation_id, member.company.id));
    expect(day).toMatchObject({ letters: 1, recipients: 2 });
  });

  it('refuses what would be printed as a box, wherever it was saved, and takes no number', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    await app.db.update(relation).set({ city: '北京' }).where(eq(relation.id, customer.id));
    const { id: own } = member.company;
    await app.db.update(relation).set({ address: 'Weg \u{1F9A9}' }).where(eq(relation.id, own));
    const refused = await calls.post(`invoice/${id}/send`, mailing);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Dit kan niet op papier: \u{1F9A9} in het adres van je bedrijf, 北 京 in de plaats van de klant. Pas het aan en verzend opnieuw.',
    ]);
    expect((await calls.get(`invoice/${id}`)).body.invoice_number).toBeNull();
  });

  it('mails a sent invoice again under the same number', async () => {
    const { id } = await calls.aSent(aForm(customer));
    expect((await calls.post(`invoice/${id}/send`, mailing)).body.invoice_number).toBe('2026-0001');
    await calls.post(`invoice/${id}/send`, mailing);
    const rows = await app.db.select().from(mail).where(eq(mail.invoice_id, id));
    expect(new Set(rows.map(({ message_id }) => message_id)).size).toBe(2);
  });

  it.each([
    ['no address', { ...mailing, emails: [] }, { emails: ['Minimaal 1 e-mailadres is verplicht'] }],
    ['an empty subject', { ...mailing, subject: ' ' }, { subject: ['Onderwerp is verplicht'] }],
    [
      'a subject of two lines',
      { ...mailing, subject: 'Factuur\r\nBcc: dief@elders.example' },
      { subject: ['Het onderwerp past op één regel'] },
    ],
    [
      'a subject that is too long',
      { ...mailing, subject: 'a'.repeat(201) },
      { subject: ['Maximale lengte van 200 tekens bereikt'] },
    ],
    [
      'a subject with a word that nothing is filled in for',
      { ...mailing, subject: 'Factuur {onzin}' },
      { subject: ['Hier kan niets worden ingevuld voor {onzin}'] },
    ],
    ['no message', { ...mailing, message: ' ' }, { message: ['Bericht is verplicht'] }],
  ])('refuses %s and sends nothing', async (_, request, errors) => {
    const { id } = await calls.aConcept(aForm(customer));
    const { status, body } = await calls.post(`invoice/${id}/send`, request);
    expect([status, body.errors]).toEqual([422, errors]);
    expect((await calls.get(`invoice/${id}`)).body.status).toBe(3);
  });

  it('refuses to send for a company without a name, and hides the invoices of others', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    const stranger = callsOf(app, (await aMember(app)).headers);
    expect((await stranger.post(`invoice/${id}/send`, mailing)).status).toBe(404);
    expect((await stranger.put(`invoice/${id}/sent`)).status).toBe(404);

    await app.db.update(relation).set({ name: '' }).where(eq(relation.id, member.company.id));
    const { status, body } = await calls.post(`invoice/${id}/send`, mailing);
    expect(status).toBe(409);
    expect(body.message).toContain('Vul eerst de naam van je bedrijf in');
  });

  it('fills in what is only known when it is sent: the number, a private customer by name, who sends it', async () => {
    await app.db
      .update(relation)
      .set({ name: '', first_name: 'Anna', last_name: 'de Wit' })
      .where(eq(relation.id, customer.id));
    const { id } = await calls.aConcept(aForm(customer));
    const message =
      '{to_contact_first_name}: {invoice_number} voor {to_company_name}, {from_contact_name}';
    const { body } = await calls.post(`invoice/${id}/send`, { ...mailing, message });
    expect(body.mails[0]).toMatchObject({
      message: 'Anna: 2026-0001 voor Anna de Wit, Sanne de Boer',
      sent_by: 'Sanne de Boer',
    });
  });

  it('does it once for the same key, and says the same again', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    const once = () =>
      app.http.inject({
        method: 'POST',
        url: `/api/invoicing/v1/invoice/${id}/send`,
        payload: mailing,
        headers: { ...member.headers, 'idempotency-key': 'verzend-1' },
      });
    const [first, second] = [await once(), await once()];
    expect(second.json()).toEqual(first.json());
    expect(await app.db.$count(mail, eq(mail.invoice_id, id))).toBe(1);
  });

  it('keeps both parties as they were when they change afterwards', async () => {
    const { id, from_party, to_party } = await calls.aSent(aForm(customer));
    await app.db
      .update(relation)
      .set({ name: 'Anders', city: 'Elders' })
      .where(inArray(relation.id, [member.company.id, customer.id]));
    const { body } = await calls.post(`invoice/${id}/send`, mailing);
    expect(body).toMatchObject({ from_party, to_party });
    expect(body.mails[0]).toBeDefined();
    const [row] = await app.db.select().from(mail).where(eq(mail.invoice_id, id));
    expect(row?.subject).toBe(`Factuur 2026-0001 van ${member.company.name}`);
  });

  it('asks for an answer at the address that the company has now', async () => {
    const { id } = await calls.aSent(aForm(customer));
    const email = 'nieuw@bakkerij.example';
    await app.db.update(relation).set({ email }).where(eq(relation.id, member.company.id));
    await calls.post(`invoice/${id}/send`, { ...mailing, message: 'Mail naar {from_email}.' });
    const [row] = await app.db.select().from(mail).where(eq(mail.invoice_id, id));
    expect([row?.reply_to, row?.message]).toEqual([email, `Mail naar ${email}.`]);
  });

  it.each([
    ['21 addresses', Array.from({ length: 21 }, (_, at) => `klant${at}@lepel.example`)],
    ['an address with a second line', ['chef@lepel.example\r\nBcc: dief@elders.example']],
    ['two addresses in one', ['a@lepel.example,b@lepel.example']],
  ])('refuses %s', async (_, emails) => {
    const { id } = await calls.aConcept(aForm(customer));
    expect((await calls.post(`invoice/${id}/send`, { ...mailing, emails })).status).toBe(422);
    expect((await calls.get(`invoice/${id}`)).body.status).toBe(3);
  });

  it('takes addresses without the spaces around them', async () => {
    const { id } = await calls.aConcept(aForm(customer));
    const emails = [' chef@lepel.example '];
    const { body } = await calls.post(`invoice/${id}/send`, { ...mailing, emails });
    expect(body.mails[0].emails).toEqual(['chef@lepel.example']);
  });
});

describe('PUT invoice/{id}/sent', () => {
  it('is refused on an older version than the one a colleague just saved', async () => {
    const { id, updated_at } = await calls.aConcept(aForm(customer));
    await calls.put(
      `invoice/${id}`,
      aForm(customer, { description: 'Van een collega', updated_at }),
    );
    expect((await calls.put(`invoice/${id}/sent`, { updated_at })).status).toBe(409);
    expect((await calls.get(`invoice/${id}`)).body.invoice_number).toBeNull();
  });
});
