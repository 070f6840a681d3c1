import type { Currency } from '@boekwerk/shared/contract/party-details';
import * as xlsx from '@e965/xlsx';
import fc from 'fast-check';
import { relation } from '../platform/database/schema/relations';
import { aFirmClient, anAccountant } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../testing/builders';
import { importsOf } from './testing/send-file';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

const get = (what: string, { headers } = member) =>
  app.http.inject({ url: `/api/relations/v1/clients/${what}`, headers });

const check = async (bytes: Uint8Array, name: string, by = member) =>
  (await importsOf(app).check(by, bytes, name)).body;

/** Pieces that files, spreadsheets and separators stumble over. */
const piece = fc.constantFrom(
  ...['=', '+', '-', '@', "'", '"', '""', ';', ',', '\t', '\n', '\r\n', ' ', '0', '007', '€'],
  ...[
    '👩‍💻',
    'é',
    'e\u0301',
    '\\',
    '#REF!',
    '_x000D_',
    '<b>&amp;',
    ',,,,,,,,,,,,,,,,,,,,,,,',
    'a',
    'TRUE',
  ],
);
const nasty = (max: number) =>
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('').slice(0, max).trim());

const party = fc.record({
  name: nasty(120),
  first_name: nasty(60),
  last_name: nasty(60),
  phone: nasty(30),
  mobile: nasty(30),
  initial: nasty(20),
  legal_form: nasty(60),
  invoice_address: nasty(200),
  visiting_address: nasty(200),
  website: fc.constantFrom('', 'www.a.nl', 'https://a.nl/?q=1'),
  currency: fc.constantFrom<Currency>('EUR', 'USD'),
  address: nasty(120),
  postal_code: nasty(12),
  city: nasty(80),
  note: nasty(1000),
  email: fc.constantFrom('', "o'hara@a.nl", '=a@b.nl', '+31@b.nl'),
  coc_number: fc.constantFrom('', '01234567', '00000000'),
  oin: fc.constantFrom('', '00000001823288444000'),
  bank_account: fc.constantFrom('', 'NL91ABNA0417164300'),
  country: fc.constantFrom('NL', 'BE', 'CW', 'TR'),
  payment_period: fc.constantFrom(0, 7, 30, 90),
  hidden: fc.constantFrom<0 | 1>(0, 1),
  enterprise_relation_type: fc.constantFrom<'client' | 'supplier'>('client', 'supplier'),
});

describe('exporting relations', () => {
  it.each(['csv', 'xlsx'])(
    'comes back from a .%s file as it is, whatever its texts: nothing to change, warn of or mend',
    async (kind) => {
      const parties = fc.sample(party, { numRuns: 300, seed: 5 });
      const of = { owner_relation_id: member.company.id };
      await app.db.insert(relation).values(parties.map((one) => ({ ...one, ...of })));
      const reply = await get(`export.${kind}`);
      const back = await check(reply.rawPayload, `relaties.${kind}`);
      expect(back).toMatchObject({ errors: [], warnings: [], unchanged: 300 });
      expect([back.created, back.updated]).toEqual([0, 0]);
    },
  );

  it('comes back the same of a firm, with its people', async () => {
    const firm = await anAccountant(app);
    const person = { type: 1 as const, first_name: 'An', last_name: 'Wit', name: 'An Wit' };
    await aFirmClient(app, firm.company, person);
    await aFirmClient(app, firm.company, { name: '=Bakker', email: '', general_email: 'a@b.nl' });
    const reply = await get('export.csv', firm);
    expect(reply.body).toContain(';Persoon;;An;Wit;');
    const back = await check(reply.rawPayload, 'relaties.csv', firm);
    expect(back).toMatchObject({ errors: [], warnings: [], unchanged: 2 });
  });

  it('is for a Dutch spreadsheet: semicolons, a byte order mark, no formulas', async () => {
    const { id } = await aCustomer(app, member.company, {
      name: '=1+1',
      phone: '+31 6',
      note: 'a;"b"',
      coc_number: '01234567',
      oin: '00000001823288444000',
      postal_code: '0150',
      country: 'NO',
    });
    const reply = await get('export.csv');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, row] = reply.body.split('\r\n');
    expect(header).toMatch(/^\uFEFF?Relatienummer;Soort;Bedrijfsnaam;Voornaam;/);
    expect(row).toContain(";Klant;'=1+1;;;");
    for (const text of ['+31 6', '01234567', '00000001823288444000', '0150'])
      expect(row).toContain(`;"=""${text}""";`);
    expect(row).toMatch(new RegExp(`^${id};`));
    expect(row).toMatch(/;"a;""b"""$/);
  });

  it('keeps numbers as text in a workbook, with the zero in front', async () => {
    await aCustomer(app, member.company, { coc_number: '01234567', phone: '0612345678' });
    const { Sheets } = xlsx.read((await get('export.xlsx')).rawPayload, { cellNF: true });
    const cells = Object.values(Sheets.Relaties ?? {}) as xlsx.CellObject[];
    for (const value of ['01234567', '0612345678'])
      expect(cells).toContainEqual(expect.objectContaining({ t: 's', v: value, z: '@' }));
  });

  it('has what the search and the state leave, and nothing of another company', async () => {
    await aCustomer(app, member.company, { name: 'Jansen' });
    await aCustomer(app, member.company, { name: 'Visser' });
    await aCustomer(app, member.company, { name: 'Weg', active: 0 });
    await aCustomer(app, (await aMember(app)).company, { name: 'Vreemd' });
    const namesOf = async (query: string) =>
      (await get(`export.csv${query}`)).body
        .split('\r\n')
        .slice(1, -1)
        .map((row) => row.split(';')[2]);
    expect(await namesOf('')).toEqual(['Jansen', 'Visser']);
    expect(await namesOf('?search=jans')).toEqual(['Jansen']);
    expect(await namesOf('?state=deleted')).toEqual(['Weg']);
  });
});

describe('the template', () => {
  it('is a workbook that can be imported as it is, with its columns explained', async () => {
    const reply = await get('import/template.xlsx');
    const { SheetNames, Sheets } = xlsx.read(reply.rawPayload);
    expect(SheetNames).toEqual(['Relaties', 'Uitleg']);
    const explained = xlsx.utils.sheet_to_json<string[]>(Sheets.Uitleg ?? {}, { header: 1 });
    expect(explained).toHaveLength(27);
    expect(explained.every(([, text]) => text)).toBe(true);
    const back = await check(reply.rawPayload, 'voorbeeld.xlsx');
    expect(back).toMatchObject({ created: 1, errors: [], warnings: [] });
  });
});
