import { eq } from 'drizzle-orm';
import { relation_user } from '../platform/database/schema/relations';
import { aFirmClient, anAccountant } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, aUser, type Member } from '../testing/builders';
import { changesIn, readHistory } from './testing/read-history';

const app = appUnderTest();

async function call(
  { headers }: Member,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload: object = {},
) {
  const answer = await app.http.inject({ method, url: `/api/${path}`, headers, payload });
  if (answer.statusCode >= 400) throw new Error(answer.body);
  return answer.body === '' ? null : answer.json();
}

const history = (member: Member) =>
  readHistory(app, member, `relations/v1/relation/${member.company.id}`);

describe('GET relation/:id/history', () => {
  it('tells of the numbers and the e-mail text of invoices, and of the logo', async () => {
    const member = await aMember(app);
    const { id } = await call(member, 'POST', 'invoicing/v1/prefix', {
      prefix: 'F',
      start_date: '2027-01-01',
      start_number: 5,
    });
    await call(member, 'PUT', 'invoicing/v1/prefix', {
      id,
      prefix: 'F',
      start_date: '2027-01-01',
      start_number: 9,
    });
    await call(member, 'POST', 'invoicing/v1/invoicetemplate', { template: 'Beste klant' });

    const { data } = await history(member);
    expect(data).toMatchObject([
      { action: 'POST /invoicing/v1/invoicetemplate', subject: null },
      { action: 'PUT /invoicing/v1/prefix', subject: 'F' },
      { action: 'POST /invoicing/v1/prefix', subject: null },
    ]);
    expect(changesIn(data[0])).toEqual({ text: [null, 'Beste klant'] });
    expect(changesIn(data[1])).toEqual({ start_number: [5, 9] });
    expect(changesIn(data[2])).toMatchObject({
      prefix: [null, 'F'],
      start_date: [null, '2027-01-01'],
    });
  });

  it('tells who came and went by name, also of who is gone, and nothing of what is their own', async () => {
    const member = await aMember(app);
    const { company } = member;
    const form = { name: 'Kees', last_name: 'Vis', email: `kees${company.id}@vis.nl` };
    const { id } = (await call(member, 'POST', 'users/v1/user', form)).user;
    await call(member, 'PUT', `users/v1/user/${id}`, { name: 'Cees', last_name: 'Vis' });
    await call(member, 'DELETE', `relations/v1/administration/${company.id}/user/${id}`);
    await call(member, 'PUT', `relations/v1/relation/${company.id}/default`);
    expect(await app.db.$count(relation_user, eq(relation_user.user_id, id))).toBe(0);

    const { data } = await history(member);
    expect(data).toMatchObject([
      { action: 'DELETE /relations/v1/administration/:id/user/:userId', subject: 'Cees Vis' },
      { action: 'PUT /users/v1/user/:id', subject: 'Cees Vis' },
      { action: 'POST /users/v1/user', subject: 'Kees Vis' },
    ]);
    expect(changesIn(data[0])).toMatchObject({ email: [form.email, null] });
    expect(changesIn(data[1])).toEqual({ name: ['Kees', 'Cees'] });
    expect(changesIn(data[2])).toMatchObject({ email: [null, form.email] });
  });

  it('knows of who was invited what the invitation says, until they come', async () => {
    const member = await aMember(app);
    const elsewhere = await aMember(app, { user: await aUser(app, { name: 'Geheim' }) });
    const { email } = elsewhere.user;
    const form = { name: 'Kees', last_name: 'Vis', email };
    const { id } = (await call(member, 'POST', 'users/v1/user', form)).user;
    await call(member, 'POST', `users/v1/user/${id}/invitation`);
    const { data } = await history(member);
    expect(data.map(({ subject }) => subject)).toEqual(['Kees Vis', 'Kees Vis']);
    expect(JSON.stringify(data)).not.toContain('Geheim');
  });

  it('names the clients that a colleague of a firm was given', async () => {
    const owner = await anAccountant(app);
    const client = await aFirmClient(app, owner.company, { name: 'Bakkerij Jansen' });
    const colleague = await anAccountant(app, { company: owner.company });
    const administrations = [{ enterprise_id: client.id, type: 0 }];
    const path = `relations/v1/administration/${owner.company.id}/user/${colleague.user.id}`;
    await call(owner, 'POST', path, { administrations });
    const [given] = (await history(owner)).data;
    expect(given).toMatchObject({ subject: 'Sanne de Boer' });
    expect(changesIn(given)).toEqual({ administrations: ['', 'Bakkerij Jansen (Facturatie)'] });
  });

  it('is for who manages the company, and of no other company', async () => {
    const member = await aMember(app);
    const colleague = await aMember(app, { company: member.company, is_owner: false });
    const stranger = await aMember(app);
    const statusFor = async (of: Member) =>
      (await readHistory(app, of, `relations/v1/relation/${member.company.id}`)).status;
    expect(await Promise.all([member, colleague, stranger].map(statusFor))).toEqual([
      200, 403, 404,
    ]);
  });
});
