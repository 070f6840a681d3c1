import { eq } from 'drizzle-orm';
import { relation } from '../../platform/database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();

const add = async (path: string, { company, headers }: Member, payload: object, key?: string) => {
  const reply = await app.http.inject({
    method: 'POST',
    url: `/api/relations/v1/relation/${company.id}/${path}`,
    payload,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
  });
  return { status: reply.statusCode, body: reply.json() };
};

const address = { address: 'Kade 1', postal_code: '1234 AB', city: 'Hoorn' };
const haven = {
  ...address,
  name: 'Restaurant De Haven',
  coc_number: '12345678',
  email: 'info@dehaven.example',
  general_email: 'facturen@dehaven.example',
};
const other = {
  ...haven,
  name: 'Café Zuid',
  coc_number: '87654321',
  email: 'info@zuid.example',
  general_email: 'info@zuid.example',
};
const person = {
  ...other,
  name: '',
  coc_number: '',
  first_name: 'Ida',
  last_name: 'de Wit',
};

const customersOf = ({ company }: Member) =>
  app.db.$count(relation, eq(relation.owner_relation_id, company.id));

describe('adding a customer or supplier that is there already', () => {
  const ENTERPRISE = 'enterprise/client/enterprise';
  const PRIVATE = 'enterprise/client/private';
  let member: Member;
  beforeEach(async () => {
    member = await aMember(app);
  });

  it.each([
    ['KvK number', { coc_number: haven.coc_number }, ['coc_number']],
    ['address', { email: 'INFO@dehaven.example' }, ['email']],
    ['address for invoices', { general_email: haven.email }, ['email']],
    ['name, but for case and spaces', { name: 'restaurant  DE haven' }, ['name']],
    [
      'KvK number and name',
      { coc_number: haven.coc_number, name: haven.name },
      ['coc_number', 'name'],
    ],
  ])(
    'asks about the same %s, naming the one there is, and adds nothing',
    async (_, same, fields) => {
      const { id } = await aCustomer(app, member.company, { ...haven, hidden: 1 });
      const { status, body } = await add(ENTERPRISE, member, { ...other, ...same });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        message: 'Er is al een relatie die hierop lijkt: Restaurant De Haven',
        alike: [{ id, name: 'Restaurant De Haven', fields }],
      });
      expect(await customersOf(member)).toBe(1);
    },
  );

  it('knows a person by first and last name', async () => {
    expect((await add(PRIVATE, member, person)).status).toBe(201);
    const again = { ...person, first_name: 'ida', email: 'x@y.nl', general_email: 'x@y.nl' };
    expect((await add(PRIVATE, member, again)).body.alike).toMatchObject([{ name: 'Ida de Wit' }]);
  });

  it('adds it once that is accepted, and asks about none that was deleted or is of another company', async () => {
    await aCustomer(app, member.company, { ...haven, active: 0 });
    await aCustomer(app, (await aMember(app)).company, haven);
    expect((await add(ENTERPRISE, member, haven)).status).toBe(201);
    expect((await add(ENTERPRISE, member, haven)).status).toBe(409);
    expect((await add(ENTERPRISE, member, { ...haven, accept_alike: true })).status).toBe(201);
  });

  it('answers the same call again as the first time, and goes on under the key of a refusal', async () => {
    const first = await add(ENTERPRISE, member, haven, 'first');
    expect(await add(ENTERPRISE, member, haven, 'first')).toEqual(first);
    expect((await add(ENTERPRISE, member, haven, 'second')).status).toBe(409);
    const accepted = { ...haven, accept_alike: true };
    expect((await add(ENTERPRISE, member, accepted, 'second')).status).toBe(201);
    expect(await customersOf(member)).toBe(2);
  });
});

describe('adding a client of a firm that is there already', () => {
  let firm: Member;
  beforeEach(async () => {
    firm = await anAccountant(app);
  });

  it.each([
    ['enterprise', { ...haven, name: 'Haven' }, ['coc_number', 'email']],
    ['private', { ...person, email: haven.email }, ['email']],
  ])('asks about it (%s), and adds it once that is accepted', async (kind, form, fields) => {
    const { id } = await aFirmClient(app, firm.company, { ...haven, name: 'De Haven' });
    const path = `administration/${kind}`;
    const { status, body } = await add(path, firm, form);
    expect([status, body.alike]).toEqual([409, [{ id, name: 'De Haven', fields }]]);
    expect((await add(path, firm, { ...form, accept_alike: true })).status).toBe(201);
  });

  it('looks at its own clients alone: not at those it left, of another firm, or customers of a client', async () => {
    const client = await aFirmClient(app, firm.company, { name: 'Bakker' });
    await aCustomer(app, client, haven);
    await aFirmClient(app, firm.company, { ...haven, link: { active: 0 } });
    await aFirmClient(app, (await anAccountant(app)).company, haven);
    expect((await add('administration/enterprise', firm, haven)).status).toBe(201);
    const inside = await inBooksOf(app, firm, client);
    const { body } = await add('enterprise/client/enterprise', inside, haven);
    expect(body.alike).toHaveLength(1);
  });
});
