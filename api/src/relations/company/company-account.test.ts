import { eq } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from '../../account-mail/testing/app-with-mail-box';
import { administration_user, relation } from '../../platform/database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { aMember, type Company, type Member } from '../../testing/builders';
import { countWaiting } from '../../testing/count-waiting';
import { onPostgres } from '../../testing/test-database';

const IBAN = 'NL20INGB0001234567';
const REFUSED =
  'Alleen de eigenaar van het bedrijf wijzigt de bankrekening, of de boekhouder die de administratie voert';

let world: AppWithMailBox;
let firm: Member;
let assistant: Member;
let client: Company;
let owner: Member;

beforeAll(async () => {
  world = await appWithMailBox();
});
afterAll(() => world.close());
beforeEach(async () => {
  const { app } = world;
  firm = await anAccountant(app);
  assistant = await anAccountant(app, { company: firm.company });
  client = await aFirmClient(app, firm.company, { name: 'Bakkerij', assigned: [assistant] });
  owner = await aMember(app, { company: client });
});

const details = () => ({
  name: 'Bakkerij',
  email: client.email,
  phone: '',
  coc_number: '',
  tax_number: client.tax_number,
  bank_account: client.bank_account,
  address: client.address,
  postal_code: client.postal_code,
  city: client.city,
});
const save = (by: Member, form: object) =>
  world.app.http.inject({
    method: 'PUT',
    url: `/api/relations/v1/relation/${client.id}`,
    headers: by.headers,
    payload: { ...details(), ...form },
  });
const mails = () => world.mailsTo(owner.user.email);
const onlyInvoices = () => world.app.db.update(administration_user).set({ type: 0 });

describe('the bank account of a company', () => {
  it.each([
    ['its owner', async () => owner],
    ['the owner of the firm', () => inBooksOf(world.app, firm, client)],
    ['who keeps its books', () => inBooksOf(world.app, assistant, client)],
  ])('is changed by %s, and its owners hear of it, the numbers not in full', async (_, who) => {
    expect((await save(await who(), { bank_account: IBAN })).statusCode).toBe(200);
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toContain('Bankrekening: NL91 … 4300 → NL20 … 4567');
    expect(mail).not.toContain(IBAN);
  });

  it('is told as well when the numbers look alike in an e-mail', async () => {
    expect((await save(owner, { bank_account: 'NL91INGB0001404300' })).statusCode).toBe(200);
    expect((await mails()).join()).toContain('Bankrekening: NL91 … 4300 → NL91 … 4300');
  });

  it.each([
    ['a colleague', () => aMember(world.app, { company: client, is_owner: false })],
    [
      'who has it for its invoices only',
      async () => {
        await onlyInvoices();
        return inBooksOf(world.app, assistant, client);
      },
    ],
  ])('is not changed by %s, who may change the rest', async (_, who) => {
    const by = await who();
    const refused = await save(by, { bank_account: IBAN });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({ bank_account: [REFUSED] });
    expect((await save(by, { phone: '030 1234567' })).statusCode).toBe(200);
    expect(await mails()).toEqual([]);
  });
});

(onPostgres ? it : it.skip)(
  'is not put back by a colleague who saves the rest while its owner changes it',
  async () => {
    const { app } = world;
    const colleague = await aMember(app, { company: client, is_owner: false });
    let saving: ReturnType<typeof save> | undefined;
    await app.db.transaction(async (db) => {
      await db.update(relation).set({ bank_account: IBAN }).where(eq(relation.id, client.id));
      saving = save(colleague, { phone: '030 1234567' });
      while ((await countWaiting(app.db)) === 0);
    });
    expect((await saving)?.statusCode).toBe(422);
    const [kept] = await app.db.select().from(relation).where(eq(relation.id, client.id));
    expect(kept).toMatchObject({ bank_account: IBAN, phone: '' });
  },
);

describe('of what somebody changes over and over', () => {
  const move = async (by: Member, address: string) => (await save(by, { address })).statusCode;

  it('the owners hear thirty times an hour; then it is refused, to a colleague', async () => {
    const colleague = await aMember(world.app, { company: client, is_owner: false });
    for (let i = 1; i <= 30; i++) expect(await move(colleague, `Markt ${i}`)).toBe(200);
    expect(await move(colleague, 'Dam 1')).toBe(429);
    expect(await mails()).toHaveLength(30);
    const [kept] = await world.app.db.select().from(relation).where(eq(relation.id, client.id));
    expect(kept?.address).toBe('Markt 30');
    const phone = { address: 'Markt 30', phone: '030 1234567' };
    expect((await save(colleague, phone)).statusCode).toBe(200);
    expect(await move(owner, 'Dam 1')).toBe(200);
    expect(await move(await inBooksOf(world.app, assistant, client), 'Dam 2')).toBe(200);
  });

  it('they hear each time, when it is one of them who does', async () => {
    for (let i = 1; i <= 31; i++) expect(await move(owner, `Markt ${i}`)).toBe(200);
    expect(await mails()).toHaveLength(31);
  });
});

it('tells the owners of another address and e-mail as well, from where to where', async () => {
  await save(owner, { address: 'Markt 2', city: 'Gouda', email: 'info@bakkerij.nl' });
  const [mail = ''] = await mails();
  expect(mail).toContain('Adres: Dorpsstraat 1, 1234 AB Utrecht → Markt 2, 1234 AB Gouda');
  expect(mail).toContain(`E-mailadres: ${client.email} → info@bakkerij.nl`);
  expect(mail).not.toContain('Bankrekening');
});

describe('the details of a firm that starts', () => {
  const fill = (by: Member, form: object) =>
    world.app.http.inject({
      method: 'PUT',
      url: `/api/relations/v1/administration/${firm.company.id}`,
      headers: by.headers,
      payload: {
        ...{ name: 'Visser Advies', coc_number: '90004760', tax_number: 'NL000099998B57' },
        ...{ address: 'Westhaven 31', postal_code: '2801 PJ', city: 'Gouda', ...form },
      },
    });
  const updatedAt = async () => {
    const [row] = await world.app.db
      .select({ updated_at: relation.updated_at })
      .from(relation)
      .where(eq(relation.id, firm.company.id));
    return row?.updated_at.toISOString();
  };

  it('tell its owners of another address, whoever changed it', async () => {
    expect((await fill(assistant, {})).statusCode).toBe(204);
    const [mail = '', ...others] = await world.mailsTo(firm.user.email);
    expect(others).toEqual([]);
    expect(mail).toContain('Westhaven 31, 2801 PJ Gouda');
  });

  it('are not put over what a colleague made of them meanwhile', async () => {
    const updated_at = await updatedAt();
    expect((await fill(firm, { updated_at })).statusCode).toBe(204);
    const late = await fill(assistant, { name: 'Anders', updated_at });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      expect.stringMatching(/^Intussen gewijzigd door /),
    ]);
  });

  it('hold no sign that an invoice cannot show', async () => {
    const { statusCode, json } = await fill(firm, { name: 'Visser \u{13000}' });
    expect([statusCode, Object.keys(json().errors)]).toEqual([422, ['name']]);
  });
});
