import { endpoints } from '@boekwerk/shared/contract/all';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();
let member: Member;

beforeAll(async () => {
  member = await aMember(app, { type: 0 });
});

const details = {
  name: 'Bakkerij Jansen B.V.',
  email: 'info@bakkerijjansen.example',
  tax_number: 'NL 0000.99998.B57',
  bank_account: 'NL91 ABNA 0417 1643 00',
  address: 'Markt 1',
  postal_code: '2801 JJ',
  city: 'Gouda',
};
const change = (id: number, form: object, who = member) =>
  app.http.inject({
    method: 'PUT',
    url: `/api/relations/v1/relation/${id}`,
    headers: who.headers,
    payload: form,
  });

describe('the own company', () => {
  it('is given with what the caller is in it', async () => {
    const url = '/api/relations/v1/default';
    const reply = await app.http.inject({ url, headers: member.headers });
    expect(reply.json()).toMatchObject({
      relation: { id: member.company.id, logo_url: null },
      is_owner: true,
      is_impersonating: false,
      is_import_customer: false,
    });
  });

  it('names every right there is, and which of them the caller has', async () => {
    const url = '/api/relations/v1/default';
    const { rights } = (await app.http.inject({ url, headers: member.headers })).json();
    expect(rights).toMatchObject({ invoicing: true, users: true, practice: false, imports: false });
    const asked = Object.values(endpoints).map(({ right }) => right);
    expect(asked.filter((right) => right !== 'anyone' && !(right in rights))).toEqual([]);
  });

  it('says whether a firm keeps its books, when they were exported, and where one came from', async () => {
    const exported = new Date('2026-11-01T15:00:00.000Z');
    const owner = await anAccountant(app);
    const client = await aFirmClient(app, owner.company, { last_exported_at: exported });
    const url = '/api/relations/v1/default';
    const ask = async ({ headers }: Member) => (await app.http.inject({ url, headers })).json();
    expect(await ask(await aMember(app, { company: client }))).toMatchObject({
      is_client: true,
      original: null,
      last_exported_at: exported.toISOString(),
    });
    const { id, name } = owner.company;
    expect(await ask(await inBooksOf(app, owner, client))).toMatchObject({
      relation: { id: client.id },
      is_impersonating: true,
      is_owner: false,
      original: { id, name, is_owner: true },
    });
  });

  it('keeps what else there is to know of it, and where its own invoices come in', async () => {
    const more = {
      general_email: 'inkoop@bakkerijjansen.example',
      website: 'www.bakkerijjansen.example',
      mobile: '06 1',
      initial: 'J.',
      email_text: '',
      legal_form: 'B.V.',
      invoice_address: '',
      visiting_address: 'Markt 2, 2801 JJ Gouda',
      currency: 'EUR',
    };
    const reply = await change(member.company.id, { ...details, ...more });
    expect(reply.json()).toMatchObject(more);
    expect((await change(member.company.id, details)).json()).toMatchObject(more);
    const told = (await change(member.company.id, { ...details, note: 'x' })).json();
    expect(told).not.toHaveProperty('note');
  });

  it('takes new details, with its numbers written as they should be', async () => {
    const reply = await change(member.company.id, details);
    expect(reply.json()).toMatchObject({
      name: 'Bakkerij Jansen B.V.',
      tax_number: 'NL000099998B57',
      bank_account: 'NL91ABNA0417164300',
    });
  });

  it('takes new details beside a name that cannot be printed, as long as that stays as it was', async () => {
    const owner = await aMember(app, { company: await aCompany(app, { type: 0, name: '北京' }) });
    const form = { ...details, name: '北京' };
    const changed = await change(owner.company.id, form, owner);
    expect([changed.statusCode, changed.json().city]).toEqual([200, 'Gouda']);
    const refused = await change(owner.company.id, { ...form, name: '上海' }, owner);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['name']]);
  });

  it('says what is missing', async () => {
    const reply = await change(member.company.id, { ...details, city: '', bank_account: '' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual({
      city: ['Stad is verplicht.'],
      bank_account: ['Bankrekening is verplicht.'],
    });
  });

  it('needs a name of a company, and both names of a person, together with all else', async () => {
    expect((await change(member.company.id, { tax_number: 'x' })).json().errors).toEqual({
      name: ['Bedrijfsnaam is verplicht.'],
      email: ['E-mailadres is verplicht.'],
      tax_number: ['Btw-nummer is onjuist'],
      bank_account: ['Bankrekening is verplicht.'],
      address: ['Adres is verplicht.'],
      postal_code: ['Postcode is verplicht.'],
      city: ['Stad is verplicht.'],
    });
    const person = await aMember(app, { company: await aCompany(app, { type: 1 }) });
    expect(
      (await change(person.company.id, { ...details, name: '' }, person)).json().errors,
    ).toEqual({
      first_name: ['Voornaam is verplicht.'],
      last_name: ['Achternaam is verplicht.'],
    });
  });

  it('calls a person by first and last name, whatever name came along', async () => {
    const person = await aMember(app, { company: await aCompany(app, { type: 1 }) });
    const names = { name: 'Anders', first_name: 'Ida', last_name: 'de Wit' };
    const reply = await change(person.company.id, { ...details, ...names }, person);
    expect(reply.json()).toMatchObject({ type: 1, name: 'Ida de Wit' });
    const url = '/api/relations/v1/relations';
    const listed = (await app.http.inject({ url, headers: person.headers })).json();
    expect(JSON.stringify(listed)).toContain('Ida de Wit');
  });

  it('is the only one that can be changed', async () => {
    expect((await change((await aCompany(app)).id, details)).statusCode).toBe(404);
  });
});
