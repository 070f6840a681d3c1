// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import fs from 'node:fs';
import * as xlsx from '@e965/xlsx';
import { answerEach } from '../child-process/answer-each.mjs';

/**
 * The first sheet that is shown of a workbook: `cells` with text, numbers, `{number, shown, kind}` for a number in a
 * format of its own, `{error}` for a formula that failed or was never calculated, and `null`; where cells were `merged`;
 * and the names of the `others` that are shown. A row that says nothing is 0. Of rows, columns and rows that say something
 * one more than so many are read, so that the caller sees that there are too many.
 */
answerEach((file, maxRows, maxColumns, maxFilled) => {
  const bytes = fs.readFileSync(file);
  const first = read(bytes, 0, maxRows);
  const shown = first.SheetNames.filter((_, at) => !first.Workbook?.Sheets?.[at]?.Hidden);
  const [name = ''] = shown;
  const at = first.SheetNames.indexOf(name);
  const sheet = (at > 0 ? read(bytes, at, maxRows) : first).Sheets[name];
  const is1904 = first.Workbook?.WBProps?.date1904 === true;
  const cells = [];
  let filled = 0;
  for (const row of sheet?.['!data'] ?? []) {
    const those = (row ?? []).slice(0, Number(maxColumns) + 1);
    const said = Array.from(those, (cell) => contentOf(cell, is1904));
    const isBlank = said.every(saysNothing);
    cells.push(isBlank ? 0 : said);
    if (!isBlank) filled += 1;
    if (filled > Number(maxFilled)) break;
  }
  while (cells.at(-1) === 0) cells.pop();
  const merged = (sheet?.['!merges'] ?? []).map(({ s }) => ({ row: s.r, column: s.c }));
  return { cells, merged, others: shown.slice(1) };
});

/** @param {ReturnType<typeof contentOf>} cell */
const saysNothing = (cell) => cell === null || (typeof cell === 'string' && cell.trim() === '');

/** With the cells of one sheet. @param {Uint8Array} bytes @param {number} sheets which one @param {string} maxRows */
function read(bytes, sheets, maxRows) {
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

/** @param {xlsx.CellObject | undefined} cell @param {boolean} is1904 */
function contentOf(cell, is1904) {
  if (!cell) return null;
  if (cell.t === 'e') return { error: cell.w || errorName(cell.v) };
  if (typeof cell.v === 'boolean') return cell.v ? 'WAAR' : 'ONWAAR';
  if (typeof cell.v === 'number') return numberIn(cell, cell.v, is1904);
  return typeof cell.v === 'string' ? cell.v : null;
}

/** @param {xlsx.CellObject} cell @param {number} number @param {boolean} is1904 */
function numberIn({ z, w }, number, is1904) {
  const format = String(z ?? 'General');
  if (format === 'General' || format === '@') return number;
  if (xlsx.SSF.is_date(format))
    return { number, shown: w ?? '', kind: 'date', ...(is1904 && { is1904 }) };
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
