import { type Cells, textOf } from '../../../platform/spreadsheets/cell';

/** Where the header stands and which columns hold what; all from 0. */
export type Layout = {
  header: number;
  description: number;
  /** Of the ledger account that a row names. */
  code: number | null;
  /** Monday first. */
  days: number[];
  total: number | null;
};

export const DAYS = [
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
] as const;

/** The header is looked for in this many rows; above it may stand a title and a date. */
const HEADER_WITHIN = 20;

/**
 * Finds the row that names the days, `ma` or `maandag`, with or without a date behind it.
 *
 * @returns the days that are missing in the row that names most of them, when no row names all
 */
export function findLayout(cells: Cells): Layout | { row: number; missing: string[] } {
  const rows = cells.slice(0, HEADER_WITHIN).map((row) => row.map((cell) => headerText(cell)));
  const found = rows.map((row) => DAYS.map((day) => row.findIndex((text) => isDay(text, day))));
  const missing = found.map((days) => DAYS.filter((_, day) => days[day] === -1));
  const header = missing.reduce(
    (best, days, at) => (days.length < (missing[best] as string[]).length ? at : best),
    0,
  );

  const absent = missing[header] ?? [...DAYS];
  if (absent.length > 0) return { row: header, missing: absent };

  const texts = rows[header] as string[];
  const days = found[header] as number[];
  const description = Math.max(texts.indexOf('omschrijving'), 0);
  const named = indexOrNull(texts.findIndex((text) => CODE_NAMES.includes(text)));
  const total = indexOrNull(texts.findIndex((text) => /^(week ?)?totaal\b/.test(text)));
  const next = description + 1;
  // What stands between what a row is and its days is the code, whatever it is called there.
  const isCode = next < Math.min(...days) && next !== total;
  return { header, days, description, total, code: named ?? (isCode ? next : null) };
}

const CODE_NAMES = ['code', 'grootboek', 'grootboekrekening', 'rekening', 'gb', 'gb-code'];

/** Whether a row names all days, as a header does. */
export const isHeader = (row: Cells[number]): boolean =>
  DAYS.every((day) => row.some((cell) => isDay(headerText(cell), day)));

/** The day and month that stand behind the name of a day: `Maandag 27-7`, `ma 27/07`, `ma 2026-07-27`. */
export function dayBehind(
  cell: Cells[number][number] | undefined,
): { day: number; month: number } | null {
  const text = textOf(cell);
  const { day, month } = (YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text))?.groups ?? {};
  return day && month ? { day: Number(day), month: Number(month) } : null;
}

const YEAR_FIRST = /\b\d{4}-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/;
const DAY_FIRST = /(?:^|\D)(?<day>\d{1,2})[-/. ](?<month>\d{1,2})(?!\d)/;

const headerText = (cell: Cells[number][number]) => textOf(cell).toLowerCase();

const isDay = (text: string, day: string) =>
  [day, day.slice(0, 2)].includes(/^\w*/.exec(text)?.[0] ?? '');

const indexOrNull = (index: number) => (index === -1 ? null : index);
