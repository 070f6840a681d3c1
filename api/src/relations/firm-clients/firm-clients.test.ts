import { eq } from 'drizzle-orm';
import { administration_relation, relation } from '../../platform/database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Company, type Member } from '../../testing/builders';

const app = appUnderTest();
let owner: Member;
let colleague: Member;
let florist: Company;

beforeAll(async () => {
  owner = await anAccountant(app);
  colleague = await anAccountant(app, { company: owner.company });
  const { company: firm } = owner;
  await aFirmClient(app, firm, { name: 'bakkerij Jansen', city: 'Gouda', link: { hidden: 1 } });
  await aFirmClient(app, firm, { name: 'École', city: 'Delft', phone: '015 1' });
  const contact = { first_name: 'Lelie', last_name: '' };
  florist = await aFirmClient(app, firm, { name: 'Florist', ...contact, assigned: [colleague] });
  const left = { active: 0 } as const;
  await aFirmClient(app, firm, { name: 'Vertrokken', link: left, assigned: [colleague] });
  await aFirmClient(app, firm, { name: 'Gestopt', active: 0, assigned: [colleague] });
  const elsewhere = await anAccountant(app);
  await aFirmClient(app, elsewhere.company, { name: 'Elders' });
});

const call = async ({ headers }: Member, path: string) => {
  const reply = await app.http.inject({ url: `/api/relations/v1/${path}`, headers });
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
    const reply = await all(owner, 'order=asc');
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

  it('leaves out of a list to choose from who is hidden, and persons', async () => {
    const { id } = await aFirmClient(app, owner.company, {
      type: 1,
      name: 'Anneke de Wit',
      assigned: [colleague],
    });
    expect(names(await all(owner, 'order=asc&shown=choosable'))).toEqual(['École', 'Florist']);
    expect(names(await assigned(colleague, 'shown=choosable'))).toEqual(['Florist']);
    expect(names(await assigned(colleague))).toContain('Anneke de Wit');
    await app.db.update(relation).set({ active: 0 }).where(eq(relation.id, id));
  });

  it('has a private person where its own name is shown', async () => {
    const firm = await anAccountant(app);
    const person = { type: 1, name: '', first_name: 'Dirk', last_name: 'Aal' } as const;
    for (const given of [{ name: 'Zand BV' }, person, { name: 'Anker BV' }])
      await aFirmClient(app, firm.company, given);
    expect(names(await all(firm, 'order=asc', firm.company.id))).toEqual([
      'Anker BV',
      '',
      'Zand BV',
    ]);
  });

  it('pages, sorts and searches', async () => {
    const page = await all(owner, 'itemsPerPage=2&page=2&order=asc');
    expect([names(page), page.body.pagination.pageCount]).toEqual([['Florist'], 2]);
    expect(names(await all(owner, 'sort=city&order=desc'))[2]).toBe('École');
    expect(names(await all(owner, 'search=jansen+GOUDA'))).toEqual(['bakkerij Jansen']);
    expect(names(await all(owner, 'search=%25'))).toEqual([]);
    expect(names(await all(owner, 'sort=person&order=desc'))[0]).toBe('Florist');
    expect(names(await all(owner, 'sort=phone&order=desc'))[0]).toBe('École');
  });

  it('gives a client of two firms as each has it', async () => {
    const [one, two] = [await anAccountant(app), await anAccountant(app)];
    const shared = await aFirmClient(app, one.company, { name: 'Gedeeld', link: { hidden: 1 } });
    const of = { administration_id: two.company.id, enterprise_id: shared.id };
    await app.db.insert(administration_relation).values(of);
    const hidden = ({ body }: Awaited<ReturnType<typeof all>>) =>
      body.data.map(({ enterprise }: { enterprise: { hidden: number } }) => enterprise.hidden);
    expect(hidden(await all(one, '', one.company.id))).toEqual([1]);
    expect(hidden(await all(two, '', two.company.id))).toEqual([0]);
  });

  it('gives the deleted ones when asked for, counted by themselves', async () => {
    const reply = await all(owner, 'state=deleted');
    expect([names(reply), reply.body.counts]).toEqual([['Vertrokken'], { all: 1 }]);
    expect(reply.body.data[0].enterprise.active).toBe(0);
    expect(names(await assigned(colleague, 'state=deleted'))).toEqual(['Vertrokken']);
    expect(names(await all(owner, 'state=deleted&search=florist'))).toEqual([]);
  });

  it('goes on from inside a client, with the firm that one comes from', async () => {
    expect(names(await all(await inBooksOf(app, owner, florist)))).toHaveLength(3);
    const inFlorist = await inBooksOf(app, colleague, florist);
    expect(names(await assigned(inFlorist))).toEqual(['Florist']);
    expect((await all(inFlorist)).status).toBe(403);
    expect((await all(inFlorist, '', florist.id)).status).toBe(404);
  });

  it('are none for an accountant at a company that is no firm, as the import customer', async () => {
    const importer = await aMember(app, { type: 1, is_owner: false });
    const { status, body } = await assigned(importer, '', importer.company.id);
    expect([status, body.data]).toEqual([200, []]);
  });

  it('knows no other firm, and is not for a company', async () => {
    const other = await anAccountant(app);
    expect((await all(owner, '', other.company.id)).status).toBe(404);
    expect((await assigned(owner, '', other.company.id)).status).toBe(404);
    const member = await aMember(app);
    expect((await all(member, '', member.company.id)).status).toBe(403);
  });
});
