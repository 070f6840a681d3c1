import { useRef, useState } from 'react';
import { PageShell } from '../page/page-shell';
import { HiddenInPlace } from './hidden-in-place';
import { KeysHelp } from './keys-help';
import './list.css';
import { ListBody } from './list-body';
import type { ListProps, ListRow } from './list-props';
import { Soon } from './soon';
import { useKeptFocus } from './use-kept-focus';
import { useKeptRows } from './use-kept-rows';
import { useListKeys } from './use-list-keys';
import { useSelection } from './use-selection';

/** A page with a list: tabs, filters, rows, pages. The server searches, sorts and counts. */
export function ListPage<Row extends ListRow>(given: ListProps<Row>) {
  const props = { ...given, query: useKeptRows(given) };
  const { title, notice } = props;
  const selection = useSelection(props);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const rowsPlace = useRef<HTMLDivElement>(null);
  const actionPlace = useRef<HTMLDivElement>(null);
  useKeptFocus(rowsPlace);
  useListKeys(rowsPlace, actionPlace, () => setHelpOpen(true));

  return (
    <PageShell
      title={title}
      action={
        <Soon facts={[props.action, selection.choice]}>
          <HiddenInPlace
            ref={actionPlace}
            className="bw-list-action"
            isHidden={selection.isChoosing}
          >
            {props.action}
          </HiddenInPlace>
        </Soon>
      }
    >
      {notice}
      <div ref={rowsPlace} className="bw-list">
        <ListBody
          {...props}
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
      </div>
    </PageShell>
  );
}
