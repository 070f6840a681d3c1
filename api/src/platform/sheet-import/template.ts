import { writeWorkbook } from '../spreadsheets/write-workbook';
import { withOwnApostrophe } from './cell-text';
import type { Column, Row } from './subject';
import { SHEET_TEXTS } from './texts';

/** What stands in the file of a row. */
export const cellsOf = <R extends Row>(row: R, columns: readonly Column<R>[]): string[] =>
  columns.map(({ written }) => withOwnApostrophe(written(row)));

/** A workbook to fill in: the header with an example, and what the columns are. */
export const templateOf = <R extends Row>(
  columns: readonly Column<R>[],
  { sheet, example }: { sheet: string; example: R },
) =>
  writeWorkbook([
    {
      name: sheet,
      portions: [[columns.map(({ header }) => header), cellsOf(example, columns)]],
      widths: columns.map(({ width }) => width),
    },
    {
      name: SHEET_TEXTS.explanation,
      portions: [
        [
          [...SHEET_TEXTS.explanationHeader],
          ...columns.map(({ header, explanation }) => [header, explanation]),
        ],
      ],
      widths: [24, 90],
    },
  ]);
