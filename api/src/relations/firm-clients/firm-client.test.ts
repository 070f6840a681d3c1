import { eq } from 'drizzle-orm';
import { audit } from '../../platform/database/schema/platform';
import { relation } from '../../platform/database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Company, type Member } from '../../testing/builders';

const app = appUnderTest();
let owner: Member;

beforeEach(async () => {
  owner = await anAccountant(app);
});

const call = async (
  { headers }: Member,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
) => {
  const url = `/api/relations/v1/${path}`;
  const reply = await app.http.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
};
const add = (kind: string, form: object, who = owner, firm = owner.company.id) =>
  call(who, 'POST', `relation/${firm}/administration/${kind}`, form);
const read = (id: number, who = owner) => call(who, 'GET', `administration/enterprise/${id}`);
const put = (kind: string, id: number, form: object, who = owner) =>
  call(who, 'PUT', `relation/${id}/${kind}`, form);

const salon = {
  name: 'Kapsalon Knip',
  general_email: 'knip@kapsalon.example',
  first_name: 'Ali',
  last_name: 'Kaya',
  phone: '010 1',
  coc_number: '69599084',
  tax_number: 'nl 0000.99998.b57',
  bank_account: 'nl91 abna 0417 1643 00',
  address: 'Kade 2',
  postal_code: '3011ab',
  city: 'Rotterdam',
  note: 'Belt liever',
  payment_period: 14,
  hidden: 1,
  initial: 'S.',
  email_text: 'balie@knip.example',
  mobile: '06 2',
  website: 'www.knip.example',
  legal_form: 'V.O.F.',
  invoice_address: 'Postbus 1, 3000 AA Rotterdam',
  visiting_address: 'Kade 4, 3011 AB Rotterdam',
  currency: 'CHF',
};
const ida = {
  first_name: 'Ida',
  last_name: 'de Wit',
  initial: 'I.',
  email_text: 'ida@wit.example',
  mobile: '06 1',
  gender: 'female',
  bsn: '111222333',
  memo: 'Erfenis',
  children: 2,
  married_to: 'Jan',
  date_of_birth: '1970-02-28',
  currency: 'USD',
  note: 'Let op',
};

describe('POST of a client of a firm', () => {
  it('keeps every field of a company, its books kept unless it is said otherwise', async () => {
    const { status, body } = await add('enterprise', salon);
    expect(status).toBe(201);
    expect(body).toMatchObject({ booking_enabled: 1, user_relation: null });
    expect(body.enterprise).toMatchObject({ type: 0, hidden: 1, active: 1, phone: '010 1' });
    expect((await read(body.enterprise.id)).body).toMatchObject({
      ...salon,
      email: salon.general_email,
      postal_code: '3011 AB',
      tax_number: 'NL000099998B57',
      bank_account: 'NL91ABNA0417164300',
      person: null,
      booking_enabled: 1,
    });
    const without = await add('enterprise', {
      ...salon,
      booking_enabled: 0,
      accept_alike: true,
    });
    expect(without.body.booking_enabled).toBe(0);
  });

  it('keeps every field of a person, who goes by name and is mailed at the address there is', async () => {
    const { body } = await add('private', ida);
    expect(body.enterprise).toMatchObject({ type: 1, name: 'Ida de Wit' });
    const { first_name, last_name, note, ...more } = ida;
    expect((await read(body.enterprise.id)).body).toMatchObject({
      first_name,
      last_name,
      note,
      name: 'Ida de Wit',
      payment_period: 30,
      email: '',
      general_email: 'ida@wit.example',
      person: { ...more, bsn: '•••••••33' },
    });
    const personal = await add('private', {
      ...ida,
      email: 'zelf@wit.example',
      accept_alike: true,
    });
    expect(personal.body.enterprise.general_email).toBe('zelf@wit.example');
  });

  it('says what is missing, all at once', async () => {
    expect((await add('enterprise', { postal_code: '1' })).body.errors).toEqual({
      name: ['Bedrijfsnaam is verplicht.'],
      general_email: ['Algemene email is verplicht.'],
      postal_code: ['Postcode is onjuist'],
    });
    const wrong = { bsn: '123456789', children: -1, bank_account: 'NL00', date_of_birth: '1-1' };
    expect((await add('private', wrong)).body.errors).toEqual({
      first_name: ['Voornaam is verplicht.'],
      last_name: ['Achternaam is verplicht.'],
      bsn: ['BSN is onjuist'],
      children: ['Vul 0 of meer in'],
      bank_account: ['IBAN is onjuist'],
      date_of_birth: ['Geboortedatum is onjuist'],
    });
  });

  it('refuses what cannot be printed on the invoices of the client, where it is typed', async () => {
    expect(await add('enterprise', { ...salon, name: '北京', city: '上海' })).toMatchObject({
      status: 422,
      body: {
        errors: {
          name: ['Dit kan niet op papier: 北 京'],
          city: ['Dit kan niet op papier: 上 海'],
        },
      },
    });
    expect((await add('private', { ...ida, last_name: '王' })).body.errors).toEqual({
      last_name: ['Dit kan niet op papier: 王'],
    });
  });

  it('is for the owner of the firm, in that firm', async () => {
    const colleague = await anAccountant(app, { company: owner.company });
    const client = await aFirmClient(app, owner.company, { assigned: [colleague] });
    for (const who of [colleague, await inBooksOf(app, owner, client), await aMember(app)])
      expect((await add('enterprise', salon, who)).status).toBe(403);
    const { company } = await anAccountant(app);
    expect((await add('enterprise', salon, owner, company.id)).status).toBe(404);
  });
});

describe('GET of a client of a firm', () => {
  it('is for the owner of that firm alone', async () => {
    const client = await aFirmClient(app, owner.company, { name: 'Florist' });
    expect((await read(client.id)).body).toMatchObject({ id: client.id, name: 'Florist' });
    expect((await read(client.id, await anAccountant(app))).status).toBe(404);
    expect((await read(owner.company.id)).status).toBe(404);
    const colleague = await anAccountant(app, { company: owner.company });
    expect((await read(client.id, colleague)).status).toBe(403);
  });

  it('shows one that was deleted, to look at before it is put back', async () => {
    const client = await aFirmClient(app, owner.company, { link: { active: 0 } });
    expect((await read(client.id)).body.active).toBe(0);
  });

  it('has a person of whom nothing more was filled in yet', async () => {
    const client = await aFirmClient(app, owner.company, { type: 1, first_name: 'Bo' });
    expect((await read(client.id)).body.person).toEqual({
      initial: '',
      email_text: '',
      mobile: '',
      gender: 'male',
      bsn: '',
      memo: '',
      married_to: '',
      children: 0,
      date_of_birth: null,
      currency: 'EUR',
    });
    const form = { first_name: 'Bo', last_name: 'Bos', memo: 'Nieuw' };
    expect((await put('private', client.id, form)).status).toBe(200);
    expect((await read(client.id)).body.person.memo).toBe('Nieuw');
  });
});

describe('PUT of a client of a firm', () => {
  it('changes a company by the rules of the firm, and what hides it on the link', async () => {
    const { id } = (await add('enterprise', salon)).body.enterprise;
    const { updated_at } = (await read(id)).body;
    const form = { name: 'Knip & Zn', general_email: 'zn@knip.example', hidden: 0, updated_at };
    const changed = await put('enterprise', id, form);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ name: 'Knip & Zn', city: '', hidden: 0, type: 0 });
    const [row] = await app.db.select().from(relation).where(eq(relation.id, id));
    expect(row).toMatchObject({ hidden: 0, booking_enabled: 1, search_text: /knip & zn/ as never });
  });

  it('changes a person, and keeps first and last name as the name', async () => {
    const { id } = (await add('private', ida)).body.enterprise;
    const form = { ...ida, last_name: 'Zwart', memo: 'Nieuw', bsn: '•••••••33' };
    expect((await put('private', id, form)).body).toMatchObject({ name: 'Ida Zwart', type: 1 });
    const { person } = (await read(id)).body;
    expect(person).toMatchObject({ memo: 'Nieuw', children: 2, bsn: '•••••••33' });
  });

  it('refuses what cannot be printed on the invoices of the client, where it is typed', async () => {
    const company = await aFirmClient(app, owner.company);
    expect(await put('enterprise', company.id, { ...salon, name: '北京' })).toMatchObject({
      status: 422,
      body: { errors: { name: ['Dit kan niet op papier: 北 京'] } },
    });
    const person = await aFirmClient(app, owner.company, { type: 1 });
    expect((await put('private', person.id, { ...ida, last_name: '王' })).body.errors).toEqual({
      last_name: ['Dit kan niet op papier: 王'],
    });
  });

  it('changes a client whose name cannot be printed, as long as that stays as it was', async () => {
    const { id } = await aFirmClient(app, owner.company, { name: '北京' });
    const changed = await put('enterprise', id, { ...salon, name: '北京', city: 'Gouda' });
    expect(changed).toMatchObject({ status: 200, body: { name: '北京', city: 'Gouda' } });
  });

  it('says what is wrong by the role of who asks, all at once', async () => {
    const company = await aFirmClient(app, owner.company);
    expect((await put('enterprise', company.id, { bank_account: 'NL00' })).body.errors).toEqual({
      name: ['Bedrijfsnaam is verplicht.'],
      general_email: ['Algemene email is verplicht.'],
      bank_account: ['IBAN is onjuist'],
    });
    const member = await aMember(app);
    expect(
      (await put('enterprise', company.id, { bsn: 'x', city: 'Gouda' }, member)).body.errors,
    ).toEqual({
      first_name: ['Voornaam is verplicht'],
      last_name: ['Achternaam is verplicht'],
      email: ['E-mailadres is verplicht'],
      general_email: ['E-mailadres is verplicht'],
      address: ['Adres is verplicht'],
      postal_code: ['Postcode is verplicht'],
    });
  });

  it('makes no person of a company, and no company of a person', async () => {
    const { id } = (await add('enterprise', salon)).body.enterprise;
    const { id: person } = (await add('private', ida)).body.enterprise;
    expect(await put('private', id, ida)).toMatchObject({
      status: 409,
      body: { message: /onderneming/ as never },
    });
    expect((await put('enterprise', person, salon)).status).toBe(409);
    expect((await read(person)).body).toMatchObject({ type: 1, name: 'Ida de Wit' });
  });

  it('is a 409 that names who changed it, the firm or the client’s own user', async () => {
    const { id } = (await add('enterprise', salon)).body.enterprise;
    const form = { ...salon, updated_at: (await read(id)).body.updated_at };
    const boss = await aMember(app, {
      company: { id } as Company,
      user: undefined,
    });
    const own = {
      name: 'Zelf',
      email: 'zelf@knip.example',
      tax_number: 'NL000099998B57',
      bank_account: 'NL91ABNA0417164300',
      address: 'A 1',
      postal_code: '3011 AB',
      city: 'B',
    };
    expect((await call(boss, 'PUT', `relation/${id}`, own)).status).toBe(200);
    const stale = await put('enterprise', id, form);
    expect([stale.status, stale.body.message]).toEqual([
      ...[409, expect.stringContaining('gewijzigd door Sanne de Boer')],
    ]);

    const { updated_at } = (await read(id)).body;
    expect((await put('enterprise', id, { ...form, updated_at })).status).toBe(200);
    const late = await call(boss, 'PUT', `relation/${id}`, { ...own, updated_at });
    expect([late.status, late.body.message]).toEqual([
      ...[409, expect.stringContaining('gewijzigd door Sanne de Boer')],
    ]);
  });

  it('leaves another firm’s client, the firm itself and a deleted client alone', async () => {
    const theirs = await aFirmClient(app, (await anAccountant(app)).company);
    expect((await put('enterprise', theirs.id, salon)).status).toBe(404);
    expect((await put('enterprise', owner.company.id, salon)).status).toBe(404);
    const gone = await aFirmClient(app, owner.company, { link: { active: 0 } });
    expect((await put('enterprise', gone.id, salon)).status).toBe(409);
    const colleague = await anAccountant(app, { company: owner.company });
    const client = await aFirmClient(app, owner.company, { assigned: [colleague] });
    expect((await put('enterprise', client.id, salon, colleague)).status).toBe(403);
  });

  it('leaves in the audit what became of it, also of what hides it', async () => {
    const { id } = (await add('private', ida)).body.enterprise;
    await put('private', id, { ...ida, memo: 'Nieuw', hidden: 1, bsn: '123456782' });
    const rows = await app.db.select().from(audit).where(eq(audit.entity_id, id)).orderBy(audit.id);
    expect(rows.at(-1)).toMatchObject({
      entity: 'relation',
      about: [`relation.${id}`],
      changes: { memo: ['Erfenis', 'Nieuw'], hidden: [0, 1], bsn_sealed: ['•••', '•••'] },
    });
  });
});
