import { Button, Table } from 'antd';
import type { ActionItem } from '../menu/action-menu';
import './list.css';
import type { ListColumns, PhoneRow } from './list-props';
import { PhoneList } from './phone-list';
import { texts } from './texts';
import { useIsPhone } from './use-is-phone';

type Props<Row> = {
  rows: readonly Row[];
  columns: ListColumns<Row>;
  phoneRow: (row: Row) => PhoneRow;
  /** What a row is called, for who hears its buttons. */
  rowName: (row: Row) => string;
  rowActions: (row: Row) => readonly ActionItem[];
};

/** A handful of rows that need no pages: a table with its actions in view, on a phone two lines each. */
export function ShortList<Row extends { id: number | string }>(props: Props<Row>) {
  const { rows, columns, rowName, rowActions } = props;
  if (useIsPhone()) return <PhoneList {...props} />;
  return (
    <Table<Row>
      className="bw-list-table bw-short-list"
      size="medium"
      rowKey="id"
      dataSource={rows}
      pagination={false}
      columns={[
        ...columns,
        {
          key: 'actions',
          title: <span className="bw-unseen">{texts.rowActions}</span>,
          align: 'right',
          render: (_, row) => <RowButtons name={rowName(row)} items={rowActions(row)} />,
        },
      ]}
    />
  );
}

function RowButtons({ name, items }: { name: string; items: readonly ActionItem[] }) {
  return (
    <span className="bw-row-buttons">
      {items.map(({ key, label, isDanger, disabledReason, onClick }) => (
        <Button
          key={key}
          size="small"
          danger={isDanger}
          disabled={disabledReason !== undefined}
          title={disabledReason}
          aria-label={`${label}: ${name}`}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}
