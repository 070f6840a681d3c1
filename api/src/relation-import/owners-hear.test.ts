import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { aFirmClient, anAccountant } from '../testing/a-firm';
import { aMember, type Company, type Member } from '../testing/builders';
import { countsIn, importsOf } from './testing/send-file';

let world: AppWithMailBox;
let firm: Member;
let client: Company;
let owner: Member;

beforeAll(async () => {
  world = await appWithMailBox();
});
afterAll(() => world.close());
beforeEach(async () => {
  firm = await anAccountant(world.app);
  client = await aFirmClient(world.app, firm.company, { name: 'Bakkerij' });
  owner = await aMember(world.app, { company: client });
});

const store = (header: string, ...cells: string[]) =>
  importsOf(world.app).store(firm, `Relatienummer;${header}\r\n${client.id};${cells.join(';')}`);
const mails = () => world.mailsTo(owner.user.email);

it('tells the owners of a client where its money and its mail go when a file of its firm changes that', async () => {
  const { body } = await store('Rekeningnummer;Adres', 'NL20INGB0001234567', 'Markt 2');
  expect([body.errors, ...countsIn(body)]).toEqual([[], 0, 1, 0]);
  const [mail = '', ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toContain(`van ${firm.company.name} heeft zojuist iets gewijzigd bij Bakkerij`);
  expect(mail).toContain('Bankrekening: NL91 … 4300 → NL20 … 4567');
  expect(mail).toContain('Adres: Dorpsstraat 1, 1234 AB Utrecht → Markt 2, 1234 AB Utrecht');
});

it('tells them nothing of the rest', async () => {
  expect(countsIn((await store('Telefoon', '030 1234567')).body)).toEqual([0, 1, 0]);
  expect(await mails()).toEqual([]);
});
