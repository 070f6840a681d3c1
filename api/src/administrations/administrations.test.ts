import { eq } from 'drizzle-orm';
import { relation_user } from '../platform/database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { atOnce } from '../testing/at-once';
import { aCompany, aMember, aUser, type Member } from '../testing/builders';

const app = appUnderTest();

const list = async ({ headers }: Member) => {
  const reply = await app.http.inject({ url: '/api/relations/v1/relations', headers });
  return { status: reply.statusCode, body: reply.json() };
};
const setDefault = async ({ headers }: Member, id: number) => {
  const url = `/api/relations/v1/relation/${id}/default`;
  const reply = await app.http.inject({ method: 'PUT', url, headers });
  return { status: reply.statusCode, body: reply.json() };
};

/** Somebody who works in a bakery (and starts there), in a firm and in a company that has stopped. */
async function somebodyInThree() {
  const user = await aUser(app);
  const bakery = await aMember(app, { user, company: await aCompany(app, { name: 'bakkerij' }) });
  const firm = await anAccountant(app, {
    user,
    is_default: false,
    is_owner: false,
    company: await aCompany(app, { name: 'Advies', relation_user_type: 1 }),
  });
  const stopped = await aMember(app, {
    user,
    is_default: false,
    company: await aCompany(app, { name: 'Café', active: 0 }),
  });
  return { bakery, firm, stopped };
}

describe('GET of the administrations', () => {
  it('names those in which one works, by name, with what one is there', async () => {
    const { bakery, firm, stopped } = await somebodyInThree();
    await aMember(app, { user: bakery.user, status: 1 }); // invited, and not come yet
    await aMember(app);
    const { body } = await list(bakery);
    const logo_url = null;
    expect(body).toEqual([
      {
        relation_id: firm.company.id,
        is_default: 0,
        type: 1,
        is_owner: false,
        relation: { id: firm.company.id, name: 'Advies', active: 1, logo_url },
      },
      {
        relation_id: bakery.company.id,
        is_default: 1,
        type: 0,
        is_owner: true,
        relation: { id: bakery.company.id, name: 'bakkerij', active: 1, logo_url },
      },
      {
        relation_id: stopped.company.id,
        is_default: 0,
        type: 0,
        is_owner: true,
        relation: { id: stopped.company.id, name: 'Café', active: 0, logo_url },
      },
    ]);
  });

  it('is not for who works in the books of a client', async () => {
    const owner = await anAccountant(app);
    const client = await aFirmClient(app, owner.company);
    expect((await list(await inBooksOf(app, owner, client))).status).toBe(403);
  });
});

describe('PUT of the default administration', () => {
  it('leaves one default, also when two are asked for at once', async () => {
    const { bakery, firm } = await somebodyInThree();
    const { body } = await setDefault(bakery, firm.company.id);
    const defaults = (entries: { is_default: number; relation_id: number }[]) =>
      entries.filter(({ is_default }) => is_default === 1).map(({ relation_id }) => relation_id);
    expect(defaults(body)).toEqual([firm.company.id]);

    await Promise.all([
      setDefault(bakery, bakery.company.id),
      setDefault(bakery, firm.company.id),
      setDefault(bakery, bakery.company.id),
    ]);
    expect(defaults((await list(bakery)).body)).toHaveLength(1);
  });

  it('stays where it is for who is taken out of the other company at that moment', async () => {
    const { bakery, firm } = await somebodyInThree();
    const boss = await anAccountant(app, { company: firm.company, is_owner: true });
    const url = `/api/relations/v1/administration/${firm.company.id}/user/${bakery.user.id}`;
    const remove = () => app.http.inject({ method: 'DELETE', url, headers: boss.headers });
    const [removed, asked] = await atOnce(app, remove, () => setDefault(bakery, firm.company.id));
    expect([removed.statusCode, asked.status]).toEqual([204, 404]);
    expect((await list(bakery)).body).toContainEqual(
      expect.objectContaining({ relation_id: bakery.company.id, is_default: 1 }),
    );
  });

  it('leaves the defaults of others alone', async () => {
    const { bakery, firm } = await somebodyInThree();
    const colleague = await anAccountant(app, { company: firm.company });
    await setDefault(bakery, bakery.company.id);
    const rows = await app.db
      .select()
      .from(relation_user)
      .where(eq(relation_user.user_id, colleague.user.id));
    expect(rows.map(({ is_default }) => is_default)).toEqual([true]);
  });

  it('knows no company in which one does not work, and starts nobody in one that has stopped', async () => {
    const { bakery, stopped } = await somebodyInThree();
    const invited = await aMember(app, { user: bakery.user, status: 1 });
    expect((await setDefault(bakery, invited.company.id)).status).toBe(404);
    expect((await setDefault(bakery, (await aCompany(app)).id)).status).toBe(404);
    const refused = await setDefault(bakery, stopped.company.id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('Deze administratie is niet meer actief');
  });
});
