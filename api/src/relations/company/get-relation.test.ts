import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aCustomer, aMember, type Company, type Member } from '../../testing/builders';

const app = appUnderTest();
let owner: Member;
let colleague: Member;
let client: Company;

beforeAll(async () => {
  owner = await anAccountant(app);
  colleague = await anAccountant(app, { company: owner.company });
  client = await aFirmClient(app, owner.company, { name: 'Florist' });
});

const get = async ({ headers }: Member, { id }: Pick<Company, 'id'>) => {
  const reply = await app.http.inject({ url: `/api/relations/v1/relation/${id}`, headers });
  return { status: reply.statusCode, name: reply.json().name };
};

describe('GET of a company', () => {
  it('shows the own one, and the others in which one works', async () => {
    const member = await aMember(app);
    const second = await aMember(app, { user: member.user, is_default: false });
    expect(await get(member, member.company)).toEqual({ status: 200, name: member.company.name });
    expect((await get(member, second.company)).status).toBe(200);
    const offered = await aMember(app, { user: member.user, status: 1 });
    expect((await get(member, offered.company)).status).toBe(404);
  });

  it('shows a client of the firm to who sees it', async () => {
    expect(await get(owner, client)).toEqual({ status: 200, name: 'Florist' });
    expect((await get(colleague, client)).status).toBe(404);
    const mine = await aFirmClient(app, owner.company, { assigned: [colleague] });
    expect((await get(colleague, mine)).status).toBe(200);
    const stopped = await aFirmClient(app, owner.company, { active: 0 });
    expect((await get(owner, stopped)).status).toBe(404);
  });

  it('shows from inside a client that client only', async () => {
    const other = await aFirmClient(app, owner.company);
    const inClient = await inBooksOf(app, owner, client);
    expect((await get(inClient, client)).status).toBe(200);
    expect((await get(inClient, other)).status).toBe(404);
    expect((await get(inClient, owner.company)).status).toBe(404);
  });

  it('knows no customers, and no companies of others', async () => {
    expect((await get(owner, await aCustomer(app, owner.company))).status).toBe(404);
    expect((await get(owner, await aCompany(app))).status).toBe(404);
    const rival = await anAccountant(app);
    expect((await get(rival, client)).status).toBe(404);
  });
});
