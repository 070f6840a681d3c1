import { deflateRawSync } from 'node:zlib';
import { today } from '@boekwerk/shared/domain/dates/dates';
import * as xlsx from '@e965/xlsx';
import { aMember, type Member } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';
import { weeklyRows, workbookOf } from '../../testing/weekly-sheet';
import { zipOf } from '../../testing/zip-of';
import { sendSheet } from './testing/send-sheet';
import { COLUMN_NAMES } from './vat/texts';

type Rows = unknown[][];

const THURSDAY = '2026-07-30';
const year = today().slice(0, 4);
const invoice = (given: Partial<Record<keyof typeof COLUMN_NAMES, unknown>> = {}) => {
  const cells: typeof given = {
    ...{ supplier: 'Vis', debtor: '', number: 'F-1', date: `14-03-${year}`, description: 'Vis' },
    ...{ excl: '1.000,00', percentage: 9, code: '', vat: '90,00', incl: '1.090,00' },
    ...given,
  };
  return Object.keys(COLUMN_NAMES).map((column) => cells[column as keyof typeof given]);
};

/** Of each import its check, a sheet of it that is right, and a name to write in that. */
const WEEK = {
  path: 'import/check',
  fields: { date: THURSDAY },
  rows: weeklyRows() as Rows,
  withName: (name: string): Rows => [...weeklyRows(), [name, '', 5]],
};
const HEADER = Object.values(COLUMN_NAMES).map(([name]) => name);
const VAT = {
  path: 'importPdf/check',
  fields: {},
  rows: [HEADER, invoice()] as Rows,
  withName: (name: string): Rows => [HEADER, invoice({ supplier: name })],
};
const IMPORTS = [
  ['a weekly sheet', WEEK],
  ['a sheet of invoices', VAT],
] as const;

let app: TestApp;
let member: Member;
beforeAll(async () => {
  // The first company of a fresh database.
  app = await testApp({ config: { importRelationIds: [1] } });
  member = await aMember(app, { type: 1, is_owner: false });
});
afterAll(() => app.close());

const csv = (rows: Rows) =>
  rows.map((cells) => cells.map((cell) => cell ?? '').join(';')).join('\r\n');

describe.each(IMPORTS)('%s', (_, { path, fields, rows, withName }) => {
  const check = (name: string, bytes: Uint8Array | string) =>
    sendSheet(app, member, path, { name, bytes, fields });
  const messages = (remarks: { message: string }[]) => remarks.map(({ message }) => message);

  const parts = { '[Content_Types].xml': '', 'xl/workbook.xml': '' };
  const packed = deflateRawSync(Buffer.alloc(80_000_000, '<row/>'));
  it.each<[string, string, Uint8Array, string]>([
    ['macros', 'a.xlsx', zipOf({ ...parts, 'xl/vbaProject.bin': '' }), "macro's"],
    ['macros, and is called so', 'a.xlsm', zipOf({ ...parts, 'xl/vbaProject.bin': '' }), 'onderst'],
    [
      'a zip bomb',
      'a.xlsx',
      zipOf(parts, { name: 'xl/worksheets/sheet1.xml', packed, unpacked: 80_000_000 }),
      'Het bestand is na uitpakken te groot',
    ],
  ])('is refused with %s', async (_, name, bytes, message) => {
    const { status, body } = await check(name, bytes);
    expect([status, body.errors?.file?.[0]]).toEqual([422, expect.stringContaining(message)]);
  });

  it('is refused with 65,000 rows more', async () => {
    const filler = rows.at(-1) as unknown[];
    const { body } = await check('a.csv', csv([...rows, ...Array(65_000).fill(filler)]));
    expect(messages(body.errors)).toContainEqual(
      expect.stringMatching(/^Het werkblad heeft meer dan [\d.]+ regels$/),
    );
  });

  it('never calculates a formula, and shows one that stands in a text as text', async () => {
    const formula = '=cmd|" /C calc"!A1';
    const { status, body } = await check('a.csv', csv(withName(formula)));
    expect(status).toBe(200);
    const said = JSON.stringify([body.errors, body.warnings, body.sheet]);
    expect(said).toContain('=cmd|');

    const cells = workbookOf(rows.map((row) => [...row, { t: 'n', f: 'A1*2' }]));
    expect((await check('a.xlsx', cells)).status).toBe(200);
  });

  it('is read past hidden sheets, and names the others that stand in the file', async () => {
    const book = xlsx.utils.book_new();
    const sheets: [string, Rows][] = [
      ['Weg', [['Geheim']]],
      ['Dit', rows],
      ['Notities', [['Bel de bank']]],
    ];
    for (const [name, cells] of sheets)
      xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(cells), name);
    book.Workbook = { Sheets: [{ Hidden: 2 }, {}, {}] };
    const { body } = await check('a.xlsx', xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }));
    expect(body.errors).toEqual([]);
    expect(messages(body.warnings).join()).toContain('Notities');
    expect(JSON.stringify(body)).not.toMatch(/Geheim|Weg/);
  });

  it('is read in Windows-1252', async () => {
    const bytes = Buffer.from(csv(withName('Café Zoë')), 'latin1');
    const { body } = await check('a.csv', bytes);
    expect(JSON.stringify([body.errors, body.warnings])).toContain('Café Zoë');
  });
});

describe('a weekly sheet', () => {
  const check = async (rows: Rows) =>
    (await sendSheet(app, member, WEEK.path, { name: 'a.csv', bytes: csv(rows), ...WEEK })).body;

  it('reads amounts in thousands, as a Dutch sheet writes them', async () => {
    const dutch = WEEK.rows.map((cells) =>
      cells.map((cell, at) =>
        typeof cell === 'number' && at > 1
          ? cell.toLocaleString('nl-NL', { minimumFractionDigits: 2 })
          : cell,
      ),
    );
    expect(csv(dutch)).toContain('1.240,00');
    const body = await check(dutch);
    expect([body.errors, body.rows[0]?.total]).toEqual([[], 6694]);
  });

  it.each([
    ['of the chosen week', ['ma 27-07', 'di 28-07'], []],
    [
      'of another week',
      ['ma 03-08', 'di 04-08'],
      ['De dagen in de kopregel zijn niet van de gekozen week'],
    ],
  ])('reads dates that are text behind its days: %s', async (_, dated, expected) => {
    const [header = [], ...rows] = WEEK.rows;
    const body = await check([
      header.map((cell, at) => (at === 2 || at === 3 ? dated[at - 2] : cell)),
      ...rows,
    ]);
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual(expected);
  });

  it('is refused with two weeks in one file', async () => {
    const body = await check([...WEEK.rows, ...WEEK.rows]);
    expect(body.is_ready).toBe(false);
    expect(body.errors).toContainEqual({
      ...{ row: WEEK.rows.length + 1, cell: null },
      message: 'Hier begint een tweede kopregel: importeer elke week met een eigen bestand',
    });
  });
});

describe('a sheet of invoices', () => {
  it('reads a date that is text, and amounts in thousands', async () => {
    const sheet = { name: 'a.csv', bytes: csv(VAT.rows) };
    const { body } = await sendSheet(app, member, VAT.path, sheet);
    expect(body).toMatchObject({ errors: [], purchases: 1 });
  });

  it('is refused with a date that is none', async () => {
    const rows = [VAT.rows[0] as unknown[], invoice({ date: '31-02-2026' })];
    const { body } = await sendSheet(app, member, VAT.path, { name: 'a.csv', bytes: csv(rows) });
    expect(body.errors).toMatchObject([
      { row: 2, cell: 'D2', message: 'Dit is geen geldige datum: 31-02-2026' },
    ]);
  });
});
