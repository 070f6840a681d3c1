import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { SearchInput } from '../fields/search-input';
import { Covered } from './covered';
import type { ListProps, ListRow } from './list-props';
import { SelectionBar } from './selection-bar';
import type { Selection } from './use-selection';

type Props<Row extends ListRow> = Pick<
  ListProps<Row>,
  'list' | 'filters' | 'bulkActions' | 'texts'
> & { selection: Selection<Row> };

/** Search and filters; while rows are ticked they keep their place, unseen, under what can be done to those. */
export function ListTools<Row extends ListRow>(props: Props<Row>) {
  const { list, filters, bulkActions, texts, selection } = props;
  const place = useRef<HTMLDivElement>(null);
  const hasSelection = selection.rows.length > 0;
  const clear = () => {
    flushSync(() => selection.keep([]));
    place.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  };
  return (
    <div ref={place} className="bw-list-tools">
      <Covered isCovered={hasSelection} className="bw-filters">
        <SearchInput label={texts.search} value={list.searchText} onChange={list.search} />
        {filters}
      </Covered>
      {bulkActions && hasSelection && (
        <SelectionBar
          count={selection.rows.length}
          actions={bulkActions(selection.rows, selection.keep)}
          onClear={clear}
        />
      )}
    </div>
  );
}
