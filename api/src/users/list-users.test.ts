import { administration_relation, relation_user } from '../database/schema/relations';
import { aFirmClient, anAccountant } from '../testing/a-firm';
import { aCompany, aMember, aUser, type Member } from '../testing/builders';
import { type TestApp, testApp } from '../testing/test-app';

let app: TestApp;
let firm: Member;
let client: Member;
let stranger: Member;

beforeAll(async () => {
  app = await testApp();
  const user = async (name: string) => aUser(app, { name, last_name: 'Visser' });
  const office = await aCompany(app, { relation_user_type: 1 });
  firm = await aMember(app, { company: office, user: await user('Émile') });
  client = await aMember(app, { user: await user('eva') });
  stranger = await aMember(app, { user: await user('Vreemd') });
  const of = { administration_id: office.id, enterprise_id: client.company.id };
  await app.db.insert(administration_relation).values(of);
  for (const name of ['Zoë', 'Daan']) {
    const colleague = await user(name);
    await aMember(app, { company: office, user: colleague, is_owner: false });
    if (name === 'Daan')
      await aMember(app, { company: client.company, user: colleague, is_default: false });
  }
});
afterAll(() => app.close());

const get = (path: string, { headers }: Member) =>
  app.http.inject({ url: `/api/users/v1/${path}`, headers });
const names = async (path: string, member: Member) =>
  (await get(path, member)).json().map(({ name }: { name: string }) => name);

describe('the users of a company', () => {
  it('are listed by name as in a dictionary', async () => {
    expect(await names('user/users', firm)).toEqual(['Daan', 'Émile', 'Zoë']);
    expect(await names('user/users', client)).toEqual(['Daan', 'eva']);
  });

  it('are listed with those of the clients for a firm, each of them once', async () => {
    expect(await names('all', firm)).toEqual(['Daan', 'Émile', 'eva', 'Zoë']);
    expect(await names('all', client)).toEqual(['Daan', 'eva']);
  });

  it('are shown for the own company and for a client of the firm, no other', async () => {
    const ofCompany = ({ company }: Member) => `relation/${company.id}/users`;
    expect(await names(ofCompany(client), client)).toEqual(['Daan', 'eva']);
    expect(await names(ofCompany(client), firm)).toEqual(['Daan', 'eva']);
    for (const [of, by] of [
      [firm, client],
      [stranger, firm],
    ] as const)
      expect((await get(ofCompany(of), by)).statusCode).toBe(404);
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
        ...['avatar_url', 'updated_at', 'is_owner'],
      ].sort(),
    );
    const colleague = await aMember(app, { is_owner: false });
    expect((await get('user/users', colleague)).statusCode).toBe(403);
  });

  it('shows of an invited stranger the address only, until they accept', async () => {
    const host = await aMember(app);
    const of = { relation_id: host.company.id, type: 0, status: 1 } as const;
    await app.db.insert(relation_user).values({ ...of, user_id: stranger.user.id });
    const rows = (await get('user/users', host)).json();
    expect(rows).toContainEqual(
      expect.objectContaining({
        ...{ email: stranger.user.email, name: '', last_name: '', avatar_url: null, status: 1 },
      }),
    );
  });
});

describe('PUT of a user', () => {
  const put = ({ headers }: Member, id: number, payload: object) =>
    app.http.inject({ method: 'PUT', url: `/api/users/v1/user/${id}`, headers, payload });
  const names = { name: 'Karin', last_name: 'Kok' };

  async function anInvited(host: Member) {
    const invited = await aUser(app, { status: 1, password_hash: '' });
    const of = { relation_id: host.company.id, user_id: invited.id };
    await app.db.insert(relation_user).values({ ...of, type: 0, status: 1 });
    return invited;
  }

  it('changes the name of who is invited and has no account yet', async () => {
    const { id, email } = await anInvited(client);
    const answer = await put(client, id, { ...names, email: 'x@y.nl', is_owner: true });
    expect(answer.json()).toMatchObject({ id, ...names, email, status: 1, is_owner: false });
  });

  it('is refused for who has an account', async () => {
    const answer = await put(client, client.user.id, names);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe(
      'Deze gebruiker heeft al een account en past de naam zelf aan',
    );
  });

  it('knows no user of another company', async () => {
    const { id } = await anInvited(stranger);
    expect((await put(client, id, names)).statusCode).toBe(404);
  });

  it('is refused when it was based on an older version, and says who changed it', async () => {
    const { id, updated_at } = await anInvited(client);
    await put(client, id, { ...names, updated_at: updated_at.toISOString() });
    const late = await put(client, id, { ...names, updated_at: updated_at.toISOString() });
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toMatch(/^Intussen gewijzigd door eva Visser op /);
  });
});
