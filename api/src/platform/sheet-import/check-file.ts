import {
  type ImportFinding,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
} from '@boekwerk/shared/contract/sheet-import';
import { formatQuantity } from '@boekwerk/shared/domain/money/format';
import type { Spreadsheet, SpreadsheetLimits } from '../spreadsheets/cell';
import { SPREADSHEET_TEXTS } from '../spreadsheets/texts';
import { finding } from './findings';
import { HEADER_WITHIN, type Layout } from './layout';
import type { SpreadsheetRow } from './spreadsheet-rows';
import type { Row, SubjectTexts } from './subject';
import { SHEET_TEXTS } from './texts';

/** As many rows as Excel has: empty ones in between do not count. Above the others stands a header, with a title perhaps. */
export const SPREADSHEET_LIMITS: SpreadsheetLimits = {
  rows: 1_048_576,
  columns: MAX_IMPORT_COLUMNS,
  filled: MAX_IMPORT_ROWS + HEADER_WITHIN,
};

/** What is wrong with a file before its rows are read: of such a file no row is stored. */
export function checkFile<R extends Row>(
  { cells, merged }: Spreadsheet,
  layout: Layout<R> | null,
  rows: readonly SpreadsheetRow[],
  texts: SubjectTexts,
): ImportFinding[] {
  if (!layout) return [finding({}, SHEET_TEXTS.empty)];
  const isWide = cells.some((row) => row.length > SPREADSHEET_LIMITS.columns);
  const isLong = rows.length > MAX_IMPORT_ROWS || cells.length > SPREADSHEET_LIMITS.rows;
  return [
    ...(isWide ? [finding({}, SPREADSHEET_TEXTS.tooManyColumns(SPREADSHEET_LIMITS.columns))] : []),
    ...(isLong ? [finding({}, texts.tooManyRows(formatQuantity(MAX_IMPORT_ROWS)))] : []),
    ...(rows.length === 0 ? [finding({}, texts.noRows)] : []),
    ...merged
      .filter(({ row }) => row >= layout.header)
      .map(({ row, column: at }) =>
        finding({ row, column: { header: headerAt(layout, at), at } }, SHEET_TEXTS.merged),
      ),
  ];
}

/** What is noticed of columns that are not read although they were recognised. */
export const checkHeader = <R extends Row>({ header: row, doubles }: Layout<R>): ImportFinding[] =>
  doubles.map(({ column: { header }, at }) =>
    finding({ row, column: { header, at } }, SHEET_TEXTS.doubleColumn(header)),
  );

const headerAt = <R extends Row>({ places }: Layout<R>, at: number) =>
  places.find((place) => place.at === at)?.column.header ?? '';
