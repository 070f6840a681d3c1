import { eq } from 'drizzle-orm';
import { relation } from '../../platform/database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();
let owner: Member;

beforeAll(async () => {
  owner = await anAccountant(app);
});

const form = {
  name: 'Visser Advies',
  coc_number: '90004760',
  tax_number: 'NL000099998B57',
  address: 'Westhaven 31',
  postal_code: '2801 PJ',
  city: 'Gouda',
};
const update = async (who: Member, id: number, payload: object = form) => {
  const url = `/api/relations/v1/administration/${id}`;
  return app.http.inject({ method: 'PUT', url, headers: who.headers, payload });
};

describe('PUT of a firm that starts', () => {
  it('keeps its details and nothing else', async () => {
    const before = owner.company;
    expect((await update(owner, before.id)).statusCode).toBe(204);
    const [after] = await app.db.select().from(relation).where(eq(relation.id, before.id));
    expect(after).toMatchObject({ ...form, email: before.email, relation_user_type: 1 });
  });

  it('says what is missing', async () => {
    const reply = await update(owner, owner.company.id, {});
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({
      name: ['Bedrijfsnaam is verplicht.'],
      coc_number: ['KVK nummer is verplicht.'],
      tax_number: ['BTW nummer is verplicht.'],
      postal_code: ['Postcode is verplicht.'],
      city: ['Stad is verplicht.'],
    });
  });

  it('knows no other firm, and no company that is none', async () => {
    const other = await anAccountant(app);
    expect((await update(owner, other.company.id)).statusCode).toBe(404);
    const importer = await aMember(app, { type: 1 });
    expect((await update(importer, importer.company.id)).statusCode).toBe(404);
  });

  it('is not for a company', async () => {
    const member = await aMember(app);
    expect((await update(member, member.company.id)).statusCode).toBe(403);
  });
});

describe('GET of the parent', () => {
  const parent = async (who: Member, id = who.company.id) => {
    const url = `/api/relations/v1/administration/${id}/parent`;
    const reply = await app.http.inject({ url, headers: who.headers });
    return { status: reply.statusCode, body: reply.json() };
  };

  it('names the firm that keeps the books, also to who works there for it', async () => {
    const company = await aFirmClient(app, owner.company);
    const firm = { id: owner.company.id, name: form.name };
    expect((await parent(await aMember(app, { company }))).body).toEqual(firm);
    expect((await parent(await inBooksOf(app, owner, company))).body).toEqual(firm);
  });

  it('is null for who keeps their own books', async () => {
    expect(await parent(await aMember(app))).toEqual({ status: 200, body: null });
  });

  it('is told of the own company only', async () => {
    expect((await parent(owner, (await aCompany(app)).id)).status).toBe(404);
  });
});
