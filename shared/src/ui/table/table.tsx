import type { MouseEvent, ReactNode } from 'react';
import './table.css';
import {
  contentOf,
  isEmpty,
  lookOf,
  type StackedColumn,
  type TableColumn,
  type TableColumns,
  type TableSort,
} from './table-column';
import { TableHead } from './table-head';
import { useStackedColumns } from './use-stacked-columns';

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
  const stacks = useStackedColumns(columns);
  return (
    <div className="bw-table" data-size={size}>
      <table data-fixed={isFixed || undefined}>
        <colgroup>
          {stacks.map(({ column: { key, className, width } }) => (
            // With its class, for a style sheet may take away a column.
            <col key={key} className={className} style={{ width }} />
          ))}
        </colgroup>
        <TableHead stacks={stacks} sort={sort} />
        <tbody>
          {dataSource.map((row) => (
            // A row that opens something holds a link or a button for it, for whoever has no mouse.
            <tr key={String(row[rowKey])} {...rowProps?.(row)}>
              {stacks.map((stack) => (
                <Cell key={stack.column.key} stack={stack} row={row} sort={sort} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps<Row> = { stack: StackedColumn<Row>; row: Row; sort?: TableSort };

function Cell<Row>({ stack, row, sort }: CellProps<Row>) {
  const { column, below } = stack;
  const content = contentOf(column, row);
  return (
    <td {...lookOf(stack, sort)} title={titleOf(column, content)}>
      {content}
      {below.map((other) => (
        <LineBelow key={other.key} column={other} row={row} />
      ))}
    </td>
  );
}

function LineBelow<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const content = contentOf(column, row);
  if (!content || isEmpty(column, row)) return null;
  return (
    <div className="bw-table-below" data-cut={column.ellipsis} title={titleOf(column, content)}>
      {content}
    </div>
  );
}

/** What may be cut is told in full. */
const titleOf = <Row,>({ ellipsis }: TableColumn<Row>, content: ReactNode) =>
  ellipsis && typeof content === 'string' ? content : undefined;
