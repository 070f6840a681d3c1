import * as xlsx from '@e965/xlsx';
import { desc, eq } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import { relation } from '../platform/database/schema/relations';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../testing/builders';
import { countsIn, csv, importsOf, rowOf, told } from './testing/send-file';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

const check = (bytes: string | Uint8Array, by = member, name?: string) =>
  importsOf(app).check(by, bytes, name);
const store = (bytes: string | Uint8Array) => importsOf(app).store(member, bytes);

const customersOf = ({ company }: Member) =>
  app.db
    .select()
    .from(relation)
    .where(eq(relation.owner_relation_id, company.id))
    .orderBy(relation.id);

describe('importing relations', () => {
  it('says in a dry run what would be added, and stores nothing', async () => {
    const { status, body } = await check(csv(rowOf('Jansen'), '', rowOf('Visser', '01234567')));
    expect([status, ...countsIn(body)]).toEqual([200, 2, 0, 0]);
    expect([body.errors, body.warnings]).toEqual([[], []]);
    expect(body.columns.slice(0, 3)).toEqual(['Relatienummer', 'Soort', 'Bedrijfsnaam']);
    expect(body.preview[0].slice(0, 3)).toEqual(['', 'Klant', 'Jansen']);
    expect(await customersOf(member)).toEqual([]);
  });

  it('leaves out a customer who cannot be printed on an invoice, as the form does; a supplier it adds', async () => {
    const supplier = rowOf('北京').replace('Klant', 'Leverancier');
    const { body } = await store(csv(rowOf('上海'), supplier));
    expect(told(body.errors)).toEqual([
      ['C2', 'Dit kan niet op papier: 上 海'],
      ['F2', 'Dit kan niet op papier: 上 海'],
    ]);
    expect((await customersOf(member)).map(({ name }) => name)).toEqual(['北京']);
  });

  it('adds them with what the form would fill in, in one audit row that is about each of them', async () => {
    const { body } = await store(csv(rowOf('Jansen'), rowOf('Visser', '01234567')));
    expect(countsIn(body)).toEqual([2, 0, 0]);
    const made = await customersOf(member);
    expect(made).toMatchObject([
      {
        name: 'Jansen',
        general_email: 'info@jansen.nl',
        postal_code: '1012 JS',
        type: 0,
        payment_period: 30,
        country: 'NL',
        search_text: expect.stringContaining('jansen'),
      },
      { name: 'Visser', coc_number: '01234567' },
    ]);
    const rows = await app.db
      .select()
      .from(audit)
      .where(eq(audit.relation_id, member.company.id))
      .orderBy(desc(audit.id));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.about.sort()).toEqual(made.map(({ id }) => `relation.${id}`).sort());
    expect(rows[0]?.changes[`relation.${made[1]?.id}.name`]).toEqual([null, 'Visser']);
  });

  it('reads what the form has one line for in one line, and a note in as many as there are', async () => {
    await store(
      [
        'Soort;Bedrijfsnaam;E-mailadres;Adres;Postcode;Plaats;Notitie',
        'Klant;"Jansen\nen zoon";info@jansen.nl;"Kade 1\nAchter";1012JS;Amsterdam;"Belt\nzelf"',
      ].join('\r\n'),
    );
    expect(await customersOf(member)).toMatchObject([
      { name: 'Jansen en zoon', address: 'Kade 1 Achter', note: 'Belt\nzelf' },
    ]);
  });

  it('changes by number only what the file has, and counts what stays as it is', async () => {
    const one = await aCustomer(app, member.company, { name: 'Oud', phone: '1', note: 'blijft' });
    const other = await aCustomer(app, member.company, { phone: '2' });
    const file = `Relatienummer;Telefoon\r\n${one.id};06 11\r\n${other.id};2`;
    expect(countsIn((await store(file)).body)).toEqual([0, 1, 1]);
    const [first, second] = await customersOf(member);
    expect(first).toMatchObject({ name: 'Oud', phone: '06 11', note: 'blijft' });
    expect(second?.updated_at).toEqual(other.updated_at);
  });

  it('stores the good rows, and says of the others what the form would say at its cell', async () => {
    const wrong = ';Klant;Mis;;;geen adres;Dam 1;12;;020 1234567;123';
    const { body } = await store(csv(rowOf('Jansen'), wrong, ';iets;;;;;;;;;'));
    expect(told(body.errors)).toEqual(
      expect.arrayContaining([
        ['F3', 'E-mailadres is onjuist'],
        ['H3', 'Postcode is onjuist'],
        ['I3', 'Plaats is verplicht'],
        ['K3', 'KvK-nummer bestaat uit 8 cijfers'],
        ['B4', 'Vul Klant of Leverancier in'],
        ['C4', 'Vul een bedrijfsnaam in, of een voor- en achternaam'],
      ]),
    );
    expect(body.errors[0]).toMatchObject({ row: 3, column: expect.any(String) });
    expect([...countsIn(body), body.refused]).toEqual([1, 0, 0, 2]);
    expect(await customersOf(member)).toMatchObject([{ name: 'Jansen' }]);
  });

  it('names a column that new relations need once, and reads no column that it does not know', async () => {
    const { body } = await check('Bedrijfsnaam;E-mail;BSN;__proto__\r\nA;a@b.nl;1;2\r\nB;b@b.nl;;');
    expect(
      body.errors.map(({ row, column, cell }: Record<string, unknown>) => [row, column, cell]),
    ).toEqual([
      [1, 'Adres', ''],
      [1, 'Postcode', ''],
      [1, 'Plaats', ''],
    ]);
    expect(body.missing.map(({ field }: { field: string }) => field)).toEqual([
      'address',
      'postal_code',
      'city',
    ]);
    expect(body.warnings).toEqual([]);
    expect(
      body.sheet_columns.map(({ name, field }: Record<string, string>) => [name, field]),
    ).toEqual([
      ['Bedrijfsnaam', 'name'],
      ['E-mail', 'email'],
      ['BSN', ''],
      ['__proto__', ''],
    ]);
  });

  it('knows headers whatever their order, case and accents, below a title', async () => {
    const { body } = await check(
      'Onze klanten\r\n\r\n PLAATS ,e-mail,Bédrijfsnaam,postcode,ADRES,land\r\nGent,a@b.be,A,9000,Kouter 1,belgie',
    );
    expect([body.errors, ...countsIn(body)]).toEqual([[], 1, 0, 0]);
    expect(body.preview).toEqual([['Gent', 'a@b.be', 'A', '9000', 'Kouter 1', 'België']]);
  });

  it('refuses numbers of others, unknown ones and one that comes twice', async () => {
    const own = await aCustomer(app, member.company);
    const stranger = await aMember(app);
    const foreign = await aCustomer(app, stranger.company);
    const line = (id: number | string) => `${id};X`;
    const ids = [own.id, foreign.id, 2_000_000_000, own.id, 'abc', member.company.id];
    const { body } = await store(['Relatienummer;Telefoon', ...ids.map(line)].join('\r\n'));
    expect(told(body.errors)).toEqual([
      ['A3', 'Deze relatie bestaat niet'],
      ['A4', 'Deze relatie bestaat niet'],
      ['A5', 'Dit relatienummer staat ook in rij 2'],
      ['A6', 'Relatienummer is onjuist'],
      ['A7', 'Deze relatie bestaat niet'],
    ]);
    expect((await customersOf(stranger))[0]?.phone).toBe(foreign.phone);
  });

  it('changes nothing of one that was deleted', async () => {
    const gone = await aCustomer(app, member.company, { active: 0, phone: '1' });
    const file = (phone: string) => `Relatienummer;Telefoon\r\n${gone.id};${phone}`;
    expect(countsIn((await check(file('1'))).body)).toEqual([0, 0, 1]);
    expect(told((await store(file('2'))).body.errors)).toEqual([
      ['A2', 'Deze relatie is verwijderd. Zet de relatie terug om iets te wijzigen.'],
    ]);
  });

  it('puts back a zero that a spreadsheet took away, and says so', async () => {
    const { body } = await store(csv(';;A;;;a@b.nl;Dam 1;1012 JS;Amsterdam;612345678;1234567'));
    expect(told(body.warnings)).toEqual([
      ['J2', 'Het begin was weggevallen; gelezen als 0612345678'],
      ['K2', 'Het begin was weggevallen; gelezen als 01234567'],
    ]);
    expect(await customersOf(member)).toMatchObject([
      { coc_number: '01234567', phone: '0612345678' },
    ]);
  });

  it('names the cells of a workbook that hold no text: dates, percentages, failed formulas, merged ones', async () => {
    const cells = xlsx.utils.aoa_to_sheet([
      ['Bedrijfsnaam', 'E-mailadres', 'Adres', 'Postcode', 'Plaats', 'Telefoon', 'KvK-nummer'],
      ['A', 'a@b.nl', 'Dam 1', '1012 JS', 'Amsterdam', '1', 12345678],
    ]);
    cells.C2 = { t: 'n', v: 46000, z: 'd-m' };
    cells.F2 = { t: 'n', v: 0.2, z: '0%' };
    cells.E2 = { t: 'e', v: 42 };
    const checkSpreadsheet = async (sheet: xlsx.WorkSheet) => {
      const workbook = { SheetNames: ['A'], Sheets: { A: sheet } };
      return (await check(xlsx.write(workbook, { type: 'buffer' }), member, 'a.xlsx')).body;
    };
    expect(told((await checkSpreadsheet(cells)).errors)).toEqual([
      ['C2', 'Hier staat een datum. Maak de cel op als tekst.'],
      ['E2', 'De formule in deze cel geeft een fout: #N/A'],
      ['F2', 'Hier staat een percentage. Maak de cel op als tekst.'],
    ]);
    const merged = { ...cells, '!merges': [{ s: { r: 1, c: 0 }, e: { r: 1, c: 1 } }] };
    expect(told((await checkSpreadsheet(merged)).errors)).toEqual([
      ['A2', 'Deze cel is samengevoegd met andere cellen. Splits de cellen.'],
    ]);
  });

  it.each<[string, Uint8Array]>([
    ['UTF-16', Buffer.from(`\uFEFF${csv(rowOf('Café'))}`, 'utf16le')],
    ['Windows-1252', Buffer.from(csv(rowOf('Café')), 'latin1')],
    [
      'with many commas in a note',
      Buffer.from(csv(`${rowOf('Café')}`, rowOf(`C${','.repeat(40)}`))),
    ],
  ])('finds out how a CSV file is written: %s', async (_, bytes) => {
    const { body } = await check(bytes);
    expect(body.preview[0]?.[2]).toBe('Café');
  });

  it('takes five thousand rows, and no more', async () => {
    const rows = Array.from({ length: 5001 }, (_, at) => rowOf(`Klant${at}`));
    const { body: refused } = await check(csv(...rows));
    expect(told(refused.errors)).toEqual([
      ['', 'Het bestand heeft meer dan 5.000 relaties. Splits het bestand.'],
    ]);
    expect(countsIn((await store(csv(...rows.slice(1)))).body)).toEqual([5000, 0, 0]);
    expect(await customersOf(member)).toHaveLength(5000);
  });

  it('is for who may add relations', async () => {
    const colleague = await aMember(app, { company: member.company, is_owner: false });
    expect((await check(csv(rowOf('A')), colleague)).status).toBe(403);
  });
});
