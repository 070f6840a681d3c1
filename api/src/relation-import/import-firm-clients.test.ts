import { and, eq } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import { administration_relation, relation } from '../platform/database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import type { Member } from '../testing/builders';
import { countsIn, csv, importsOf, rowOf, told } from './testing/send-file';

const app = appUnderTest();

describe('importing clients of a firm', () => {
  const FIRM_HEADER =
    'Relatienummer;Soort;Bedrijfsnaam;Voornaam;Achternaam;E-mailadres;E-mailadres facturen;Actief';
  const file = (...rows: string[]) => [FIRM_HEADER, ...rows].join('\r\n');
  let firm: Member;
  beforeEach(async () => {
    firm = await anAccountant(app);
  });
  const clientsOf = ({ company }: Member) =>
    app.db
      .select()
      .from(administration_relation)
      .innerJoin(relation, eq(relation.id, administration_relation.enterprise_id))
      .where(eq(administration_relation.administration_id, company.id))
      .orderBy(relation.id);

  it('adds companies and people, whose books are kept', async () => {
    const { body } = await importsOf(app).store(
      firm,
      file(';Onderneming;Bakker;;;;a@b.nl;ja', ';Persoon;;An;de Wit;an@b.nl;;nee'),
    );
    expect([body.errors, ...countsIn(body)]).toEqual([[], 2, 0, 0]);
    expect(await clientsOf(firm)).toMatchObject([
      { relation: { type: 0, name: 'Bakker', booking_enabled: 1, owner_relation_id: null } },
      {
        administration_relation: { hidden: 1 },
        relation: { type: 1, name: 'An de Wit', general_email: 'an@b.nl', hidden: 0 },
      },
    ]);
  });

  it('leaves out who cannot be printed on their own invoices, as the form does', async () => {
    const { body } = await importsOf(app).store(
      firm,
      file(';Onderneming;北京;;;;a@b.nl;ja', ';Persoon;;An;王;an@b.nl;;ja'),
    );
    expect(told(body.errors)).toEqual([
      ['C2', 'Dit kan niet op papier: 北 京'],
      ['E3', 'Dit kan niet op papier: 王'],
    ]);
    expect(await clientsOf(firm)).toEqual([]);
  });

  it('takes the columns by the names that the form gives them', async () => {
    const header = 'Bedrijfsnaam;Algemeen e-mailadres;Btw-nummer';
    const { body } = await importsOf(app).check(firm, `${header}\r\nBakker;a@b.nl;`);
    expect([body.errors, body.columns]).toEqual([[], header.split(';')]);
  });

  it('adds a client with the KvK number of another when that is chosen, and else merges them', async () => {
    await aFirmClient(app, firm.company, { coc_number: '12345678' });
    const again = 'Bedrijfsnaam;Algemeen e-mailadres;KvK-nummer\r\nBakker;a@b.nl;12345678';
    const { check, store, send } = importsOf(app);
    expect((await check(firm, again)).body).toMatchObject({ alike_count: 1, updated: 1 });
    expect((await store(firm, again)).body).toMatchObject({ created: 0, updated: 1 });
    expect(await clientsOf(firm)).toMatchObject([{ relation: { name: 'Bakker' } }]);
    // As a page asks that was loaded before there was a choice.
    const asked = await send('', firm, { bytes: again, fields: { accept_alike: 'true' } });
    expect(asked.body).toMatchObject({ created: 1 });
    expect(await clientsOf(firm)).toHaveLength(2);
    // What another firm has is nobody's business.
    const other = await anAccountant(app);
    expect((await store(other, again)).body).toMatchObject({ created: 1, alike_count: 0 });
  });

  it('hides a client for the firm alone, and never makes a person of a company', async () => {
    const client = await aFirmClient(app, firm.company, { name: 'Bakker', hidden: 0 });
    const kind = `Relatienummer;Soort\r\n${client.id};Persoon`;
    expect(told((await importsOf(app).store(firm, kind)).body.errors)).toContainEqual([
      'B2',
      'De soort van een bestaande relatie kan niet worden gewijzigd',
    ]);
    await importsOf(app).store(firm, `Relatienummer;Actief\r\n${client.id};nee`);
    expect(await clientsOf(firm)).toMatchObject([
      { administration_relation: { hidden: 1 }, relation: { name: 'Bakker', hidden: 0 } },
    ]);
  });

  it('says what the forms of a firm say, and keeps the clients of another firm apart', async () => {
    const other = await anAccountant(app);
    const foreign = await aFirmClient(app, other.company, { name: 'Vreemd' });
    const { body } = await importsOf(app).store(
      firm,
      file(`${foreign.id};Onderneming;Mijn;;;;a@b.nl;ja`, ';Onderneming;;;;;;', ';Persoon;;;;;;'),
    );
    expect(told(body.errors)).toEqual([
      ['A2', 'Deze relatie bestaat niet'],
      ['C3', 'Bedrijfsnaam is verplicht.'],
      ['G3', 'Algemene email is verplicht.'],
      ['D4', 'Voornaam is verplicht.'],
      ['E4', 'Achternaam is verplicht.'],
    ]);
  });

  it('is about the customers of a client while in its books, not about the firm', async () => {
    const client = await aFirmClient(app, firm.company, { name: 'Bakker' });
    const inside = await inBooksOf(app, firm, client);
    expect(countsIn((await importsOf(app).store(inside, csv(rowOf('Jansen')))).body)).toEqual([
      1, 0, 0,
    ]);
    const made = await app.db
      .select()
      .from(relation)
      .where(eq(relation.owner_relation_id, client.id));
    expect(made.map(({ name }) => name)).toEqual(['Jansen']);
    expect(await clientsOf(firm)).toHaveLength(1);
    const [written] = await app.db
      .select()
      .from(audit)
      .where(and(eq(audit.relation_id, client.id), eq(audit.impersonator_id, firm.user.id)));
    expect(written?.about).toEqual([`relation.${made[0]?.id}`]);
  });
});
