import { type MouseEvent, memo, type ReactNode } from 'react';
import { useNavigate } from '../../router';
import { RowMenu } from '../menu/row-menu';
import { Table } from '../table/table';
import { isOnControl } from './is-on-control';
import type { ListColumns, ListProps, ListRow } from './list-props';
import { selectionColumn } from './selection-column';
import { texts } from './texts';

type Props<Row extends ListRow> = Pick<
  ListProps<Row>,
  | 'list'
  | 'columns'
  | 'phoneRow'
  | 'rowLink'
  | 'onOpen'
  | 'rowActions'
  | 'actionsLabel'
  | 'isMuted'
  | 'bulkActions'
> & {
  rows: readonly Row[];
  /** The rows are those of before; the next ones are on their way. */
  isStale: boolean;
};

/** Not drawn again by a tick, which its boxes hear of by themselves. */
export const ListTable = memo(function ListTable<Row extends ListRow>(props: Props<Row>) {
  const { list, rowLink, onOpen, isMuted, rows, isStale } = props;
  const navigate = useNavigate();
  const open = (row: Row, event: MouseEvent) => {
    if (isOnControl(event)) return;
    if (rowLink) navigate(rowLink(row));
    else onOpen?.(row);
  };
  return (
    <div ref={tellWide} className={isStale ? 'bw-list-table bw-stale' : 'bw-list-table'}>
      <Table<Row>
        rowKey="id"
        columns={columnsOf(props)}
        dataSource={rows}
        sort={{
          key: list.query.sort,
          order: list.query.order,
          onSort: (sort, order) => list.change({ sort, order }),
        }}
        rowProps={(row) => ({
          onClick: (event) => open(row, event),
          className: `${(rowLink ?? onOpen) ? 'bw-row-link' : ''} ${isMuted?.(row) ? 'bw-muted' : ''}`,
        })}
      />
    </div>
  );
}) as <Row extends ListRow>(props: Props<Row>) => ReactNode;

/** Marks rows that do not fit beside each other, which no style sheet can know. */
function tellWide(box: HTMLElement | null) {
  if (!box) return;
  const observer = new ResizeObserver(() =>
    box.toggleAttribute('data-wide', box.scrollWidth > box.clientWidth),
  );
  // Rows that become wider leave the box as it was.
  for (const one of [box, ...box.querySelectorAll('table')]) observer.observe(one);
  return () => observer.disconnect();
}

function columnsOf<Row extends ListRow>(props: Props<Row>): ListColumns<Row> {
  const { columns, phoneRow, rowActions, actionsLabel = () => texts.rowActions } = props;
  const actions: ListColumns<Row>[number] = {
    key: 'actions',
    title: <span className="bw-unseen">{texts.rowActions}</span>,
    width: 48,
    align: 'right',
    render: (_, row) => <RowMenu label={actionsLabel(row)} items={rowActions?.(row) ?? []} />,
  };
  return [
    ...(props.bulkActions ? [selectionColumn(phoneRow)] : []),
    ...columns,
    ...(rowActions ? [actions] : []),
  ];
}
