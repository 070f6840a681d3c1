import { and, desc, eq } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import { administration_user, relation_user } from '../platform/database/schema/relations';
import { user as users } from '../platform/database/schema/users';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, aUser, type Company, type Member } from '../testing/builders';
import { invitationNumber } from './invitation-number';

const app = appUnderTest();
let host: Member;

beforeEach(async () => {
  host = await aMember(app);
});

const put = ({ headers }: Member, id: number, payload: object) =>
  app.http.inject({ method: 'PUT', url: `/api/users/v1/user/${id}`, headers, payload });
const names = { name: 'Karin', last_name: 'Kok' };
const OWN_NAME =
  'Deze gebruiker werkt ook bij een ander bedrijf of is daar uitgenodigd, en past de naam zelf aan';

async function anInvited({ company }: Member, given: Parameters<typeof aUser>[1] = {}) {
  const invited = await aUser(app, { status: 1, password_hash: '', ...given });
  const of = { relation_id: company.id, user_id: invited.id, type: 0, status: 1 } as const;
  const called = { invited_name: invited.name, invited_last_name: invited.last_name };
  const [membership] = await app.db
    .insert(relation_user)
    .values({ ...of, ...called })
    .returning();
  return { ...invited, id: invitationNumber(membership?.id ?? 0) };
}

describe('the name of a user', () => {
  it('is changed of who is invited, and nothing else of what comes along', async () => {
    const { id, email } = await anInvited(host);
    const answer = await put(host, id, { ...names, email: 'x@y.nl', is_owner: true, status: 0 });
    expect(answer.json()).toMatchObject({ id, ...names, email, status: 1, is_owner: false });
  });

  it('is changed of an active colleague who works nowhere else', async () => {
    const { user, headers } = await aMember(app, { company: host.company, is_owner: false });
    expect((await put(host, user.id, names)).json()).toMatchObject({ ...names, status: 0 });
    const me = await app.http.inject({ url: '/api/users/v1/user', headers });
    expect(me.json()).toMatchObject(names);
  });

  it.each([
    ['work elsewhere', 0],
    ['are invited elsewhere', 1],
  ] as const)('is their own when they %s', async (_, status) => {
    const colleague = await aMember(app, { company: host.company, is_owner: false });
    await aMember(app, { user: colleague.user, status, is_default: false });
    const refused = await put(host, colleague.user.id, names);
    expect([refused.statusCode, refused.json().message]).toEqual([409, OWN_NAME]);
  });

  it('is that of the invitation alone when they have an account and did not accept yet', async () => {
    const { user } = await aMember(app);
    const of = { relation_id: host.company.id, user_id: user.id, type: 0, status: 1 } as const;
    const [membership] = await app.db.insert(relation_user).values(of).returning();
    const answer = await put(host, invitationNumber(membership?.id ?? 0), names);
    expect(answer.json()).toMatchObject(names);
    const [own] = await app.db.select().from(users).where(eq(users.id, user.id));
    expect(own).toMatchObject({ name: 'Sanne', last_name: 'de Boer' });
  });

  it('may be left out, but not be empty', async () => {
    const { id } = await anInvited(host, names);
    expect((await put(host, id, { last_name: 'Bos' })).json()).toMatchObject({
      name: 'Karin',
      last_name: 'Bos',
    });
    const empty = await put(host, id, { name: ' ', last_name: '' });
    expect(empty.json().errors).toEqual({
      name: ['Voornaam is verplicht.'],
      last_name: ['Achternaam is verplicht.'],
    });
  });

  it('of another company is nobody that is known here', async () => {
    const { id } = await anInvited(await aMember(app));
    expect((await put(host, id, names)).statusCode).toBe(404);
  });

  it('is not changed on an older version, and it is said who changed it', async () => {
    const { user } = await aMember(app, { company: host.company, is_owner: false });
    const { id, updated_at } = user;
    const form = { ...names, updated_at: updated_at.toISOString() };
    await put(host, id, form);
    const late = await put(host, id, form);
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toMatch(/^Intussen gewijzigd door Sanne de Boer op /);
  });
});

describe('the clients that a colleague sees', () => {
  let owner: Member;
  let colleague: Member;
  let clients: [Company, Company, Company];

  beforeEach(async () => {
    owner = await anAccountant(app);
    colleague = await anAccountant(app, { company: owner.company });
    const [one, two] = [
      await aFirmClient(app, owner.company),
      await aFirmClient(app, owner.company),
    ];
    clients = [await aFirmClient(app, owner.company, { assigned: [colleague] }), one, two];
  });

  const idOf = ({ id }: Company, type: 0 | 1 = 1) => ({ enterprise_id: id, type });
  const assigned = async () =>
    app.db
      .select({ enterprise_id: administration_user.enterprise_id, type: administration_user.type })
      .from(administration_user)
      .where(eq(administration_user.user_id, colleague.user.id))
      .orderBy(administration_user.enterprise_id);

  it('become those that are named, and no others', async () => {
    const administrations = [idOf(clients[1], 0), idOf(clients[2])];
    expect((await put(owner, colleague.user.id, { administrations })).statusCode).toBe(200);
    expect(await assigned()).toEqual(administrations);
    const change = and(eq(audit.entity, 'user'), eq(audit.entity_id, colleague.user.id));
    const [row] = await app.db.select().from(audit).where(change).orderBy(desc(audit.id)).limit(1);
    expect(row?.changes).toEqual({ administrations: [[idOf(clients[0])], administrations] });
  });

  it('are changed along with an unchanged name of who works elsewhere too', async () => {
    await aMember(app, { user: colleague.user, is_default: false });
    const { id, name, last_name } = colleague.user;
    const administrations = [idOf(clients[0], 0)];
    expect((await put(owner, id, { name, last_name, administrations })).statusCode).toBe(200);
    expect(await assigned()).toEqual(administrations);
    const renamed = await put(owner, id, { ...names, administrations: [idOf(clients[1])] });
    expect(renamed.statusCode).toBe(409);
    expect(await assigned()).toEqual(administrations);
  });

  it('are not overwritten by a form from before another change of them', async () => {
    const { id, updated_at } = colleague.user;
    const form = { administrations: [idOf(clients[1])], updated_at: updated_at.toISOString() };
    expect((await put(owner, id, form)).statusCode).toBe(200);
    expect((await put(owner, id, form)).statusCode).toBe(409);
  });

  it('are those of the firm: with another one among them nothing changes', async () => {
    const foreign = await aFirmClient(app, (await anAccountant(app)).company);
    const gone = await aFirmClient(app, owner.company, { active: 0 });
    for (const strange of [foreign, gone, owner.company]) {
      const form = { ...names, administrations: [idOf(clients[1]), idOf(strange)] };
      expect((await put(owner, colleague.user.id, form)).statusCode).toBe(404);
    }
    expect(await assigned()).toEqual([idOf(clients[0])]);
  });

  it('are at least one, each of them once', async () => {
    const errorsOf = async (administrations: object[]) =>
      (await put(owner, colleague.user.id, { administrations })).json().errors;
    expect(await errorsOf([])).toEqual({
      administrations: ['Selecteer minimaal één onderneming'],
    });
    expect(await errorsOf([idOf(clients[1]), idOf(clients[1], 0)])).toEqual({
      administrations: ['Een onderneming is meer dan eens gekozen'],
    });
  });

  it('are all of them for another owner, and nobody but an owner of the firm gives them', async () => {
    const second = await anAccountant(app, { company: owner.company, is_owner: true });
    const administrations = [idOf(clients[1])];
    const refused = await put(owner, second.user.id, { administrations });
    expect(refused.json().errors).toEqual({
      administrations: ['Een eigenaar ziet alle ondernemingen'],
    });
    const inside = await inBooksOf(app, owner, clients[1]);
    const employee = await aMember(app, { company: clients[1], is_owner: false });
    const there = await put(inside, employee.user.id, { administrations });
    expect(there.json().errors).toEqual({
      administrations: ['Alleen de eigenaar van een kantoor wijst ondernemingen toe'],
    });
    expect((await put(colleague, colleague.user.id, { administrations })).statusCode).toBe(403);
  });
});
