import { eq } from 'drizzle-orm';
import { audit } from '../../platform/database/schema/platform';
import { administration_user } from '../../platform/database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask(method: Method, path: string, payload?: object, who = member) {
  const url = `/api/administrations/v1/${path}`;
  const { headers } = who;
  const reply = await app.http.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}

const add = async (name: string, given: object = {}) =>
  (await ask('POST', 'project', { name, ...given })).body;
const list = async (query = '') => (await ask('GET', `projects?${query}`)).body;
const names = async (query = '') =>
  (await list(query)).data.map(({ name }: { name: string }) => name);

describe('GET projects', () => {
  it('finds every word in name, contact person, e-mail or place, and takes signs as they are', async () => {
    await add('Verbouwing kade', { first_name: 'Noor', last_name: 'Bos', city: 'Gouda' });
    await add('100% Nieuwbouw', { email: 'bouw@noord.nl' });
    expect(await names('search=BOUW')).toEqual(['100% Nieuwbouw', 'Verbouwing kade']);
    expect(await names('search=gouda%20noor')).toEqual(['Verbouwing kade']);
    expect(await names('search=noord.nl')).toEqual(['100% Nieuwbouw']);
    expect(await names('search=0%25')).toEqual(['100% Nieuwbouw']);
    expect(await names('search=_')).toEqual([]);
    expect((await list('search=kade')).counts).toEqual({ all: 1 });
  });

  it('sorts by name, contact person, e-mail and place, both ways, as a dictionary does', async () => {
    await add('École', { last_name: 'Smit', email: 'b@x.nl', city: 'Zwolle' });
    await add('Dak', { last_name: 'Bos', email: 'c@x.nl', city: 'Assen' });
    await add('Zolder', { last_name: 'Bos', first_name: 'An', email: 'a@x.nl', city: 'Échten' });
    expect(await names()).toEqual(['Dak', 'École', 'Zolder']);
    expect(await names('order=desc')).toEqual(['Zolder', 'École', 'Dak']);
    expect(await names('sort=person')).toEqual(['Dak', 'Zolder', 'École']);
    expect(await names('sort=email')).toEqual(['Zolder', 'École', 'Dak']);
    expect(await names('sort=city&order=desc')).toEqual(['École', 'Zolder', 'Dak']);
  });

  it('goes by pages, loses none of equal ones, and shows the last page beyond it', async () => {
    for (let n = 0; n < 12; n++) await add('Gelijk');
    const pages = [await list(), await list('page=2')];
    const ids = pages.flatMap(({ data }) => data.map(({ id }: { id: number }) => id));
    expect(new Set(ids).size).toBe(12);
    expect(await list('page=9')).toMatchObject({
      pagination: { page: 2, pageStart: 11, pageStop: 12, pageCount: 2, itemsLength: 12 },
    });
  });
});

describe('POST, GET, PUT and DELETE project', () => {
  it('fills in what is left out', async () => {
    const { status, body } = await ask('POST', 'project', { name: ' Dak ', postal_code: '1234ab' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ name: 'Dak', postal_code: '1234 AB', country: 'NL', payment_period: 30, hidden: 0 },
      ...{ enterprise_project_type: 'client', email: '', bank_account: '' },
    });
    expect((await ask('GET', `project/${body.id}`)).body).toEqual(body);
  });

  it.each([
    ['no name', { name: ' ' }, { name: ['Bedrijfsnaam is verplicht'] }],
    [
      'a KvK number of seven digits',
      { coc_number: '1234567' },
      { coc_number: ['KvK-nummer bestaat uit 8 cijfers'] },
    ],
    ['a wrong e-mail address', { email: 'a@b' }, { email: ['E-mailadres is onjuist'] }],
    ['a wrong VAT number', { tax_number: '12' }, { tax_number: ['Btw-nummer is onjuist'] }],
    ['a wrong IBAN', { bank_account: 'NL00' }, { bank_account: ['IBAN is onjuist'] }],
    ['a wrong postal code', { postal_code: '12' }, { postal_code: ['Postcode is onjuist'] }],
    ['no country', { country: 'XX' }, { country: ['Kies een land uit de lijst'] }],
  ])('refuses %s, new or changed, and keeps what was there', async (_, given, errors) => {
    const { id } = await add('Dak');
    const payload = { name: 'Zolder', ...given };
    for (const { status, body } of [
      await ask('POST', 'project', payload),
      await ask('PUT', `project/${id}`, payload),
    ])
      expect([status, body.errors]).toEqual([422, errors]);
    expect(await names()).toEqual(['Dak']);
  });

  it('changes a project as a whole', async () => {
    const { id } = await add('Dak', { city: 'Gouda' });
    const change = { name: 'Zolder', hidden: 1, enterprise_project_type: 'supplier' };
    const { status, body } = await ask('PUT', `project/${id}`, change);
    expect([status, body]).toEqual([200, expect.objectContaining({ id, city: '', ...change })]);
    expect((await list()).data).toEqual([body]);
  });

  it('refuses a change that is based on an older version, and says who was first', async () => {
    const { id, updated_at } = await add('Dak');
    await ask('PUT', `project/${id}`, { name: 'Eerst', updated_at });
    const late = await ask('PUT', `project/${id}`, { name: 'Laat', updated_at });
    expect([late.status, late.body.message]).toEqual([
      ...[409, expect.stringContaining('Intussen gewijzigd door Sanne de Boer')],
    ]);
    expect(await names()).toEqual(['Eerst']);
  });

  it('deletes no project that a colleague changed since it was seen', async () => {
    const { id, updated_at } = await add('Dak');
    await ask('PUT', `project/${id}`, { name: 'Dak en goot' });
    const { status, body } = await ask('DELETE', `project/${id}`, { updated_at });
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^Intussen gewijzigd door /),
    ]);
    expect(await names()).toEqual(['Dak en goot']);
  });

  it('deletes a project once, whoever asks at the same time; the audit keeps what it was', async () => {
    const { id } = await add('Dak', { phone: '0612345678' });
    const answers = await Promise.all([1, 2, 3].map(() => ask('DELETE', `project/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await names()).toEqual([]);
    for (const method of ['GET', 'PUT'] as const)
      expect((await ask(method, `project/${id}`, { name: 'Dak' })).status).toBe(404);
    const rows = await app.db.select().from(audit).where(eq(audit.relation_id, member.company.id));
    expect(JSON.stringify(rows.at(-1))).toContain('0612345678');
  });
});

describe('who has projects', () => {
  it('is each company for itself, and a firm for itself', async () => {
    await add('Van ons');
    const accountant = await anAccountant(app);
    expect((await ask('GET', 'projects', undefined, accountant)).body.data).toEqual([]);
    expect((await ask('POST', 'project', { name: 'Van kantoor' }, accountant)).status).toBe(201);
    expect(await names()).toEqual(['Van ons']);
  });

  it('is nobody without the bookkeeping, nor who only invoices for a client', async () => {
    const without = await aMember(app);
    const accountant = await anAccountant(app);
    const { company } = accountant;
    const client = await aFirmClient(app, company);
    const invoicer = await anAccountant(app, { company });
    await app.db.insert(administration_user).values({
      ...{ administration_id: company.id, enterprise_id: client.id },
      ...{ user_id: invoicer.user.id, type: 0 },
    });
    const statuses = await Promise.all(
      [
        without,
        await inBooksOf(app, invoicer, client),
        await inBooksOf(app, accountant, client),
      ].map(async (who) => (await ask('GET', 'projects', undefined, who)).status),
    );
    expect(statuses).toEqual([403, 403, 200]);
  });
});
