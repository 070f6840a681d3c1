import type { MouseEvent } from 'react';
import './table.css';
import {
  contentOf,
  lookOf,
  type TableColumn,
  type TableColumns,
  type TableSort,
} from './table-column';
import { TableHead } from './table-head';

type Props<Row> = {
  columns: TableColumns<Row>;
  dataSource: readonly Row[];
  /** The field that tells rows apart. */
  rowKey: keyof Row;
  size?: 'small';
  sort?: TableSort;
  rowProps?: (row: Row) => { className?: string; onClick?: (event: MouseEvent) => void };
};

/** Rows below headings, as they are given: who sorts, and divides into pages, is the server. */
export function Table<Row extends object>(props: Props<Row>) {
  const { columns, dataSource, rowKey, size, sort, rowProps } = props;
  const isFixed = columns.some(({ ellipsis }) => ellipsis);
  return (
    <div className="bw-table" data-size={size}>
      <table data-fixed={isFixed || undefined}>
        <colgroup>
          {columns.map(({ key, className, width }) => (
            // With its class, for a style sheet may take away a column.
            <col key={key} className={className} style={{ width }} />
          ))}
        </colgroup>
        <TableHead columns={columns} sort={sort} />
        <tbody>
          {dataSource.map((row) => (
            // A row that opens something holds a link or a button for it, for whoever has no mouse.
            <tr key={String(row[rowKey])} {...rowProps?.(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} sort={sort} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps<Row> = { column: TableColumn<Row>; row: Row; sort?: TableSort };

function Cell<Row>({ column, row, sort }: CellProps<Row>) {
  const content = contentOf(column, row);
  const isCut = column.ellipsis && typeof content === 'string';
  return (
    <td {...lookOf(column, sort)} title={isCut ? content : undefined}>
      {content}
    </td>
  );
}
