import './table.css';
import {
  isSortedBy,
  lookOf,
  type StackedColumn,
  type TableColumn,
  type TableSort,
} from './table-column';

type Props<Row> = { stacks: readonly StackedColumn<Row>[]; sort?: TableSort };

/** The headings; those that sort are buttons. */
export function TableHead<Row>({ stacks, sort }: Props<Row>) {
  return (
    <thead>
      <tr>
        {stacks.map((stack) => (
          <th
            key={stack.column.key}
            scope="col"
            {...lookOf(stack, sort)}
            aria-sort={sort && isSortedBy(stack, sort) ? ARIA[sort.order] : undefined}
          >
            <Heading column={stack.column} sort={sort} />
            {stack.below.map((column) => (
              <div key={column.key} className="bw-table-below">
                <Heading column={column} sort={sort} />
              </div>
            ))}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const OTHER = { asc: 'desc', desc: 'asc' } as const;

/** Sorts from low to high first, or as the column says, then the other way round. */
function Heading<Row>({ column, sort }: { column: TableColumn<Row>; sort?: TableSort }) {
  const { key, title, sorter, isHighFirst = false } = column;
  if (!sorter || !sort) return title;
  const order = sort.key === key ? sort.order : undefined;
  const first = isHighFirst ? 'desc' : 'asc';
  return (
    <button
      type="button"
      className="bw-table-sort"
      data-order={order}
      onClick={() => sort.onSort(key, order ? OTHER[order] : first)}
    >
      <span>{title}</span>
      <svg viewBox="0 0 10 14" aria-hidden="true">
        <path d="M5 1l4 5H1z" />
        <path d="M5 13l4-5H1z" />
      </svg>
    </button>
  );
}
