import type { ReactNode } from 'react';

/** What a table shows of each row below one heading. */
export type TableColumn<Row> = {
  key: string;
  title: ReactNode;
  /** What it is called among the orders on a phone, where its heading is but a sign. */
  orderName?: string;
  /**
   * The field that is shown, or the way to it; needed where nothing renders the row, and where a cell of its own says that
   * there is nothing: below another column that need not be said.
   */
  dataIndex?: string | readonly string[];
  /** Pixels, or a share of the table; what is left is divided over the others. */
  width?: number | string;
  align?: 'right';
  className?: string;
  /** One line, cut where it does not fit; the widths of all columns are kept then. */
  ellipsis?: boolean;
  /** Its heading sorts by its key. */
  sorter?: boolean;
  /** Sorted from high to low first, as a count of which most matters. */
  isHighFirst?: boolean;
  /**
   * In which column's cells it stands, below what those show, where it would take the room of names: in a window that is
   * narrow, or in one that is but middling already.
   */
  below?: { column: string; from: 'narrow' | 'middling' };
  render?: (value: unknown, row: Row) => ReactNode;
};

export type TableColumns<Row> = TableColumn<Row>[];

/** A column as it is shown, with those that stand below it in its cells. */
export type StackedColumn<Row> = { column: TableColumn<Row>; below: TableColumn<Row>[] };

/** By which column the rows are sorted, and how they get sorted by another. */
export type TableSort = {
  key: string | undefined;
  order: 'asc' | 'desc';
  onSort: (key: string, order: 'asc' | 'desc') => void;
};

/** What a cell shows. */
export function contentOf<Row>(column: TableColumn<Row>, row: Row): ReactNode {
  const value = fieldIn(column, row);
  return column.render ? column.render(value, row) : (value as ReactNode);
}

/** Whether there is nothing in the field of a column; nobody knows of one that names no field. */
export const isEmpty = <Row>(column: TableColumn<Row>, row: Row): boolean =>
  column.dataIndex !== undefined && (fieldIn(column, row) ?? '') === '';

const fieldIn = <Row>({ dataIndex = [] }: TableColumn<Row>, row: Row): unknown =>
  [dataIndex].flat().reduce<unknown>(fieldOf, row);

const fieldOf = (value: unknown, field: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[field];

/** What the style sheet goes by, of a heading and of the cells below it. */
export function lookOf<Row>(stack: StackedColumn<Row>, sort?: TableSort) {
  const { className, align, ellipsis } = stack.column;
  return {
    className,
    'data-align': align,
    'data-cut': ellipsis,
    'data-sorted': isSortedBy(stack, sort) || undefined,
  };
}

/** Whether the rows are sorted by one of the columns that share its cells. */
export const isSortedBy = <Row>({ column, below }: StackedColumn<Row>, sort?: TableSort) =>
  [column, ...below].some(({ key }) => key === sort?.key);
