import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { aMember, aUser, type Company, type Member } from '../testing/builders';

let world: AppWithMailBox;
let firmOwner: Member;
let assistant: Member;
let client: Company;
let owner: Member;
let last = 0;

beforeAll(async () => {
  world = await appWithMailBox();
});
afterAll(() => world.close());
beforeEach(async () => {
  const { app } = world;
  firmOwner = await anAccountant(app);
  const user = await aUser(app, { name: 'Lotte', last_name: 'de Groot' });
  assistant = await anAccountant(app, { company: firmOwner.company, user });
  client = await aFirmClient(app, firmOwner.company, { name: 'Bakkerij', assigned: [assistant] });
  owner = await aMember(app, { company: client });
});

const put = (by: Member, url: string, payload: object) =>
  world.app.http.inject({ method: 'PUT', url: `/api/${url}`, headers: by.headers, payload });
const give = (type: 0 | 1) =>
  put(firmOwner, `users/v1/user/${assistant.user.id}`, {
    administrations: [{ enterprise_id: client.id, type }],
  });
const inside = () => inBooksOf(world.app, assistant, client);
const users = (by: Member) =>
  world.app.http.inject({ url: '/api/users/v1/user/users', headers: by.headers });
const plant = async (by: Member, email = `plant${++last}@voorbeeld.nl`) => {
  const form = { name: 'Karin', last_name: 'Kok', email };
  return { email, answer: await world.post('users/v1/user', form, by.headers) };
};

describe('who has a client for its invoices only', () => {
  it('neither sees its users nor brings anybody in', async () => {
    await give(0);
    const invoicer = await inside();
    const { email, answer } = await plant(invoicer);
    expect(answer.statusCode).toBe(403);
    expect((await users(invoicer)).statusCode).toBe(403);
    expect(await world.mailsTo(email)).toEqual([]);
  });
});

describe('who keeps the books of a client', () => {
  it('invites, and every owner of the client hears of it, by name and firm', async () => {
    const partner = await aMember(world.app, { company: client });
    const { email } = await plant(await inside());
    for (const { user } of [owner, partner]) {
      const [mail = ''] = await world.mailsTo(user.email);
      expect(mail).toContain('Subject: Gewijzigd bij Bakkerij');
      expect(mail).toContain(`Lotte de Groot van ${firmOwner.company.name}`);
      expect(mail).toContain(`Uitgenodigd als gebruiker: Karin Kok (${email})`);
    }
  });

  it.each([
    ['is taken off the client', () => give(0)],
    [
      'is removed from the firm',
      () =>
        world.app.http.inject({
          method: 'DELETE',
          headers: firmOwner.headers,
          url: `/api/relations/v1/administration/${firmOwner.company.id}/user/${assistant.user.id}`,
        }),
    ],
  ])('is named with whom they invited, also once who invited %s', async (_, end) => {
    const { email } = await plant(await inside());
    const inviter = async () =>
      (await users(owner)).json().find((user: { email: string }) => user.email === email)
        .invited_by;
    const by = { name: 'Lotte de Groot', firm: firmOwner.company.name };
    expect(await inviter()).toEqual({ ...by, has_access: true });
    await end();
    expect(await inviter()).toEqual({ ...by, has_access: false });
  });
});

describe('the owners of a company hear by mail', () => {
  const told = async (member: Member) => (await world.mailsTo(member.user.email)).join('\n');

  it('who was taken out', async () => {
    const colleague = await aMember(world.app, { company: client, is_owner: false });
    const url = `/api/relations/v1/administration/${client.id}/user/${colleague.user.id}`;
    await world.app.http.inject({ method: 'DELETE', url, headers: owner.headers });
    expect(await told(owner)).toContain(
      `Verwijderd als gebruiker: Sanne de Boer (${colleague.user.email})`,
    );
  });

  it('nothing at an address that they never proved, which may be a stranger’s', async () => {
    const activation_due_at = new Date('2099-01-01');
    const user = await aUser(world.app, { activation_due_at });
    const mistyped = await aMember(world.app, { company: client, user });
    await plant(await inside());
    expect(await told(mistyped)).toBe('');
    expect(await told(owner)).toContain('Uitgenodigd als gebruiker');
  });

  it('which right a colleague of their firm got instead of which', async () => {
    await give(0);
    expect(await told(firmOwner)).toContain(
      'Rechten van Lotte de Groot bij Bakkerij: Boekhouding → Facturatie',
    );
  });
});
