import { Checkbox } from 'antd';
import { useLayoutEffect, useMemo, useRef } from 'react';
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
  const isTicked = ids.includes(id);
  const isOpen = openIds.includes(id);
  const latest = useRef(tickRow);
  useLayoutEffect(() => {
    latest.current = tickRow;
  });
  // Of a hundred boxes a tick draws one.
  return useMemo(
    () => (
      <Checkbox
        aria-label={label}
        checked={isTicked}
        disabled={!isOpen}
        onChange={({ target, nativeEvent }) =>
          latest.current(id, target.checked, (nativeEvent as MouseEvent).shiftKey)
        }
      />
    ),
    [id, label, isTicked, isOpen],
  );
}
