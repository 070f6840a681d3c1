import type { checkWeeklySheet } from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { addDays, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { type Cents, fromCents, MAX_EURO, sum, toCents } from '@boekwerk/shared/domain/money/money';
import { type Cell, type Cells, textOf } from '../../../platform/spreadsheets/cell';
import { SPREADSHEET_TEXTS } from '../../../platform/spreadsheets/texts';
import { readAmount } from '../read-amount';
import { type Remarks, remark } from '../remark';
import { TEXTS } from '../texts';
import { isSubtotal, type KnownRow, knownRow } from './known-rows';
import { DAYS, dayBehind, findLayout, isHeader, type Layout } from './layout';
import { MAX_COLUMNS, MAX_ROWS } from './limits';
import { WEEKLY_SHEET_TEXTS } from './texts';

export type WeeklySheetCheck = Omit<
  ReplyOf<typeof checkWeeklySheet>,
  'date' | 'is_ready' | 'sheet'
>;

type WeeklySheetRow = { at: number; name: string; code: string; known: KnownRow; days: Cents[] };

/**
 * Says which rows of a weekly sheet are known and what is wrong with it.
 *
 * Per day the takings with their VAT equal the receipts plus the differences, so a till that is short
 * has a positive difference. Cash spent from the till and brought to the bank stand apart from this.
 *
 * @param monday of the week that it is to be of; days in its header are compared with those of that week
 */
export function checkCells(cells: Cells, monday: IsoDate | null = null): WeeklySheetCheck {
  const remarks: Remarks = { errors: [], warnings: [] };
  checkSize(cells, remarks);
  const layout = findLayout(cells);
  if ('missing' in layout) {
    remarks.errors.push(missingDays(layout));
    return { rows: [], ...remarks };
  }

  checkWeek(cells, layout, monday, remarks);
  const rows = cells
    .map((row, at) => (at > layout.header ? readRow(row, at, layout, remarks) : null))
    .filter((row) => row !== null);
  checkDoubles(rows, remarks);
  checkDays(rows, layout, remarks);
  if (sum(rows.flatMap(({ days }) => days.map(absolute))) > toCents(MAX_EURO))
    remarks.errors.push(remark(layout.header, null, TEXTS.tooLarge));
  remarks.errors.sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  if (rows.every(isEmpty)) remarks.warnings.push(remark(null, null, WEEKLY_SHEET_TEXTS.nothing));

  return {
    rows: rows.map(({ at, name, code, known, days }) => ({
      row: at + 1,
      name,
      kind: known.kind,
      code,
      days: days.map(fromCents),
      total: fromCents(sum(days)),
    })),
    ...remarks,
  };
}

function checkSize(cells: Cells, { errors }: Remarks) {
  if (cells.length > MAX_ROWS)
    errors.push(remark(MAX_ROWS, null, WEEKLY_SHEET_TEXTS.tooManyRows(MAX_ROWS)));
  const wide = cells.findIndex((row) => row.length > MAX_COLUMNS);
  if (wide !== -1) errors.push(remark(wide, null, SPREADSHEET_TEXTS.tooManyColumns(MAX_COLUMNS)));
}

const missingDays = ({ row, missing }: { row: number; missing: string[] }) =>
  missing.length > DAYS.length / 2
    ? remark(null, null, WEEKLY_SHEET_TEXTS.noDays)
    : remark(row, null, WEEKLY_SHEET_TEXTS.daysMissing(missing));

/** A sheet is of one week, which is the one that was chosen. */
function checkWeek(
  cells: Cells,
  { header, days }: Layout,
  monday: IsoDate | null,
  { errors }: Remarks,
) {
  const second = cells.findIndex((row, at) => at > header && isHeader(row));
  if (second !== -1) errors.push(remark(second, null, WEEKLY_SHEET_TEXTS.secondWeek));
  if (monday === null) return;
  const other = days.findIndex((column, day) => {
    const named = dayBehind(cells[header]?.[column]);
    const [, month, date] = addDays(monday, day).split('-').map(Number);
    return named !== null && (named.day !== date || named.month !== month);
  });
  const column = days[other];
  if (column !== undefined) errors.push(remark(header, column, WEEKLY_SHEET_TEXTS.otherWeek));
}

/** A known row, or `null` for one that says nothing about the week. */
function readRow(
  row: readonly Cell[],
  at: number,
  layout: Layout,
  remarks: Remarks,
): WeeklySheetRow | null {
  const name = textOf(row[layout.description]);
  const known = knownRow(name);
  if (!known) {
    checkUnknown(row, at, name, layout, remarks);
    return null;
  }

  const days = layout.days.map((column) => amountIn(row, at, column, remarks));
  checkTotal(row, at, sum(days), layout, remarks);
  const code = layout.code === null ? '' : textOf(row[layout.code]);
  return { at, name, code, known, days };
}

function checkUnknown(
  row: readonly Cell[],
  at: number,
  name: string,
  { days, total }: Layout,
  { errors }: Remarks,
) {
  if (isSubtotal(name)) return;
  const columns = total === null ? days : [...days, total];
  const column = columns.find((place) => readAmount(row[place]).cents !== 0);
  if (column === undefined) return;
  const message = name === '' ? WEEKLY_SHEET_TEXTS.noName : WEEKLY_SHEET_TEXTS.unknownRow(name);
  errors.push(remark(at, column, message));
}

function amountIn(row: readonly Cell[], at: number, column: number, remarks: Remarks): Cents {
  const { cents, error, rounded } = readAmount(row[column]);
  if (error) remarks.errors.push(remark(at, column, error));
  if (rounded) remarks.warnings.push(remark(at, column, TEXTS.rounded(fromCents(cents))));
  return cents;
}

/** The total of a row, when it is filled in, is that of its days; formulas may be a cent off. */
function checkTotal(
  row: readonly Cell[],
  at: number,
  days: Cents,
  { total }: Layout,
  remarks: Remarks,
) {
  if (total === null || textOf(row[total]) === '') return;
  const { cents, error } = readAmount(row[total]);
  if (error) remarks.errors.push(remark(at, total, error));
  else if (Math.abs(cents - days) > 1)
    remarks.errors.push(
      remark(at, total, WEEKLY_SHEET_TEXTS.wrongTotal(fromCents(cents), fromCents(days))),
    );
}

function checkDoubles(rows: WeeklySheetRow[], { warnings }: Remarks) {
  const seen = new Set<string>();
  for (const { at, known } of rows) {
    if (seen.has(known.kind)) warnings.push(remark(at, null, WEEKLY_SHEET_TEXTS.twice(known.kind)));
    seen.add(known.kind);
  }
}

function checkDays(rows: WeeklySheetRow[], layout: Layout, { errors }: Remarks) {
  for (const [day, name] of DAYS.entries()) {
    const takings = sumOf(rows, 'takings', day);
    const receipts = sumOf(rows, 'receipts', day);
    const difference = (takings - receipts) as Cents;
    if (difference === 0) continue;
    const [sold, paid, off] = [takings, receipts, difference].map(fromCents) as [
      number,
      number,
      number,
    ];
    errors.push(
      remark(
        layout.header,
        layout.days[day] as number,
        WEEKLY_SHEET_TEXTS.difference(name, sold, paid, off),
      ),
    );
  }
}

const sumOf = (rows: WeeklySheetRow[], side: KnownRow['side'], day: number) =>
  sum(rows.filter(({ known }) => known.side === side).map(({ days }) => days[day] as Cents));

const absolute = (cents: Cents) => Math.abs(cents) as Cents;

const isEmpty = ({ days }: WeeklySheetRow) => days.every((amount) => amount === 0);
