import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { aCompany, aCustomer, aMember, aUser, type Member } from '../testing/builders';
import { changesIn, readHistory } from './testing/read-history';

const app = appUnderTest();

const put = async ({ headers }: Member, path: string, payload: object = {}) => {
  const url = `/api/relations/v1/${path}`;
  const answer = await app.http.inject({ method: 'PUT', url, headers, payload });
  if (answer.statusCode >= 400) throw new Error(answer.body);
};

const address = { address: 'Dorpsstraat 1', postal_code: '1234 AB', country: 'NL' };
const party = { ...address, city: 'Utrecht', email: 'a@b.nl', general_email: 'a@b.nl' };

describe('GET client/:id/history', () => {
  it('tells of a customer which fields changed, by whom, and nothing of another customer', async () => {
    const member = await aMember(app);
    const customer = await aCustomer(app, member.company, { ...party, name: 'Lepel' });
    const other = await aCustomer(app, member.company, { name: 'Vork' });
    await put(member, `relation/${customer.id}/enterprise`, {
      ...party,
      name: 'Lepel',
      city: 'Amersfoort',
    });
    await put(member, `client/${other.id}/hide`);
    await put(member, `client/${customer.id}/hide`);

    const { data, next } = await readHistory(app, member, `relations/v1/client/${customer.id}`);
    expect(next).toBeNull();
    expect(data).toMatchObject([
      { name: 'Sanne de Boer', on_behalf_of: null, action: 'PUT /relations/v1/client/:id/hide' },
      { action: 'PUT /relations/v1/relation/:id/enterprise', subject: null },
    ]);
    expect(changesIn(data[0])).toEqual({ hidden: [0, 1] });
    expect(changesIn(data[1])).toMatchObject({ city: ['Utrecht', 'Amersfoort'] });
  });

  it('tells the owner of a firm what the firm and the client itself did to a client, never a BSN', async () => {
    const owner = await anAccountant(app);
    const client = await aFirmClient(app, owner.company, {
      ...party,
      type: 1,
      first_name: 'Piet',
      last_name: 'Bol',
      name: 'Piet Bol',
    });
    const person = {
      ...party,
      first_name: 'Piet',
      last_name: 'Bol',
      bsn: '111222333',
      memo: 'Belt liever',
    };
    await put(owner, `relation/${client.id}/private`, person);
    const self = await aMember(app, {
      company: client,
      user: await aUser(app, { name: 'Piet', last_name: 'Bol' }),
    });
    const details = {
      ...address,
      city: 'Zeist',
      name: 'Piet Bol',
      first_name: 'Piet',
      last_name: 'Bol',
      email: 'piet@bol.nl',
      tax_number: 'NL123456782B12',
      bank_account: 'NL91ABNA0417164300',
    };
    await put(self, `relation/${client.id}`, details);
    const inBooks = await inBooksOf(app, owner, client);
    await put(inBooks, `relation/${client.id}`, { ...details, city: 'Soest' });

    const { data } = await readHistory(app, owner, `relations/v1/client/${client.id}`);
    expect(data.map(({ name, on_behalf_of }) => [name, on_behalf_of])).toEqual([
      ['Sanne de Boer', 'Piet Bol'],
      ['Piet Bol', null],
      ['Sanne de Boer', null],
    ]);
    expect(changesIn(data[2])).toMatchObject({ bsn: ['', '•••'], memo: ['', 'Belt liever'] });
    expect(JSON.stringify(data)).not.toContain('111222333');

    // The client sees what became of its own details, and not what its accountant notes of it.
    const own = await readHistory(app, self, `relations/v1/relation/${client.id}`);
    expect(own.data.map((entry) => changesIn(entry).city)).toEqual([
      ['Zeist', 'Soest'],
      ['Utrecht', 'Zeist'],
    ]);
    expect(JSON.stringify(own.data)).not.toContain('Belt liever');
  });

  it('says of a person who came without a BSN that there is none', async () => {
    const { headers, company } = await anAccountant(app);
    const made = await app.http.inject({
      method: 'POST',
      headers,
      payload: { first_name: 'Ida', last_name: 'de Wit' },
      url: `/api/relations/v1/relation/${company.id}/administration/private`,
    });
    const path = `relations/v1/client/${made.json().enterprise.id}`;
    const { data } = await readHistory(app, { headers }, path);
    expect(changesIn(data[0])).toMatchObject({ bsn: [null, ''], last_name: [null, 'de Wit'] });
  });

  it('is for who may open the relation: nobody of another company, and of a firm its owner only', async () => {
    const owner = await anAccountant(app);
    const client = await aFirmClient(app, owner.company);
    const colleague = await anAccountant(app, { company: owner.company });
    const path = `relations/v1/client/${client.id}`;
    const stranger = await aMember(app, { company: await aCompany(app) });
    const statusFor = async (member: Member) => (await readHistory(app, member, path)).status;
    expect(await Promise.all([owner, colleague, stranger].map(statusFor))).toEqual([200, 403, 404]);
  });
});
