import { Checkbox } from 'antd';
import type { ListProps, ListRow } from './list-props';
import { PhoneLines } from './phone-list';
import { useTicks } from './selection-context';

type Props<Row extends ListRow> = Pick<ListProps<Row>, 'phoneRow'> & {
  rows: readonly Row[];
  isStale: boolean;
};

/** The rows of a phone while they are chosen from: a tap on one ticks it. */
export function PhoneChoice<Row extends ListRow>(props: Props<Row>) {
  const { rows, isStale, phoneRow } = props;
  const { ids, openIds, tickRow } = useTicks();
  return (
    <ul className={isStale ? 'bw-phone-list bw-stale' : 'bw-phone-list'}>
      {rows.map((row) => (
        <li key={row.id}>
          <Checkbox
            className="bw-phone-choice"
            checked={ids.includes(row.id)}
            disabled={!openIds.includes(row.id)}
            onChange={({ target }) => tickRow(row.id, target.checked)}
          >
            <span className="bw-phone-row">
              <PhoneLines {...phoneRow(row)} />
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
