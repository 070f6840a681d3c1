import { aForm, callsOf } from '../../invoicing/testing/an-invoice';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aCustomer, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

const call = (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object) =>
  app.http.inject({
    method,
    url: `/api/relations/v1/${url}`,
    headers: member.headers,
    ...(payload && { payload }),
  });

const restaurant = {
  name: 'Restaurant De Haven',
  email: 'info@dehaven.example',
  general_email: 'facturen@dehaven.example',
  address: 'Kade 1',
  postal_code: '1234ab',
  city: 'Hoorn',
};
const create = (form: object, company = member.company.id) =>
  call('POST', `relation/${company}/enterprise/client/enterprise`, form);

describe('POST and PUT of a customer', () => {
  it('keeps a company, with its postal code as it should be written', async () => {
    const reply = await create(restaurant);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ type: 0, name: restaurant.name, postal_code: '1234 AB' });
  });

  it('keeps what else there is to know, also when a page that does not ask for it saves', async () => {
    const more = {
      initial: 'P.',
      email_text: 'info@dehaven.example',
      mobile: '06 12345678',
      website: 'https://dehaven.example',
      legal_form: 'B.V.',
      invoice_address: 'Postbus 1, 1620 AA Hoorn',
      visiting_address: 'Kade 3, 1234 AB Hoorn',
      currency: 'USD',
    };
    const { id, updated_at } = (await create({ ...restaurant, ...more })).json();
    await call('PUT', `relation/${id}/enterprise`, { ...restaurant, updated_at });
    expect((await call('GET', `client/${id}`)).json()).toMatchObject(more);

    const wrong = { email_text: 'info', website: 'javascript:alert(1)', currency: 'X', mobile: 6 };
    const refused = await create({ ...restaurant, name: 'Een ander', ...wrong });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      {
        email_text: ['E-mailadres is onjuist'],
        website: ['Website is onjuist'],
        currency: ['Kies een valuta'],
        mobile: ['Vul tekst in'],
      },
    ]);
  });

  it('is a person without company name, KvK or VAT number, whichever call is used', async () => {
    const person = { ...restaurant, name: '', first_name: 'Piet', last_name: 'Smit' };
    expect((await create(person)).json()).toMatchObject({ type: 1, first_name: 'Piet' });
  });

  it.each([
    [
      'a company without a name',
      { name: '', coc_number: '12345678' },
      { name: ['Bedrijfsnaam is verplicht'] },
    ],
    [
      'a person without names',
      { name: '' },
      { first_name: ['Voornaam is verplicht'], last_name: ['Achternaam is verplicht'] },
    ],
    ['a wrong IBAN', { bank_account: 'NL91ABNA0417164301' }, { bank_account: ['IBAN is onjuist'] }],
    ['no address', { address: ' ' }, { address: ['Adres is verplicht'] }],
  ])('refuses %s with a message on the field', async (_, wrong, errors) => {
    const reply = await create({ ...restaurant, ...wrong });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual(errors);
  });

  it('takes a supplier with a name alone while a document is being booked, and only then', async () => {
    const supplier = { name: 'Bouwmarkt Noord', enterprise_relation_type: 'supplier' };
    const made = await create({ ...supplier, is_booking: true });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ ...supplier, type: 0, email: '', city: '' });
    expect((await create(supplier)).statusCode).toBe(422);

    const { id, updated_at } = made.json();
    const change = { ...supplier, phone: '0229 000 000', updated_at };
    const put = (form: object) => call('PUT', `relation/${id}/enterprise`, form);
    expect((await put(change)).json().errors).toMatchObject({ city: ['Plaats is verplicht'] });
    expect((await put({ ...change, is_booking: true })).statusCode).toBe(200);
    expect((await call('GET', `client/${id}`)).json().phone).toBe('0229 000 000');
  });

  it.each([
    ['a picture and an accent in two parts', 'Cafe\u0301 ☕️', 'Café ☕️'],
    ['marks that turn the text', '\u202Egnp.exe\u200B Zn', 'gnp.exe Zn'],
    ['a script', '<img src=x onerror=alert(1)> {{7*7}}', '<img src=x onerror=alert(1)> {{7*7}}'],
  ])('keeps %s in a name, as text that does no harm', async (_, name, kept) => {
    const { id } = (await create({ ...restaurant, name })).json();
    expect((await call('GET', `client/${id}`)).json().name).toBe(kept);
  });

  it('refuses a NUL, half a character, and more than fits, at the field', async () => {
    for (const name of ['nul \0', 'half \ud800']) {
      expect((await create({ ...restaurant, name })).json().errors).toEqual({
        name: ['Dit bevat tekens die niet zijn toegestaan'],
      });
    }
    expect((await create({ ...restaurant, name: 'x'.repeat(121) })).json().errors).toEqual({
      name: ['Maximale lengte van 120 tekens bereikt'],
    });
    expect((await create({ ...restaurant, note: 'x'.repeat(1_000_000) })).statusCode).toBe(422);
    expect((await create({ ...restaurant, note: 'x'.repeat(5_000_000) })).statusCode).toBe(413);
  });

  it('lets nobody choose what is not theirs to say', async () => {
    const others = {
      owner_relation_id: 1,
      active: 0,
      booking_enabled: 1,
      logo_file_id: 'x',
      id: 1,
    };
    const { id, active } = (await create({ ...restaurant, ...others })).json();
    expect([id === 1, active]).toEqual([false, 1]);
    expect(
      (await call('PUT', `relation/${id}/enterprise`, { ...restaurant, ...others })).json(),
    ).toMatchObject({ id, active: 1 });
  });

  it('adds to no company but the own', async () => {
    const other = await aCompany(app);
    expect((await create(restaurant, other.id)).statusCode).toBe(404);
  });

  it('is found by its new name after a change, and by the old one no longer', async () => {
    const { id, updated_at } = (await create({ ...restaurant, name: 'Oudenaam' })).json();
    const changed = await call('PUT', `relation/${id}/enterprise`, {
      ...restaurant,
      name: 'Nieuwenaam',
      updated_at,
    });
    expect(changed.json()).toMatchObject({ id, name: 'Nieuwenaam' });
    const found = async (search: string) =>
      (await call('GET', `clients?search=${search}`)).json().counts.all;
    expect([await found('oudenaam'), await found('NIEUWENAAM')]).toEqual([0, 1]);
  });

  it('takes the new name of a customer over in the concepts, and leaves what was sent alone', async () => {
    const { id } = (await create({ ...restaurant, name: 'Voorheen B.V.' })).json();
    const invoices = callsOf(app, member.headers);
    const sent = await invoices.post('invoice', aForm({ id }));
    await invoices.put(`invoice/${sent.body.id}/sent`, {});
    await invoices.post('invoice', aForm({ id }));

    await call('PUT', `relation/${id}/enterprise`, { ...restaurant, name: 'Voortaan B.V.' });

    const { data } = (await invoices.get('invoices?sort=number&order=asc')).body;
    expect(data.map((row: { customer_name: string }) => row.customer_name)).toEqual([
      'Voortaan B.V.',
      'Voorheen B.V.',
    ]);
  });

  it('refuses a change that was based on an older version, and names who changed it', async () => {
    const { id, updated_at } = (await create(restaurant)).json();
    const change = { ...restaurant, phone: '020 000 00 01', updated_at };
    await call('PUT', `relation/${id}/enterprise`, change);
    const stale = await call('PUT', `relation/${id}/enterprise`, change);
    expect(stale.statusCode).toBe(409);
    expect(stale.json().message).toContain('Sanne de Boer');
  });

  it("does not change another company's customer, nor the own company", async () => {
    const foreign = await aCustomer(app, await aCompany(app));
    for (const id of [foreign.id, member.company.id]) {
      expect((await call('PUT', `relation/${id}/enterprise`, restaurant)).statusCode).toBe(404);
      expect((await call('GET', `client/${id}`)).statusCode).toBe(404);
    }
  });
});

it('a sign that cannot be printed is refused where it is typed, of a customer and of the company', async () => {
  const refused = await create({ ...restaurant, city: '北京' });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { city: ['Dit kan niet op papier: 北 京'] },
  ]);
  const supplier = { ...restaurant, city: '北京', enterprise_relation_type: 'supplier' };
  expect((await create({ ...supplier, accept_alike: true })).statusCode).toBe(201);

  const { id } = await aCustomer(app, member.company, { name: '北京', city: '上海' });
  const update = async (given: object) => {
    const form = { ...restaurant, name: '北京', city: '上海', ...given };
    const { statusCode, json } = await call('PUT', `relation/${id}/enterprise`, form);
    return [statusCode, json().errors];
  };
  expect(await update({ phone: '010-1234567' })).toEqual([200, undefined]);
  expect(await update({ city: '北京' })).toEqual([
    422,
    { city: ['Dit kan niet op papier: 北 京'] },
  ]);
  expect(await update({ enterprise_relation_type: 'supplier' })).toEqual([200, undefined]);
  // It stood on no invoice until now.
  const [status, errors] = await update({});
  expect([status, Object.keys(errors)]).toEqual([422, ['name', 'city']]);

  const own = { ...restaurant, tax_number: 'NL000099998B57', bank_account: 'NL91ABNA0417164300' };
  const company = await call('PUT', `relation/${member.company.id}`, {
    ...own,
    name: 'Bar \u{1F9A9}',
  });
  expect([company.statusCode, company.json().errors]).toEqual([
    422,
    { name: ['Dit kan niet op papier: \u{1F9A9}'] },
  ]);
});
