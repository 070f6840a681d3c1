import { Table } from 'antd';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { useNavigate } from '../../router';
import { RowMenu } from '../menu/row-menu';
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
    <Table<Row>
      className={isStale ? 'bw-list-table bw-stale' : 'bw-list-table'}
      size="medium"
      rowKey="id"
      columns={columnsOf(props)}
      dataSource={rows}
      pagination={false}
      showSorterTooltip={false}
      // The style sheet knows which row is pointed at, without drawing its cells anew.
      rowHoverable={false}
      onRow={(row) => ({
        onClick: (event) => open(row, event),
        className: `${(rowLink ?? onOpen) ? 'bw-row-link' : ''} ${isMuted?.(row) ? 'bw-muted' : ''}`,
      })}
      onChange={(_, __, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        if (columnKey) list.change({ sort: String(columnKey), order: orderOf(order) });
      }}
    />
  );
}) as <Row extends ListRow>(props: Props<Row>) => ReactNode;

function columnsOf<Row extends ListRow>(props: Props<Row>): ListColumns<Row> {
  const { columns, list, phoneRow, rowActions, actionsLabel = () => texts.rowActions } = props;
  const sorted = columns.map((column) =>
    'sorter' in column && column.sorter
      ? {
          ...column,
          sortDirections: ['ascend' as const, 'descend' as const, 'ascend' as const],
          sortOrder: column.key === list.query.sort ? sortOrder(list.query.order) : null,
        }
      : column,
  );
  const actions: ListColumns<Row>[number] = {
    key: 'actions',
    title: <span className="bw-unseen">{texts.rowActions}</span>,
    width: 48,
    align: 'right',
    render: (_, row) => <RowMenu label={actionsLabel(row)} items={rowActions?.(row) ?? []} />,
  };
  return [
    ...(props.bulkActions ? [selectionColumn(phoneRow)] : []),
    ...sorted,
    ...(rowActions ? [actions] : []),
  ];
}

const sortOrder = (order: 'asc' | 'desc'): 'ascend' | 'descend' =>
  order === 'asc' ? 'ascend' : 'descend';

const orderOf = (order: 'ascend' | 'descend' | null | undefined) =>
  order === 'ascend' ? 'asc' : 'desc';
