import * as xlsx from '@e965/xlsx';
import { and, eq } from 'drizzle-orm';
import { product } from '../../../platform/database/schema/invoice-settings';
import { audit } from '../../../platform/database/schema/platform';
import { anAccountant } from '../../../testing/a-firm';
import { appUnderTest } from '../../../testing/app-under-test';
import { aMember, type Member } from '../../../testing/builders';
import { formWithFile } from '../../../testing/form-with-file';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

type Fields = Record<string, string>;

async function send(
  path: '' | '/check',
  bytes: string | Uint8Array,
  {
    fields = {},
    by = member,
    name = 'producten.csv',
  }: { fields?: Fields; by?: Member; name?: string } = {},
) {
  const form = formWithFile({ name, bytes, fields });
  const reply = await app.http.inject({
    method: 'POST',
    url: `/api/invoicing/v1/products/import${path}`,
    headers: { ...by.headers, ...form.headers },
    payload: form.payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

const store = async (bytes: string, fields?: Fields) =>
  (await send('', bytes, { ...(fields && { fields }) })).body;

const catalogue = () =>
  app.db
    .select()
    .from(product)
    .where(and(eq(product.relation_id, member.company.id), eq(product.active, 1)))
    .orderBy(product.id);

const FILE = [
  'Artikel;Toelichting;Prijs excl. btw;Btw %;Per;Voorraad',
  'Desembrood;Van de molen;3,85;9%;st;12',
  'Advies;;€ 1.250,50;hoog;uur;',
  'Levering buiten;;10;Verkoop buiten EU;;',
].join('\r\n');

describe('importing products', () => {
  it('reads prices, VAT and units as other programs write them, and adds all in one audit row', async () => {
    const { body: checked } = await send('/check', FILE);
    expect([checked.created, checked.errors]).toEqual([3, []]);
    expect(await catalogue()).toEqual([]);
    await store(FILE);
    expect(await catalogue()).toMatchObject([
      { title: 'Desembrood', description: 'Van de molen', value: 3.85, tax_id: 2, unit: 0 },
      { title: 'Advies', value: 1250.5, tax_id: 1, unit: 1 },
      { title: 'Levering buiten', value: 10, tax_id: 5, unit: 0 },
    ]);
    const rows = await app.db.select().from(audit).where(eq(audit.relation_id, member.company.id));
    expect(rows.map(({ about }) => about.length)).toEqual([3]);
  });

  it('reads a percentage of a workbook, which is no text there', async () => {
    const cells = xlsx.utils.aoa_to_sheet([
      ['Naam', 'Prijs', 'Btw'],
      ['Brood', 3.85, 0.09],
    ]);
    cells.C2 = { t: 'n', v: 0.09, z: '0%' };
    const bytes = xlsx.write({ SheetNames: ['A'], Sheets: { A: cells } }, { type: 'buffer' });
    const { body } = await send('/check', bytes, { name: 'a.xlsx' });
    expect([body.errors, body.preview]).toEqual([[], [['Brood', '3,85', '9%']]]);
  });

  it('reads a name in one line, as the form has it, and a description in as many as there are', async () => {
    await store('Naam;Prijs;Beschrijving\r\n"Koffie\ngroot";1;"Vers\ngemalen"');
    expect(await catalogue()).toMatchObject([
      { title: 'Koffie groot', description: 'Vers\ngemalen' },
    ]);
  });

  it('keeps the good rows, and says what is wrong with the others at their cells', async () => {
    const body = await store(
      'Naam;Prijs;Btw\r\nBrood;drie;9%\r\n;1;9%\r\nTaart;12;17%\r\nKoek;2;9%',
    );
    expect([body.created, body.refused]).toEqual([1, 3]);
    expect(body.errors.map(({ cell, message }: Fields) => [cell, message])).toEqual([
      ['B2', 'Bedrag is onjuist. Vul een bedrag in zoals 12,50.'],
      ['A3', 'Naam is verplicht'],
      ['C4', expect.stringMatching(/^Kies uit: 21%, 9%/)],
    ]);
    expect(await catalogue()).toMatchObject([{ title: 'Koek' }]);
  });

  it('says which columns are needed, and reads those that are said by hand', async () => {
    const file = 'Wat;Hoeveel\r\nBrood;3,85';
    const { body } = await send('/check', file);
    expect(body.missing).toEqual([
      { field: 'title', name: 'Naam', message: 'Naam is verplicht' },
      { field: 'value', name: 'Prijs', message: 'Bedrag is verplicht' },
    ]);
    expect(await store(file, { columns: '["title","value"]' })).toMatchObject({ created: 1 });
  });

  it('merges products that are called the same, skips them or adds them, as is chosen', async () => {
    await store('Naam;Prijs;Beschrijving\r\nBrood;3,85;Vers');
    const again = 'Naam;Prijs;Beschrijving\r\n brood ;4,10;';
    expect(await store(again, { existing: 'skip' })).toMatchObject({ skipped: 1 });
    expect(await store(again)).toMatchObject({ updated: 1, created: 0 });
    expect(await catalogue()).toMatchObject([{ value: 4.1, description: 'Vers' }]);
    expect(await store(again, { existing: 'add' })).toMatchObject({ created: 1 });
    expect(await store(again)).toMatchObject({ refused: 1 });
    expect(await catalogue()).toHaveLength(2);
  });

  it('does not double by the same import at the same time', async () => {
    const replies = await Promise.all([store(FILE), store(FILE)]);
    expect(replies.map(({ created }) => created).sort()).toEqual([0, 3]);
    expect(await catalogue()).toHaveLength(3);
  });

  it('takes five thousand, in a few statements', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `Product ${at};${at},50`);
    const file = ['Naam;Prijs', ...rows].join('\r\n');
    expect(await store(file)).toMatchObject({ created: 5000 });
    expect(await store(file)).toMatchObject({ created: 0, unchanged: 5000 });
  });

  it('says of a file with far too many rows that it is to be split', async () => {
    const rows = Array.from({ length: 200_000 }, () => 'Brood;1');
    const { status, body } = await send('/check', ['Naam;Prijs', ...rows].join('\r\n'));
    expect([status, body.errors?.map(({ message }: Fields) => message)]).toEqual([
      200,
      ['Het bestand heeft meer dan 5.000 producten. Splits het bestand.'],
    ]);
  });

  it('knows nothing of the products of another company', async () => {
    await store(FILE);
    const stranger = await aMember(app);
    const { body } = await send('/check', FILE, { by: stranger });
    expect([body.created, body.existing_count]).toEqual([3, 0]);
  });

  it('is for who may invoice', async () => {
    const by = await anAccountant(app);
    for (const path of ['', '/check'] as const)
      expect((await send(path, FILE, { by })).status).toBe(403);
  });

  it('has a template that can be imported as it is', async () => {
    const { headers } = member;
    const url = '/api/invoicing/v1/products/import/template.xlsx';
    const reply = await app.http.inject({ url, headers });
    const { body } = await send('/check', reply.rawPayload, { name: 'voorbeeld.xlsx' });
    expect([body.created, body.errors, body.warnings]).toEqual([1, [], []]);
  });
});
