import { Button } from 'antd';
import { useIsNarrow } from '../media/use-is-narrow';
import type { ActionItem } from '../menu/action-item';
import { RowMenu } from '../menu/row-menu';
import { Table } from '../table/table';
import { isOnControl } from './is-on-control';
import './list.css';
import type { ListColumns, PhoneRow } from './list-props';
import { PhoneList } from './phone-list';
import { texts } from './texts';

type Props<Row> = {
  rows: readonly Row[];
  columns: ListColumns<Row>;
  phoneRow: (row: Row) => PhoneRow;
  /** What a row is called, for who hears its buttons. */
  rowName: (row: Row) => string;
  rowActions: (row: Row) => readonly ActionItem[];
  /** Whether the actions of a row lie in a menu: they are too many, or too long, to stand in view. */
  hasMenu?: boolean;
  /** What opens a row; its first cell holds a button for it. */
  onOpen?: (row: Row) => void;
};

/**
 * A handful of rows that need no pages: a table with its actions. Beside two menus there is no more room for it than on a
 * phone, and each row has two lines.
 */
export function ShortList<Row extends { id: number | string }>(props: Props<Row>) {
  const { rows, columns, rowName, rowActions, hasMenu, onOpen } = props;
  const Actions = hasMenu ? NamedMenu : RowButtons;
  if (useIsNarrow()) return <PhoneList {...props} />;
  return (
    <div className="bw-list-table bw-short-list">
      <Table<Row>
        rowKey="id"
        dataSource={rows}
        rowProps={(row) => ({
          onClick: (event) => !isOnControl(event) && onOpen?.(row),
          className: onOpen && 'bw-row-link',
        })}
        columns={[
          ...columns,
          {
            key: 'actions',
            title: <span className="bw-unseen">{texts.rowActions}</span>,
            align: 'right',
            render: (_, row) => <Actions name={rowName(row)} items={rowActions(row)} />,
          },
        ]}
      />
    </div>
  );
}

type ActionsProps = { name: string; items: readonly ActionItem[] };

const NamedMenu = ({ name, items }: ActionsProps) => (
  <RowMenu label={`${texts.rowActions}: ${name}`} items={items} />
);

function RowButtons({ name, items }: ActionsProps) {
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
