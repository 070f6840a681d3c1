import { useRef, useState } from 'react';
import { PageShell } from '../page/page-shell';
import { HiddenInPlace } from './hidden-in-place';
import { KeysHelp } from './keys-help';
import './list.css';
import { ListContent } from './list-content';
import type { ListProps, ListRow } from './list-props';
import { ListTabs } from './list-tabs';
import { ListTools } from './list-tools';
import { useKeptFocus } from './use-kept-focus';
import { useListKeys } from './use-list-keys';
import { useSelection } from './use-selection';

/** A page with a list: tabs, filters, rows, pages. The server searches, sorts and counts. */
export function ListPage<Row extends ListRow>(props: ListProps<Row>) {
  const { title, notice, list, query, counts = query.data?.counts, tabs } = props;
  const selection = useSelection(props);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const rowsPlace = useRef<HTMLDivElement>(null);
  const actionPlace = useRef<HTMLDivElement>(null);
  useKeptFocus(rowsPlace);
  useListKeys(rowsPlace, actionPlace, () => setHelpOpen(true));
  const rows = query.data?.data ?? [];
  const isNothingYet = isEmpty(props);

  return (
    <PageShell
      title={title}
      action={
        <HiddenInPlace
          ref={actionPlace}
          className="bw-list-action"
          isSettledByCredits={selection.isChoosing}
        >
          {props.action}
        </HiddenInPlace>
      }
    >
      {notice}
      <div ref={rowsPlace} className="bw-list">
        {isNothingYet ? (
          props.empty
        ) : (
          <>
            {tabs && (
              <ListTabs
                tabs={tabs}
                active={list.query.tab}
                counts={counts}
                onChange={(tab) => list.change({ tab })}
              />
            )}
            <ListTools {...props} rows={rows} selection={selection} />
            <ListContent
              {...props}
              rows={rows}
              selection={selection}
              keysHelp={
                <KeysHelp
                  isOpen={isHelpOpen}
                  hasSelection={props.bulkActions !== undefined}
                  onOpen={() => setHelpOpen(true)}
                  onClose={() => setHelpOpen(false)}
                />
              }
            />
          </>
        )}
      </div>
    </PageShell>
  );
}

/** No rows at all, behind any tab; finding nothing is another case. */
function isEmpty<Row extends ListRow>({ list, query, tabs }: ListProps<Row>): boolean {
  if (!query.data || query.isPlaceholderData || list.isFiltered || query.error) return false;
  const { counts, pagination } = query.data;
  return tabs ? tabs.every(({ key }) => !counts[key]) : pagination.itemsLength === 0;
}
