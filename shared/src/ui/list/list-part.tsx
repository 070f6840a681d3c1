import { useId, useRef } from 'react';
import './list.css';
import { ListBody } from './list-body';
import type { ListProps, ListRow } from './list-props';
import { useKeptFocus } from './use-kept-focus';
import { useKeptRows } from './use-kept-rows';
import { useSelection } from './use-selection';

type Props<Row extends ListRow> = Omit<ListProps<Row>, 'notice' | 'bulkActions'>;

/** A list as part of a page, under a heading of its own; the keys of a list are those of a page of its own. */
export function ListPart<Row extends ListRow>(given: Props<Row>) {
  const props = { ...given, query: useKeptRows(given) };
  const { title, action } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const selection = useSelection(props);
  useKeptFocus(place);
  return (
    <section aria-labelledby={id} ref={place} className="bw-list">
      <div className="bw-list-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <ListBody {...props} selection={selection} keysHelp={null} />
    </section>
  );
}
