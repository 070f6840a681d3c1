import { deflateRawSync } from 'node:zlib';
import { aMember, type Member } from '../../../testing/builders';
import { formWithFile } from '../../../testing/form-with-file';
import { type TestApp, testApp } from '../../../testing/test-app';
import { weeklyRows, workbookOf } from '../../../testing/weekly-sheet';
import { zipOf } from '../../../testing/zip-of';

let app: TestApp;
let member: Member;

beforeAll(async () => {
  // The first company of a fresh database.
  app = await testApp({ config: { importRelationIds: [1] } });
  member = await aMember(app, { type: 1, is_owner: false });
});
afterAll(() => app.close());

async function check(name: string, bytes: Uint8Array | string, date = '2026-07-30') {
  const { payload, headers } = formWithFile({ name, bytes, fields: { date } });
  const reply = await app.http.inject({
    method: 'POST',
    url: '/api/administrations/v1/import/check',
    headers: { ...member.headers, ...headers },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

const csv = (rows: unknown[][]) => rows.map((cells) => cells.join(';')).join('\r\n');

describe('POST of a weekly sheet', () => {
  it('reads the first sheet of a workbook for the week from its Monday', async () => {
    const { status, body } = await check('week 31.xlsx', workbookOf(weeklyRows()));
    expect(status).toBe(200);
    expect(body).toMatchObject({ date: '2026-07-27', errors: [], is_ready: true });
    expect(body.warnings).toEqual([
      {
        ...{ row: null, cell: null },
        message:
          'Er is nog geen koppeling met Twinfield: kies de grootboekrekeningen bij het boeken',
      },
    ]);
    expect(body.rows).toHaveLength(8);
    expect(body.rows[0]).toMatchObject({
      row: 2,
      kind: 'Omzet hoog 21 %',
      total: 6694,
      code: '8000',
    });
  });

  it('reads a CSV file the same', async () => {
    const sheet = await check('week.xlsx', workbookOf(weeklyRows()));
    expect((await check('week.csv', csv(weeklyRows()))).body).toEqual(sheet.body);
  });

  it('uses what a formula gave when it was saved, and names one that was never calculated', async () => {
    const [header, ...rows] = weeklyRows();
    const value = { t: 'n', v: 412.5, f: 'A1*2' };
    const good = [header, ...rows.map((row, at) => (at === 0 ? withMonday(row, value) : row))];
    expect((await check('week.xlsx', workbookOf(good as unknown[][]))).body.errors).toEqual([]);

    const unknown = { t: 'n', f: 'A1*2' };
    const bad = [header, ...rows.map((row, at) => (at === 0 ? withMonday(row, unknown) : row))];
    expect((await check('week.xlsx', workbookOf(bad as unknown[][]))).body.errors).toContainEqual({
      row: 2,
      cell: 'C2',
      message: 'De formule in deze cel geeft een fout: niet berekend',
    });
  });

  it('needs a date', async () => {
    const { status, body } = await check('week.csv', csv(weeklyRows()), '');
    expect([status, body.errors]).toEqual([422, { date: ['Datum is verplicht'] }]);
  });

  const parts = { '[Content_Types].xml': '', 'xl/workbook.xml': '' };
  const packed = deflateRawSync(Buffer.alloc(80_000_000, '<row/>'));
  it.each<[string, Uint8Array, string]>([
    [
      'that holds macros',
      zipOf({ ...parts, 'xl/vbaProject.bin': '' }),
      "Bestanden met macro's worden niet ondersteund. Sla het bestand op als gewoon .xlsx-bestand.",
    ],
    [
      'that unpacks to gigantic tables',
      zipOf(parts, { name: 'xl/worksheets/sheet1.xml', packed, unpacked: 80_000_000 }),
      'Het bestand is na uitpakken te groot',
    ],
    [
      'that has something in front of it',
      Buffer.concat([zipOf(parts), zipOf(parts)]),
      'Het bestand kan niet worden gelezen',
    ],
    ['without a sheet that can be read', zipOf(parts), 'Het bestand kan niet worden gelezen'],
  ])('refuses a workbook %s', async (_, bytes, message) => {
    const { status, body } = await check('week.xlsx', bytes);
    expect([status, body.errors]).toEqual([422, { file: [message] }]);
  });

  it('survives a workbook that lies about its size, and answers the next call', async () => {
    const sheet =
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
    const rows = Buffer.from(`${sheet}${'<row><c><v>1</v></c></row>'.repeat(1_500_000)}`);
    const bomb = deflateRawSync(rows, { level: 1 });
    const bytes = zipOf(
      {
        '[Content_Types].xml':
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
        'xl/workbook.xml':
          '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets><sheet name="a" sheetId="1"/></sheets></workbook>',
      },
      { name: 'xl/worksheets/sheet1.xml', packed: bomb, unpacked: 1000 },
    );
    expect((await check('week.xlsx', bytes)).body.rows ?? []).toEqual([]);
    expect((await check('week.xlsx', workbookOf(weeklyRows()))).status).toBe(200);
  });

  it('is for the import customer only', async () => {
    const { headers } = await aMember(app, { type: 1 });
    const { payload, headers: form } = formWithFile({ name: 'week.csv', bytes: 'a' });
    const url = '/api/administrations/v1/import/check';
    const of = { method: 'POST', url, payload } as const;
    const reply = await app.http.inject({ ...of, headers: { ...headers, ...form } });
    expect(reply.statusCode).toBe(403);
  });
});

/** The row with something else on Monday. */
const withMonday = (row: unknown[], cell: unknown) => [...row.slice(0, 2), cell, ...row.slice(3)];
