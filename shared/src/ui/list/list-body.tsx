import type { ReactNode } from 'react';
import { ListContent } from './list-content';
import type { ListProps, ListRow } from './list-props';
import { ListTabs } from './list-tabs';
import { ListTools } from './list-tools';
import { SelectionContext } from './selection-context';
import { Soon } from './soon';
import type { Selection } from './use-selection';

type Props<Row extends ListRow> = ListProps<Row> & {
  selection: Selection<Row>;
  /** Beside the pages. */
  keysHelp: ReactNode;
};

/** Tabs, filters, rows and pages, or what is said while there is nothing at all. */
export function ListBody<Row extends ListRow>({ selection, ...props }: Props<Row>) {
  const { list, query, counts = query.data?.counts, tabs } = props;
  const rows = query.data?.data ?? [];
  if (isEmpty(props)) return props.empty;
  return (
    <SelectionContext value={selection}>
      {tabs && (
        <Soon facts={[list.query.tab, counts]}>
          <ListTabs
            tabs={tabs}
            active={list.query.tab}
            counts={counts}
            onChange={(tab) => list.change({ tab })}
          />
        </Soon>
      )}
      <Soon facts={[list, query.data, props.filters, selection.choice]}>
        <ListTools {...props} rows={rows} selection={selection} />
      </Soon>
      <Soon facts={[query.data, query.error]}>
        <ListContent {...props} rows={rows} />
      </Soon>
    </SelectionContext>
  );
}

/** No rows at all, behind any tab; finding nothing is another case. */
function isEmpty<Row extends ListRow>({ list, query, tabs }: ListProps<Row>): boolean {
  if (!query.data || query.isPlaceholderData || list.isFiltered || query.error) return false;
  const { counts, pagination } = query.data;
  return tabs ? tabs.every(({ key }) => !counts[key]) : pagination.itemsLength === 0;
}
