import { eq } from 'drizzle-orm';
import { administration_user, relation_user } from '../platform/database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, type Company, type Member } from '../testing/builders';

const app = appUnderTest();
let owner: Member;
let lotte: Member;
let jan: Member;
let bakery: Company;

beforeAll(async () => {
  owner = await anAccountant(app);
  const { company } = owner;
  lotte = await anAccountant(app, { company });
  jan = await anAccountant(app, { company });
  bakery = await aFirmClient(app, company, { name: 'Bakkerij', assigned: [lotte, jan] });
  await aFirmClient(app, company, { name: 'Florist', assigned: [lotte] });
  await aFirmClient(app, company, { name: 'Molen', link: { hidden: 1 } });
  await aFirmClient(app, company, { name: 'Weg', link: { active: 0 }, assigned: [lotte] });
  await app.db
    .update(administration_user)
    .set({ type: 0 })
    .where(eq(administration_user.user_id, jan.user.id));
});

async function get({ headers }: Member, path = 'client-access') {
  const reply = await app.http.inject({ url: `/api/users/v1/${path}`, headers });
  return { status: reply.statusCode, body: reply.json() };
}

describe('GET of who sees which client of the firm', () => {
  it('tells its owner of each active client who was given it, and for what', async () => {
    const { body } = await get(owner);
    const books = { user_id: lotte.user.id, type: 1 };
    expect(body.data).toMatchObject([
      {
        name: 'Bakkerij',
        type: 0,
        hidden: 0,
        access: [books, { user_id: jan.user.id, type: 0 }],
      },
      { name: 'Florist', access: [books] },
      { name: 'Molen', hidden: 1, access: [] },
    ]);
    expect(body.counts).toEqual({ all: 3 });
  });

  it('is paged and searched', async () => {
    const { body } = await get(owner, 'client-access?itemsPerPage=1&page=2');
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Florist']);
    expect((await get(owner, 'client-access?search=molen')).body.counts).toEqual({ all: 1 });
  });

  it('names who is invited by the number of the invitation, as the list of users does', async () => {
    const firm = await anAccountant(app);
    const invited = await anAccountant(app, { company: firm.company });
    await aFirmClient(app, firm.company, { name: 'Elders', assigned: [invited] });
    await app.db
      .update(relation_user)
      .set({ status: 1 })
      .where(eq(relation_user.user_id, invited.user.id));
    const users = (await get(firm, 'user/users')).body;
    const { id } = users.find(({ status }: { status: number }) => status === 1);
    expect((await get(firm)).body.data[0].access).toEqual([{ user_id: id, type: 1 }]);
    expect(id).not.toBe(invited.user.id);
  });

  it('is for the owner of the firm alone', async () => {
    for (const other of [lotte, await aMember(app), await inBooksOf(app, owner, bakery)])
      expect((await get(other)).status).toBe(403);
    const elsewhere = await anAccountant(app);
    expect((await get(elsewhere)).body.data).toEqual([]);
  });
});

it('the list of users counts the active clients that each colleague was given', async () => {
  const { body } = await get(owner, 'user/users');
  const clientsOf = ({ user }: Member) =>
    body.find(({ id }: { id: number }) => id === user.id).clients;
  expect(clientsOf(lotte)).toEqual({ bookkeeping: 2, invoicing: 0 });
  expect(clientsOf(jan)).toEqual({ bookkeeping: 0, invoicing: 1 });
  expect(clientsOf(owner)).toBeNull();
  const company = await aMember(app);
  expect((await get(company, 'user/users')).body[0].clients).toBeNull();
});
