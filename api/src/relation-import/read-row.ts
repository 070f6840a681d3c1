import { cellText, plainText } from './cell-text';
import type { CellRead, Field } from './columns';
import type { At } from './findings';
import type { Layout } from './layout';
import { mended } from './mended';
import { NEW_PARTY, type Party } from './party';
import type { SpreadsheetRow } from './spreadsheet-rows';

export type LocatedMessage = { at: At; message: string };

type RowRead = {
  /** What the row makes of a relation, as far as its cells can be read. */
  party: Party;
  /** What the file says otherwise than what is stored. */
  changed: ReadonlySet<Field>;
  errors: LocatedMessage[];
  warnings: LocatedMessage[];
};

/**
 * Reads one row on top of what is stored of the relation. A cell that says what an export of the relation would say
 * leaves the field as it is, whatever it is; a column that is not there does too.
 */
export function readRow(
  row: SpreadsheetRow,
  { places }: Layout,
  stored: Party | undefined,
): RowRead {
  const party: Party = { ...(stored ?? NEW_PARTY) };
  const errors: LocatedMessage[] = [];
  const changed = new Set<Field>();
  for (const { column, at } of places) {
    const cell = cellText(row.cells[at]);
    if (column.field === 'id') continue;
    if (stored && cell === plainText(column.written(stored))) continue;
    const read: CellRead = typeof cell === 'string' ? column.read(cell) : cell;
    if ('problem' in read) {
      const where = { row: row.at, column: { header: column.header, at } };
      errors.push({ at: where, message: read.problem });
    } else {
      Object.assign(party, read);
      changed.add(column.field);
    }
  }
  const warnings = mended(party, changed).map(
    ({ field, message }): LocatedMessage => ({
      at: cellPositionOf(field, { places }, row.at),
      message,
    }),
  );
  return { party, changed, errors, warnings };
}

/** The relation number in a row; 0 for none. */
export function numberIn(row: SpreadsheetRow, { places }: Layout): CellRead & { id?: number } {
  const place = places.find(({ column }) => column.field === 'id');
  if (!place) return {};
  const cell = cellText(row.cells[place.at]);
  return typeof cell === 'string' ? place.column.read(cell) : cell;
}

/** The cell of a field in a row; the row alone when the file has no such column. */
export function cellPositionOf(field: Field, { places }: Pick<Layout, 'places'>, row: number): At {
  const place = places.find(({ column }) => column.field === field);
  return place ? { row, column: { header: place.column.header, at: place.at } } : { row };
}
