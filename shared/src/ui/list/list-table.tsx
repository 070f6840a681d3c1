import { Table } from 'antd';
import { type Key, type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from '../../router';
import { RowMenu } from '../menu/row-menu';
import { isOnControl } from './is-on-control';
import type { ListColumns, ListProps, ListRow } from './list-props';
import { texts } from './texts';
import type { Selection } from './use-selection';

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
  selection: Selection<Row>;
};

export function ListTable<Row extends ListRow>(props: Props<Row>) {
  const { list, rowLink, onOpen, isMuted, bulkActions, rows, isStale, selection } = props;
  const navigate = useNavigate();
  const isSame = {
    columns: useIsSame(props.columns),
    actions: useIsSame(props.rowActions),
  };
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
      columns={columnsOf(props, isSame)}
      dataSource={rows}
      pagination={false}
      showSorterTooltip={false}
      onRow={(row) => ({
        onClick: (event) => open(row, event),
        className: `${(rowLink ?? onOpen) ? 'bw-row-link' : ''} ${isMuted?.(row) ? 'bw-muted' : ''}`,
      })}
      rowSelection={bulkActions && rowSelectionOf(selection, props.phoneRow)}
      onChange={(_, __, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        if (columnKey) list.change({ sort: String(columnKey), order: orderOf(order) });
      }}
    />
  );
}

function rowSelectionOf<Row extends ListRow>(
  { ids, isOpen, tick }: Selection<Row>,
  phoneRow: Props<Row>['phoneRow'],
) {
  return {
    selectedRowKeys: [...ids],
    onChange: (keys: Key[]) => tick(keys.map(Number)),
    getTitleCheckboxProps: () => ({ 'aria-label': texts.selectAll }),
    getCheckboxProps: (row: Row) => ({
      'aria-label': texts.selectRow(phoneRow(row).title),
      disabled: !isOpen(row),
    }),
    columnWidth: 40,
  };
}

/** Whether a value is still the one that was drawn last. */
function useIsSame(value: unknown): boolean {
  const drawn = useRef(value);
  useEffect(() => {
    drawn.current = value;
  });
  return drawn.current === value;
}

/** @param isSame then a cell is drawn anew with another row alone: ticking one draws boxes, not all that is in the rows */
function columnsOf<Row extends ListRow>(
  { columns, list, rowActions, actionsLabel = () => texts.rowActions }: Props<Row>,
  isSame: { columns: boolean; actions: boolean },
): ListColumns<Row> {
  const shouldCellUpdate = (row: Row, before: Row) => !isSame.columns || row !== before;
  const sorted = columns.map((column) =>
    'sorter' in column && column.sorter
      ? {
          ...column,
          shouldCellUpdate,
          sortDirections: ['ascend' as const, 'descend' as const, 'ascend' as const],
          sortOrder: column.key === list.query.sort ? sortOrder(list.query.order) : null,
        }
      : { ...column, shouldCellUpdate },
  );
  if (!rowActions) return sorted;
  return [
    ...sorted,
    {
      key: 'actions',
      title: <span className="bw-unseen">{texts.rowActions}</span>,
      width: 48,
      align: 'right',
      shouldCellUpdate: (row, before) => !isSame.actions || row !== before,
      render: (_, row) => <RowMenu label={actionsLabel(row)} items={rowActions(row)} />,
    },
  ];
}

const sortOrder = (order: 'asc' | 'desc'): 'ascend' | 'descend' =>
  order === 'asc' ? 'ascend' : 'descend';

const orderOf = (order: 'ascend' | 'descend' | null | undefined) =>
  order === 'ascend' ? 'asc' : 'desc';
