import { cellText, plainText } from './cell-text';
import type { At } from './findings';
import type { Layout } from './layout';
import type { SpreadsheetRow } from './spreadsheet-rows';
import type { CellRead, FieldOf, Issue, Row, Subject } from './subject';

export type LocatedMessage = { at: At; message: string };

export type RowRead<R extends Row> = {
  /** What the row comes to, as far as its cells can be read. */
  row: R;
  /** What the file says otherwise than what is stored. */
  changed: ReadonlySet<FieldOf<R>>;
  errors: LocatedMessage[];
  warnings: LocatedMessage[];
};

type Base<R extends Row> = {
  stored?: R | undefined;
  /** Empty cells leave what is stored. */
  keepsFilled?: boolean;
};

/**
 * Reads one row on top of what is stored of it. A cell that says what an export would say leaves the field as it is,
 * whatever it is; a column that is not there does too.
 */
export function readRow<R extends Row>(
  row: SpreadsheetRow,
  { places }: Layout<R>,
  subject: Pick<Subject<R>, 'fresh' | 'mend'>,
  { stored, keepsFilled = false }: Base<R> = {},
): RowRead<R> {
  const read: R = { ...(stored ?? subject.fresh) };
  const errors: LocatedMessage[] = [];
  const changed = new Set<FieldOf<R>>();
  for (const { column, at } of places) {
    const cell = cellText(row.cells[at], column);
    if (column.field === 'id' || (keepsFilled && cell === '')) continue;
    if (stored && cell === plainText(column.written(stored))) continue;
    const said: CellRead<R> = typeof cell === 'string' ? column.read(cell) : cell;
    if ('problem' in said) {
      const where = { row: row.at, column: { header: column.header, at } };
      errors.push({ at: where, message: said.problem as string });
    } else {
      Object.assign(read, said);
      changed.add(column.field);
    }
  }
  const warnings = subject.mend(read, changed).map((issue) => located(issue, row, { places }));
  return { row: read, changed, errors, warnings };
}

/** The number in a row of what is stored; 0 for none. */
export function numberIn<R extends Row>(
  row: SpreadsheetRow,
  { places }: Layout<R>,
): { id?: number; problem?: string } {
  const place = places.find(({ column }) => column.field === 'id');
  if (!place) return {};
  const cell = cellText(row.cells[place.at]);
  return typeof cell === 'string' ? place.column.read(cell) : cell;
}

/** The cell of a field in a row; the row alone when the file has no such column. */
export function cellPositionOf<R extends Row>(
  field: string,
  { places }: Pick<Layout<R>, 'places'>,
  row: number,
): At {
  const place = places.find(({ column }) => column.field === field);
  return place ? { row, column: { header: place.column.header, at: place.at } } : { row };
}

export const located = <R extends Row>(
  { field, message }: Issue<R>,
  row: SpreadsheetRow,
  layout: Pick<Layout<R>, 'places'>,
): LocatedMessage => ({ at: cellPositionOf(field, layout, row.at), message });
