import { MAX_ALL_USERS } from '@boekwerk/shared/contract/company-users';
import { eq, sql } from 'drizzle-orm';
import { mailed_code } from '../platform/database/schema/accounts';
import { administration_relation, relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { aFirmClient, anAccountant } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { aCompany, aMember, aUser, type Member } from '../testing/builders';

const app = appUnderTest();
let firm: Member;
let client: Member;
let stranger: Member;

beforeAll(async () => {
  const called = async (name: string) => aUser(app, { name, last_name: 'Visser' });
  const office = await aCompany(app, { relation_user_type: 1 });
  firm = await aMember(app, { company: office, user: await called('Émile') });
  client = await aMember(app, { user: await called('eva') });
  stranger = await aMember(app, { user: await called('Vreemd') });
  const of = { administration_id: office.id, enterprise_id: client.company.id };
  await app.db.insert(administration_relation).values(of);
  for (const name of ['Zoë', 'Daan']) {
    const colleague = await called(name);
    await aMember(app, { company: office, user: colleague, is_owner: false });
    if (name === 'Daan')
      await aMember(app, { company: client.company, user: colleague, is_default: false });
  }
});

const get = (path: string, { headers }: Member, group = 'users') =>
  app.http.inject({ url: `/api/${group}/v1/${path}`, headers });
const names = async (path: string, member: Member) =>
  (await get(path, member)).json().map(({ name }: { name: string }) => name);

describe('the users of a company', () => {
  it('are listed by name from Z to A, as in a dictionary', async () => {
    expect(await names('user/users', firm)).toEqual(['Zoë', 'Émile', 'Daan']);
    expect(await names('user/users', client)).toEqual(['eva', 'Daan']);
  });

  it('are listed with those of the clients for a firm, each of them once', async () => {
    expect(await names('all', firm)).toEqual(['Zoë', 'eva', 'Émile', 'Daan']);
    expect(await names('all', client)).toEqual(['eva', 'Daan']);
  });

  it('are no more in one answer than it can hold, however many clients a firm has', async () => {
    const large = await anAccountant(app);
    const busy = await aFirmClient(app, large.company);
    const [first] = await app.db
      .insert(user)
      .values(
        Array.from({ length: MAX_ALL_USERS + 1 }, (_, n) => ({
          ...{ name: 'Aad', last_name: 'Aa', email: `aad${n}@voorbeeld.nl` },
          ...{ password_hash: '', role: 0 as const },
        })),
      )
      .returning({ id: user.id });
    await app.db.execute(sql`insert into relation_user (relation_id, user_id, type, is_owner)
      select ${busy.id}, id, 0, false from "user" where id >= ${first?.id}`);
    const listed = await names('all', large);
    expect(listed).toHaveLength(MAX_ALL_USERS);
    expect(listed[0]).toBe('Sanne');
  });

  it('are shown for the own company and for a client of the firm, no other', async () => {
    const ofCompany = ({ company }: Member) => `relation/${company.id}/users`;
    expect(await names(ofCompany(client), client)).toEqual(['eva', 'Daan']);
    expect(await names(ofCompany(client), firm)).toEqual(['eva', 'Daan']);
    for (const [of, by] of [
      [firm, client],
      [stranger, firm],
    ] as const)
      for (const group of ['users', 'relations'])
        expect((await get(ofCompany(of), by, group)).statusCode).toBe(404);
    const [here, there] = await Promise.all(
      ['users', 'relations'].map((group) => get(ofCompany(client), firm, group)),
    );
    expect(there?.json()).toEqual(here?.json());
  });

  it('are not shown of a client that was put away', async () => {
    const office = await anAccountant(app);
    const gone = await aFirmClient(app, office.company, { active: 0 });
    await aMember(app, { company: gone });
    expect((await get(`relation/${gone.id}/users`, office)).statusCode).toBe(404);
    expect(await names('all', office)).toEqual([office.user.name]);
  });

  it('are shown without anything secret, and to an owner only', async () => {
    const [first] = (await get('user/users', client)).json();
    expect(Object.keys(first).sort()).toEqual(
      [
        ...['id', 'name', 'last_name', 'email', 'role', 'status'],
        ...['avatar_url', 'updated_at', 'is_owner', 'is_only_here', 'invited_until', 'invited_by'],
        'clients',
      ].sort(),
    );
    const colleague = await aMember(app, { is_owner: false });
    expect((await get('user/users', colleague)).statusCode).toBe(403);
  });

  it('tells of who is invited nothing that depends on an account: not number, name, version or order', async () => {
    const known = await aUser(app, { name: 'Zoef', role: 1, email: 'Bekend@voorbeeld.nl' });
    await aMember(app, { user: known });
    const host = await aMember(app);
    const begun = new Date().toISOString();
    const invite = (email: string) =>
      app.http.inject({
        method: 'POST',
        url: '/api/users/v1/user',
        headers: host.headers,
        payload: { name: 'Karin', last_name: 'Kok', email },
      });
    const numbers = [];
    for (const email of ['nieuw@voorbeeld.nl', 'BEKEND@voorbeeld.nl', 'ook-nieuw@voorbeeld.nl']) {
      const answer = await invite(email);
      expect(answer.statusCode).toBe(201);
      numbers.push(answer.json().user.id);
    }
    expect(numbers).toEqual([numbers[0], numbers[0] + 1, numbers[0] + 2]);
    const rows = (await get('user/users', host)).json();
    const invited = rows.filter(({ status }: { status: number }) => status === 1);
    const alike = {
      name: 'Karin',
      last_name: 'Kok',
      role: 0,
      status: 1,
      is_owner: false,
      avatar_url: null,
      is_only_here: true,
      // When it was invited, whoever it is.
      updated_at: expect.any(String),
      invited_until: null,
      invited_by: { name: 'Sanne de Boer', firm: null, has_access: true },
      clients: null,
    };
    expect(invited).toEqual([
      { ...alike, id: numbers[2], email: 'ook-nieuw@voorbeeld.nl' },
      { ...alike, id: numbers[1], email: 'bekend@voorbeeld.nl' },
      { ...alike, id: numbers[0], email: 'nieuw@voorbeeld.nl' },
    ]);
    for (const { updated_at } of invited) expect(updated_at >= begun).toBe(true);
  });

  it('shows of an invited user the name that this company gave, and never one from another', async () => {
    const [host, other] = [await aMember(app), await aMember(app)];
    const invited = await aUser(app, { name: 'Piet', status: 1, password_hash: '' });
    const membership = { user_id: invited.id, type: 0, status: 1 } as const;
    const shown = async (member: Member) =>
      (await get('user/users', member))
        .json()
        .find(({ email }: { email: string }) => email === invited.email);
    for (const [{ company }, invited_name] of [
      [host, 'Piet'],
      [other, 'Pietje'],
    ] as const)
      await app.db
        .insert(relation_user)
        .values({ ...membership, relation_id: company.id, invited_name });
    expect(await shown(host)).toMatchObject({ name: 'Piet' });
    expect(await shown(other)).toMatchObject({ name: 'Pietje' });
  });

  it('says whether somebody has a membership elsewhere, one that is only offered counted too', async () => {
    const [one, two, three] = [await aMember(app), await aMember(app), await aMember(app)];
    await aMember(app, { user: two.user, is_default: false });
    const offer = { type: 0, status: 1 } as const;
    const { id: relation_id } = await aCompany(app);
    await app.db.insert(relation_user).values({ ...offer, relation_id, user_id: three.user.id });
    const own = async (member: Member) => (await get('user/users', member)).json()[0].is_only_here;
    expect([await own(one), await own(two), await own(three)]).toEqual([true, false, false]);
  });

  it('says up to when the latest e-mail with an invitation can be used', async () => {
    const host = await aMember(app);
    const invited = await aUser(app, { status: 1, password_hash: '' });
    const of = { relation_id: host.company.id, user_id: invited.id, type: 0, status: 1 } as const;
    const [membership] = await app.db.insert(relation_user).values(of).returning();
    const until = async () => {
      const rows = (await get('user/users', host)).json();
      return rows.map(({ invited_until }: { invited_until: string | null }) => invited_until);
    };
    const code = (code_hash: string, day: number, used_at: Date | null = null) => ({
      purpose: 'invitation' as const,
      user_id: invited.id,
      relation_user_id: membership?.id,
      code_hash,
      used_at,
      expires_at: new Date(Date.UTC(2027, 0, day)),
    });
    expect(await until()).toEqual([null, null]);
    const codes = [code('a', 9, new Date()), code('b', 2), code('c', 5)];
    await app.db.insert(mailed_code).values(codes);
    expect((await until()).sort()).toEqual(['2027-01-05T00:00:00.000Z', null]);
    await app.db
      .update(relation_user)
      .set({ status: 0 })
      .where(eq(relation_user.id, membership?.id ?? 0));
    expect(await until()).toEqual([null, null]);
  });
});
