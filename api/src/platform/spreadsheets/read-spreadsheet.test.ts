import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as xlsx from '@e965/xlsx';
import { dateIn } from './date-in';
import { readSpreadsheet } from './read-spreadsheet';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sheets-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

const LIMITS = { rows: 50, columns: 10 };

async function read(bytes: Uint8Array, kind: string) {
  const file = { path: path.join(folder, 'file'), kind };
  await fs.writeFile(file.path, bytes);
  return readSpreadsheet(file, LIMITS);
}

function workbook(
  sheet: xlsx.WorkSheet,
  bookType: 'xlsx' | 'xls',
  WBProps: xlsx.WorkbookProperties = {},
): Uint8Array {
  const book = { ...xlsx.utils.book_new(), Workbook: { WBProps } };
  xlsx.utils.book_append_sheet(book, sheet, 'A');
  return xlsx.write(book, { type: 'buffer', bookType });
}

/** A row of cells with formats of their own. */
const formatted = (...cells: xlsx.CellObject[]): xlsx.WorkSheet => ({
  '!ref': `A1:${xlsx.utils.encode_col(cells.length - 1)}1`,
  ...Object.fromEntries(cells.map((cell, at) => [`${xlsx.utils.encode_col(at)}1`, cell])),
});

describe('readSpreadsheet', () => {
  it.each(['xlsx', 'xls'] as const)(
    'tells in a .%s file a number as it is shown from a date and a percentage',
    async (kind) => {
      const sheet = formatted(
        { t: 'n', v: 1234567, z: '00000000' },
        { t: 'n', v: 46000, z: 'dd-mm-yyyy' },
        { t: 'n', v: 0.21, z: '0%' },
        { t: 'n', v: 12345678 },
        { t: 'b', v: true },
        { t: 's', v: '007' },
      );
      const { cells } = await read(workbook(sheet, kind), kind);
      expect(cells).toEqual([
        [
          { number: 1234567, shown: '01234567', kind: 'number' },
          { number: 46000, shown: '09-12-2025', kind: 'date' },
          { number: 0.21, shown: '21%', kind: 'percentage' },
          ...[12345678, 'WAAR', '007'],
        ],
      ]);
    },
  );

  it.each(['xlsx', 'xls'] as const)(
    'reads the same day of a .%s file that counts from 1904',
    async (kind) => {
      const shown = { number: 44538, shown: '09-12-2025', kind: 'date' };
      const sheet = formatted({ t: 'n', v: 44538, z: 'dd-mm-yyyy' }, { t: 'n', v: 44538 });
      const { cells } = await read(workbook(sheet, kind, { date1904: true }), kind);
      const [date] = cells[0] ?? [];
      expect(cells).toEqual([[{ ...shown, is1904: true }, 44538]]);
      expect(dateIn(date)).toBe('2025-12-09');
    },
  );

  it('takes of a formula what it gave, and of one that failed its error', async () => {
    const sheet = formatted({ t: 'n', v: 3, f: '1+2' }, { t: 'e', v: 7, f: '1/0' });
    expect((await read(workbook(sheet, 'xlsx'), 'xlsx')).cells).toEqual([
      [3, { error: '#DIV/0!' }],
    ]);
  });

  it('says where cells were merged', async () => {
    const sheet = xlsx.utils.aoa_to_sheet([['a'], ['b', 'c']]);
    sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
    expect(await read(workbook(sheet, 'xlsx'), 'xlsx')).toEqual({
      cells: [['a'], ['b', 'c']],
      merged: [{ row: 1, column: 0 }],
      others: [],
    });
  });

  it.each(['xlsx', 'xls'] as const)(
    'passes over hidden sheets of .%s, and names the others',
    async (kind) => {
      const book = xlsx.utils.book_new();
      for (const name of ['Uit', 'Week 31', 'Week 32', 'Weg'])
        xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([[name]]), name);
      book.Workbook = { Sheets: [{ Hidden: 1 }, {}, {}, { Hidden: 2 }] };
      const bytes = xlsx.write(book, { type: 'buffer', bookType: kind, compression: true });
      expect(await read(bytes, kind)).toMatchObject({ cells: [['Week 31']], others: ['Week 32'] });
    },
  );

  it('reads one row and column past the limits, and no empty rows below', async () => {
    const rows = Array.from({ length: 80 }, () => Array(20).fill(1));
    const { cells } = await read(workbook(xlsx.utils.aoa_to_sheet(rows), 'xlsx'), 'xlsx');
    expect([cells.length, cells[0]?.length]).toEqual([51, 11]);
    const blank = xlsx.utils.aoa_to_sheet([['a'], [''], ['']]);
    expect((await read(workbook(blank, 'xlsx'), 'xlsx')).cells[0]).toEqual(['a']);
  });

  it('refuses macros in a workbook of before 2007', async () => {
    const bytes = Buffer.concat([
      workbook(formatted({ t: 's', v: 'a' }), 'xls'),
      Buffer.from('_VBA_PROJECT', 'utf16le'),
    ]);
    await expect(read(bytes, 'xls')).rejects.toMatchObject({
      errors: { file: [expect.stringContaining("macro's")] },
    });
  });
});
