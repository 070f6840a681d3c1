import { eq } from 'drizzle-orm';
import { relation } from '../platform/database/schema/relations';
import { attempt } from '../platform/database/schema/sessions';
import { NEW_COMPANIES } from '../relations/company/limit-new-companies';
import { A_COMPANY_FORM } from '../testing/a-company-form';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, type Member } from '../testing/builders';

const app = appUnderTest();
let member: Member;

beforeAll(async () => {
  member = await aMember(app);
});

const ENTERPRISE = 'relations/v1/relation/enterprise';
const FIRM = 'relations/v1/administration';
const SAME_KIND = 'auth/v1/create';

async function create(who: Member, path: string, payload: object = A_COMPANY_FORM) {
  const url = `/api/${path}`;
  const reply = await app.http.inject({ method: 'POST', url, headers: who.headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}

describe('POST of a further administration', () => {
  it('keeps every field, and makes one its owner without starting there', async () => {
    const { status, body } = await create(member, ENTERPRISE);
    expect(status).toBe(201);
    expect(body).toMatchObject({ is_owner: true, is_default: 0, type: 0 });
    expect(body.relation).toMatchObject({ name: 'Jansen Vastgoed B.V.', active: 1 });

    const [kept] = await app.db.select().from(relation).where(eq(relation.id, body.relation_id));
    expect(kept).toMatchObject({
      ...A_COMPANY_FORM,
      general_email: A_COMPANY_FORM.email,
      tax_number: 'NL000099998B57',
      bank_account: 'NL91ABNA0417164300',
      postal_code: '2801 JJ',
      owner_relation_id: null,
      booking_enabled: 0,
    });
    const url = '/api/relations/v1/relations';
    const names = (await app.http.inject({ url, headers: member.headers })).json();
    expect(names).toContainEqual(body);
  });

  it.each([ENTERPRISE, FIRM, SAME_KIND])(
    'refuses what cannot be printed on its invoices, where it is typed (%s)',
    async (path) => {
      const form = { ...A_COMPANY_FORM, name: '北京', city: '上海' };
      expect(await create(member, path, form)).toMatchObject({
        status: 422,
        body: {
          errors: {
            name: ['Dit kan niet op papier: 北 京'],
            city: ['Dit kan niet op papier: 上 海'],
          },
        },
      });
    },
  );

  it('makes a company or a firm, as asked, and else one like where one is', async () => {
    const accountant = await anAccountant(app);
    expect((await create(accountant, ENTERPRISE)).body.type).toBe(0);
    expect((await create(member, FIRM)).body.type).toBe(1);
    expect((await create(accountant, SAME_KIND)).body.type).toBe(1);
    expect((await create(member, SAME_KIND)).body.type).toBe(0);
  });

  it.each([ENTERPRISE, FIRM, SAME_KIND])('says per field what is missing (%s)', async (path) => {
    const { status, body } = await create(member, path, { coc_number: '12', postal_code: '1' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      name: ['Bedrijfsnaam is verplicht.'],
      email: ['E-mailadres is verplicht.'],
      coc_number: ['KvK-nummer bestaat uit 8 cijfers'],
      tax_number: ['BTW nummer is verplicht.'],
      bank_account: ['Bankrekening is verplicht.'],
      address: ['Adres is verplicht.'],
      postal_code: ['Postcode is onjuist'],
      city: ['Stad is verplicht.'],
    });
  });

  it('is not done in the name of a client', async () => {
    const owner = await anAccountant(app);
    const inClient = await inBooksOf(app, owner, await aFirmClient(app, owner.company));
    expect((await create(inClient, ENTERPRISE)).status).toBe(403);
  });
});

describe('how many companies somebody adds', () => {
  const client = { ...A_COMPANY_FORM, general_email: A_COMPANY_FORM.email, accept_alike: true };
  const addClient = (to: Member) =>
    create(to, `relations/v1/relation/${to.company.id}/administration/enterprise`, client);
  const addOwn = (to: Member) => create(to, SAME_KIND);

  it('is limited per day, own ones and clients together, as each may mail by itself', async () => {
    const owner = await anAccountant(app);
    const window_ends_at = new Date(Date.now() + 3_600_000 * 5);
    const subject = `new company user ${owner.user.id}`;
    const tries = NEW_COMPANIES.tries - 2;
    await app.db.insert(attempt).values({ subject, tries, window_ends_at });
    expect((await addClient(owner)).status).toBe(201);
    expect((await addOwn(owner)).status).toBe(201);
    for (const add of [addOwn, addClient])
      expect(await add(owner)).toMatchObject({
        status: 429,
        body: { message: 'Te veel pogingen. Probeer het over 24 uur opnieuw.' },
      });
    expect((await addOwn(await anAccountant(app))).status).toBe(201);
  });

  it('counts nothing that was refused', async () => {
    const owner = await anAccountant(app);
    expect((await create(owner, SAME_KIND, { ...A_COMPANY_FORM, name: '北京' })).status).toBe(422);
    const isTheirs = eq(attempt.subject, `new company user ${owner.user.id}`);
    expect(await app.db.$count(attempt, isTheirs)).toBe(0);
  });
});
