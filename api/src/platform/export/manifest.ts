import { BYTE_ORDER_MARK, csvRow, NO_CELL, numberCell, textCell } from '../spreadsheets/csv';
import { TEXTS } from './texts';

/** What became of a file: one without a checksum is not in the zip. */
export type Packed = {
  path: string;
  size?: number;
  sha256?: string;
  /** Of a table, without its head. */
  rows?: number;
  /** What is wrong with it. */
  remark?: string;
};

/** A table of all files: also of those that should be there and are not. */
export const manifest = (packed: readonly Packed[]): string =>
  BYTE_ORDER_MARK +
  csvRow(TEXTS.manifestColumns.map(textCell)) +
  packed
    .map(({ path, size, rows, sha256 = '', remark = '' }) =>
      csvRow([
        textCell(path),
        size === undefined ? NO_CELL : numberCell(size),
        rows === undefined ? NO_CELL : numberCell(rows),
        textCell(sha256),
        textCell(remark),
      ]),
    )
    .join('');

/** The checksums as `sha256sum --check` reads them. */
export const checksums = (packed: readonly Packed[]): string =>
  packed
    .filter(({ sha256 }) => sha256 !== undefined)
    .map(({ path, sha256 }) => `${sha256}  ${path}\n`)
    .join('');
