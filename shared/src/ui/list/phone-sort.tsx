import { SelectInput } from '../select/select-input';
import type { ListColumns, ListProps, ListRow } from './list-props';
import { texts } from './texts';

type Props<Row extends ListRow> = Pick<ListProps<Row>, 'list' | 'columns'>;

/** The order of the rows, where no headings offer it. */
export function PhoneSort<Row extends ListRow>({ list, columns }: Props<Row>) {
  const { sort, order } = list.query;
  const offered = sortable(columns);
  // The order that a list begins with may be that of no column.
  const isOffered = offered.some(({ key }) => key === sort);
  return (
    <SelectInput
      aria-label={texts.sort}
      placeholder={texts.sort}
      chosenAs={texts.sortedAs}
      value={isOffered ? `${sort} ${order}` : undefined}
      onChange={(chosen) => {
        const [to = sort, way] = chosen?.split(' ') ?? [];
        list.change({ sort: to, order: way === 'asc' ? 'asc' : 'desc' });
      }}
      options={offered.flatMap(({ key, name, isHighFirst }) =>
        (isHighFirst ? HIGH_FIRST : LOW_FIRST).map((way) => ({
          value: `${key} ${way}`,
          label: texts.sortedBy[way](name),
        })),
      )}
    />
  );
}

const LOW_FIRST = ['asc', 'desc'] as const;
const HIGH_FIRST = ['desc', 'asc'] as const;

/** The columns that the rows can be sorted by, of those that are called something. */
export const sortable = <Row,>(columns: ListColumns<Row>) =>
  columns.flatMap(({ key, title, orderName = title, sorter, isHighFirst }) =>
    sorter && typeof orderName === 'string' ? [{ key, name: orderName, isHighFirst }] : [],
  );
