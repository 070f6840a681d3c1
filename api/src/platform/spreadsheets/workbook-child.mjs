// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import fs from 'node:fs';
import * as xlsx from '@e965/xlsx';

/**
 * Reads the first sheet that is shown of the workbook named on the command line and writes it as JSON: `cells` with text,
 * numbers, `{number, shown, kind}` for a number in a format of its own, `{error}` for a formula that failed or
 * was never calculated, and `null`; where cells were `merged`; and the names of the `others` that are shown.
 *
 * `node workbook-child.mjs <file> <rows> <columns>`: one more than so many are read, so that the caller
 * sees that there are too many.
 */
const [file = '', maxRows = '', maxColumns = ''] = process.argv.slice(2);

const bytes = fs.readFileSync(file);
const first = read(0);
const shown = first.SheetNames.filter((_, at) => !first.Workbook?.Sheets?.[at]?.Hidden);
const [name = ''] = shown;
const at = first.SheetNames.indexOf(name);
const sheet = (at > 0 ? read(at) : first).Sheets[name];
const cells = Array.from(sheet?.['!data'] ?? [], (row) =>
  Array.from((row ?? []).slice(0, Number(maxColumns) + 1), contentOf),
);
while (cells.at(-1)?.every((cell) => cell === null)) cells.pop();
const merged = (sheet?.['!merges'] ?? []).map(({ s }) => ({ row: s.r, column: s.c }));
process.stdout.write(JSON.stringify({ cells, merged, others: shown.slice(1) }));

/** With the cells of one sheet. @param {number} sheets which one */
function read(sheets) {
  return xlsx.read(bytes, {
    type: 'buffer',
    dense: true,
    sheets,
    sheetRows: Number(maxRows) + 1,
    cellHTML: false,
    cellText: true,
    cellNF: true,
    cellFormula: true,
  });
}

/** @param {xlsx.CellObject | undefined} cell */
function contentOf(cell) {
  if (!cell) return null;
  if (cell.t === 'e') return { error: cell.w || errorName(cell.v) };
  if (typeof cell.v === 'boolean') return cell.v ? 'WAAR' : 'ONWAAR';
  if (typeof cell.v === 'number') return numberIn(cell, cell.v);
  return typeof cell.v === 'string' ? cell.v : null;
}

/** @param {xlsx.CellObject} cell @param {number} number */
function numberIn({ z, w }, number) {
  const format = String(z ?? 'General');
  if (format === 'General' || format === '@') return number;
  if (xlsx.SSF.is_date(format)) return { number, shown: w ?? '', kind: 'date' };
  return { number, shown: w ?? '', kind: format.includes('%') ? 'percentage' : 'number' };
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
