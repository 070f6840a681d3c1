import { type ImportFinding, MAX_IMPORT_ROWS } from '@boekwerk/shared/contract/relation-import';
import { formatQuantity } from '@boekwerk/shared/domain/money/format';
import type { Spreadsheet, SpreadsheetLimits } from '../platform/spreadsheets/cell';
import { SPREADSHEET_TEXTS } from '../platform/spreadsheets/texts';
import { finding } from './findings';
import type { Layout } from './layout';
import type { SpreadsheetRow } from './spreadsheet-rows';
import { IMPORT_TEXTS } from './texts';

/** As many rows as Excel has: empty ones in between do not count. */
export const SPREADSHEET_LIMITS: SpreadsheetLimits = { rows: 1_048_576, columns: 100 };

/** What is wrong with a file before its rows are read. */
export function checkFile(
  { cells, merged }: Spreadsheet,
  layout: Layout | null,
  rows: readonly SpreadsheetRow[],
): ImportFinding[] {
  if (!layout) return [finding({}, IMPORT_TEXTS.noHeader)];
  const { header, doubles } = layout;
  const isWide = cells.some((row) => row.length > SPREADSHEET_LIMITS.columns);
  const isLong = rows.length > MAX_IMPORT_ROWS || cells.length > SPREADSHEET_LIMITS.rows;
  return [
    ...(isWide ? [finding({}, SPREADSHEET_TEXTS.tooManyColumns(SPREADSHEET_LIMITS.columns))] : []),
    ...(isLong ? [finding({}, IMPORT_TEXTS.tooManyRows(formatQuantity(MAX_IMPORT_ROWS)))] : []),
    ...(rows.length === 0 ? [finding({}, IMPORT_TEXTS.noRows)] : []),
    ...doubles.map(({ column, at }) =>
      finding(
        { row: header, column: { header: column.header, at } },
        IMPORT_TEXTS.doubleColumn(column.header),
      ),
    ),
    ...merged
      .filter(({ row }) => row >= header)
      .map(({ row, column: at }) =>
        finding({ row, column: { header: headerAt(layout, at), at } }, IMPORT_TEXTS.merged),
      ),
  ];
}

/** What is noticed of a column that nothing is known of. */
export const checkHeader = (
  { header }: Layout,
  { name, at }: Layout['unknown'][number],
): ImportFinding =>
  finding({ row: header, column: { header: name, at } }, IMPORT_TEXTS.unknownColumn(name));

const headerAt = ({ places }: Layout, at: number) =>
  places.find((place) => place.at === at)?.column.header ?? '';
