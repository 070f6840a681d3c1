import { Checkbox } from 'antd';
import type { ListColumns, ListProps, ListRow } from './list-props';
import { useTicks } from './selection-context';
import { texts } from './texts';
import { WholePageBox } from './whole-page-box';

/** A box in each row. With shift a click ticks all from the one before. */
export const selectionColumn = <Row extends ListRow>(
  phoneRow: ListProps<Row>['phoneRow'],
): ListColumns<Row>[number] => ({
  key: 'selection',
  className: 'bw-tick-column',
  width: 40,
  title: <WholePageBox />,
  render: (_, row) => <RowBox id={row.id} label={texts.selectRow(phoneRow(row).title)} />,
});

function RowBox({ id, label }: { id: number; label: string }) {
  const { ids, openIds, tickRow } = useTicks();
  return (
    <Checkbox
      aria-label={label}
      checked={ids.includes(id)}
      disabled={!openIds.includes(id)}
      onChange={({ target, nativeEvent }) =>
        tickRow(id, target.checked, (nativeEvent as MouseEvent).shiftKey)
      }
    />
  );
}
