// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import fs from 'node:fs';
import * as xlsx from '@e965/xlsx';

/**
 * Reads the first sheet of the workbook named on the command line and writes its cells as JSON: text,
 * numbers, `{error}` for a formula that failed or was never calculated, and `null`.
 *
 * `node workbook-child.mjs <file> <rows> <columns>`: one more than so many are read, so that the caller
 * sees that there are too many.
 */
const [file = '', maxRows = '', maxColumns = ''] = process.argv.slice(2);

const { SheetNames, Sheets } = xlsx.read(fs.readFileSync(file), {
  type: 'buffer',
  dense: true,
  sheets: 0,
  sheetRows: Number(maxRows) + 1,
  cellHTML: false,
  cellText: false,
  cellFormula: true,
});
const rows = Sheets[SheetNames[0] ?? '']?.['!data'] ?? [];
const cells = Array.from(rows, (row) =>
  Array.from((row ?? []).slice(0, Number(maxColumns) + 1), contentOf),
);
process.stdout.write(JSON.stringify(cells));

/** @param {xlsx.CellObject | undefined} cell */
function contentOf(cell) {
  if (!cell) return null;
  if (cell.t === 'e') return { error: cell.w ?? errorName(cell.v) };
  if (typeof cell.v === 'number' || typeof cell.v === 'string') return cell.v;
  return null;
}

/** Source: MS-XLSB 2.5.97.2. @param {unknown} code */
function errorName(code) {
  /** @type {Record<number, string>} */
  const names = {
    0: '#NULL!',
    7: '#DIV/0!',
    15: '#VALUE!',
    23: '#REF!',
    29: '#NAME?',
    36: '#NUM!',
    42: '#N/A',
  };
  return names[Number(code)] ?? 'niet berekend';
}
