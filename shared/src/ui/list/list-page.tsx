import { useRef, useState } from 'react';
import { SearchInput } from '../fields/search-input';
import { PageShell } from '../page/page-shell';
import { KeysHelp } from './keys-help';
import './list.css';
import { ListContent } from './list-content';
import type { ListProps, ListRow } from './list-props';
import { ListTabs } from './list-tabs';
import { SelectionBar } from './selection-bar';
import { useListKeys } from './use-list-keys';

/** A page with a list: tabs, filters, rows, pages. The server searches, sorts and counts. */
export function ListPage<Row extends ListRow>(props: ListProps<Row>) {
  const { title, list, query, tabs, filters, bulkActions, texts } = props;
  const [ticked, setTicked] = useState<number[]>([]);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const rowsPlace = useRef<HTMLDivElement>(null);
  const actionPlace = useRef<HTMLSpanElement>(null);
  useListKeys(rowsPlace, actionPlace, () => setHelpOpen(true));

  const rows = query.data?.data ?? [];
  const selected = rows.filter(({ id }) => ticked.includes(id));
  const clear = () => setTicked([]);
  const action = (
    <span ref={actionPlace} className="bw-list-action">
      {props.action}
    </span>
  );

  if (isEmpty(props))
    return (
      <PageShell title={title} action={action}>
        <div ref={rowsPlace} className="bw-list">
          {props.empty}
        </div>
      </PageShell>
    );

  return (
    <PageShell title={title} action={action}>
      <div ref={rowsPlace} className="bw-list">
        {tabs && (
          <ListTabs
            tabs={tabs}
            active={list.query.tab}
            counts={query.data?.counts}
            onChange={(tab) => list.change({ tab })}
          />
        )}
        {bulkActions && selected.length > 0 ? (
          <SelectionBar
            count={selected.length}
            actions={bulkActions(selected, clear)}
            onClear={clear}
          />
        ) : (
          <div className="bw-filters">
            <SearchInput label={texts.search} value={list.searchText} onChange={list.search} />
            {filters}
          </div>
        )}
        <ListContent
          {...props}
          rows={rows}
          selected={selected.map(({ id }) => id)}
          onSelect={setTicked}
          keysHelp={
            <KeysHelp
              isOpen={isHelpOpen}
              onOpen={() => setHelpOpen(true)}
              onClose={() => setHelpOpen(false)}
            />
          }
        />
      </div>
    </PageShell>
  );
}

/** There is nothing yet, which is another thing than finding nothing. */
function isEmpty<Row extends ListRow>({ list, query, tabs }: ListProps<Row>): boolean {
  if (!query.data || query.isPlaceholderData || list.isFiltered || query.error) return false;
  const all = tabs?.[0];
  if (all) return query.data.counts[all.key] === 0;
  return query.data.pagination.itemsLength === 0;
}
