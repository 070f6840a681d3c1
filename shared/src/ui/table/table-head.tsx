import './table.css';
import { lookOf, type TableColumn, type TableColumns, type TableSort } from './table-column';

type Props<Row> = { columns: TableColumns<Row>; sort?: TableSort };

/** The headings; those that sort are buttons. */
export function TableHead<Row>({ columns, sort }: Props<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          column.sorter && sort ? (
            <SortHeading key={column.key} column={column} sort={sort} />
          ) : (
            <th key={column.key} scope="col" {...lookOf(column)}>
              {column.title}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const OTHER = { asc: 'desc', desc: 'asc' } as const;

/** From low to high first, or as the column says, then the other way round. */
function SortHeading<Row>({ column, sort }: { column: TableColumn<Row>; sort: TableSort }) {
  const { key, title, isHighFirst = false } = column;
  const order = sort.key === key ? sort.order : undefined;
  const first = isHighFirst ? 'desc' : 'asc';
  return (
    <th scope="col" {...lookOf(column, sort)} aria-sort={order && ARIA[order]}>
      <button
        type="button"
        className="bw-table-sort"
        onClick={() => sort.onSort(key, order ? OTHER[order] : first)}
      >
        <span>{title}</span>
        <svg viewBox="0 0 10 14" aria-hidden="true">
          <path d="M5 1l4 5H1z" />
          <path d="M5 13l4-5H1z" />
        </svg>
      </button>
    </th>
  );
}
