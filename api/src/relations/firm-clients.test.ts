import { eq } from 'drizzle-orm';
import { relation } from '../database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { aMember, type Company, type Member } from '../testing/builders';
import { type TestApp, testApp } from '../testing/test-app';

let app: TestApp;
let owner: Member;
let colleague: Member;
let florist: Company;

beforeAll(async () => {
  app = await testApp();
  owner = await anAccountant(app);
  colleague = await anAccountant(app, { company: owner.company });
  const { company: firm } = owner;
  await aFirmClient(app, firm, { name: 'bakkerij Jansen', city: 'Gouda', hidden: 1 });
  await aFirmClient(app, firm, { name: 'École', city: 'Delft' });
  florist = await aFirmClient(app, firm, { name: 'Florist', assigned: [colleague] });
  await aFirmClient(app, firm, { name: 'Gestopt', active: 0, assigned: [colleague] });
  const elsewhere = await anAccountant(app);
  await aFirmClient(app, elsewhere.company, { name: 'Elders' });
});
afterAll(() => app.close());

const call = async ({ headers }: Member, path: string, payload?: object) => {
  const method = payload ? 'POST' : 'GET';
  const url = `/api/relations/v1/${path}`;
  const reply = await app.http.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
};
const all = (who: Member, query = '', id = owner.company.id) =>
  call(who, `relation/${id}/enterprises?${query}`);
const assigned = (who: Member, query = '', id = owner.company.id) =>
  call(who, `administration/${id}/enterprises/users?${query}`);
const names = ({ body }: Awaited<ReturnType<typeof all>>) =>
  body.data.map(({ enterprise }: { enterprise: { name: string } }) => enterprise.name);

describe('GET of the clients of a firm', () => {
  it('gives its owner the active ones, by name as in a dictionary', async () => {
    const reply = await all(owner);
    expect(names(reply)).toEqual(['bakkerij Jansen', 'École', 'Florist']);
    expect(reply.body.counts).toEqual({ all: 3 });
    expect(reply.body.data[0]).toMatchObject({
      booking_enabled: 1,
      is_parent: false,
      user_relation: null,
      enterprise: { type: 0, hidden: 1, active: 1, city: 'Gouda', logo_url: null },
    });
  });

  it('gives a colleague those that were assigned, and says 403 to asking for all', async () => {
    const reply = await assigned(colleague);
    expect(names(reply)).toEqual(['Florist']);
    expect(reply.body.data[0].user_relation).toEqual({ id: expect.any(Number), type: 1 });
    expect((await all(colleague)).status).toBe(403);
    expect(names(await assigned(owner))).toEqual([]);
  });

  it('pages, sorts and searches', async () => {
    const page = await all(owner, 'itemsPerPage=2&page=2');
    expect([names(page), page.body.pagination.pageCount]).toEqual([['Florist'], 2]);
    expect(names(await all(owner, 'sort=city&order=desc'))[2]).toBe('École');
    expect(names(await all(owner, 'search=jansen+GOUDA'))).toEqual(['bakkerij Jansen']);
    expect(names(await all(owner, 'search=%25'))).toEqual([]);
  });

  it('goes on from inside a client, with the firm that one comes from', async () => {
    expect(names(await all(await inBooksOf(app, owner, florist)))).toHaveLength(3);
    const inFlorist = await inBooksOf(app, colleague, florist);
    expect(names(await assigned(inFlorist))).toEqual(['Florist']);
    expect((await all(inFlorist)).status).toBe(403);
    expect((await all(inFlorist, '', florist.id)).status).toBe(404);
  });

  it('knows no other firm, and is not for a company', async () => {
    const other = await anAccountant(app);
    expect((await all(owner, '', other.company.id)).status).toBe(404);
    expect((await assigned(owner, '', other.company.id)).status).toBe(404);
    const member = await aMember(app);
    expect((await all(member, '', member.company.id)).status).toBe(403);
  });
});

describe('POST of a client', () => {
  const company = { name: 'Kapsalon Knip', general_email: 'knip@kapsalon.example' };
  const person = { first_name: 'Ida', last_name: 'de Wit', email: 'ida@wit.example' };
  const add = (who: Member, kind: string, form: object, id = owner.company.id) =>
    call(who, `relation/${id}/administration/${kind}`, form);
  const stored = async (id: number) =>
    (await app.db.select().from(relation).where(eq(relation.id, id)))[0];

  it('adds a company whose books are kept', async () => {
    const firm = await anAccountant(app);
    const { status, body } = await add(firm, 'enterprise', company, firm.company.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ booking_enabled: 1, user_relation: null });
    expect(await stored(body.enterprise.id)).toMatchObject({
      ...{
        type: 0,
        relation_user_type: 0,
        owner_relation_id: null,
        email: 'knip@kapsalon.example',
      },
    });
    expect(names(await all(firm, '', firm.company.id))).toEqual(['Kapsalon Knip']);
  });

  it('adds a person, who goes by name', async () => {
    const firm = await anAccountant(app);
    const { body } = await add(firm, 'private', person, firm.company.id);
    expect(body.enterprise).toMatchObject({ type: 1, name: 'Ida de Wit' });
    expect(await stored(body.enterprise.id)).toMatchObject({
      ...{ first_name: 'Ida', general_email: 'ida@wit.example' },
    });
  });

  it('assigns it to the colleague who adds it', async () => {
    const newcomer = await anAccountant(app, { company: owner.company });
    const { body } = await add(newcomer, 'enterprise', company);
    expect(body.user_relation).toEqual({ id: expect.any(Number), type: 1 });
    expect(names(await assigned(newcomer))).toEqual(['Kapsalon Knip']);
  });

  it('says what is missing, and adds nothing to another firm', async () => {
    expect((await add(owner, 'enterprise', {})).body.errors).toEqual({
      name: ['Bedrijfsnaam is verplicht.'],
      general_email: ['Algemene email is verplicht.'],
    });
    expect((await add(owner, 'private', {})).body.errors).toEqual({
      first_name: ['Voornaam is verplicht.'],
      last_name: ['Achternaam is verplicht.'],
      email: ['E-mailadres is verplicht'],
    });
    const other = await anAccountant(app);
    expect((await add(owner, 'enterprise', company, other.company.id)).status).toBe(404);
    const inClient = await inBooksOf(app, owner, florist);
    expect((await add(inClient, 'enterprise', company)).status).toBe(403);
  });
});
