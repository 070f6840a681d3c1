import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchInput } from '../fields/search-input';
import { ChooseButton } from './choose-button';
import { HiddenInPlace } from './hidden-in-place';
import type { ListProps, ListRow } from './list-props';
import { PhoneSort, sortable } from './phone-sort';
import { SelectionBar } from './selection-bar';
import { texts as own } from './texts';
import { useIsPhone } from './use-is-phone';
import type { Selection } from './use-selection';

type Props<Row extends ListRow> = Pick<
  ListProps<Row>,
  'list' | 'columns' | 'filters' | 'bulkActions' | 'showsIdleActions' | 'texts'
> & {
  /** Those of the page that is shown. */
  rows: readonly Row[];
  selection: Selection<Row>;
};

/** Search and filters, which a phone folds away with the order unless they are used; while rows are ticked they keep their place, unseen, under what can be done to those. */
export function ListTools<Row extends ListRow>(props: Props<Row>) {
  const { list, columns, filters, bulkActions, texts, rows, selection } = props;
  const place = useRef<HTMLDivElement>(null);
  const { isChoosing } = selection;
  const isPhone = useIsPhone();
  const hasSort = isPhone && sortable(columns).length > 0;
  const [areFiltersOpen, setFiltersOpen] = useState(list.hasFilters);
  const find = (what: string) => place.current?.querySelector<HTMLElement>(what);
  const choose = () => {
    flushSync(selection.choose);
    find('.bw-selection-bar input')?.focus();
  };
  const clear = () => {
    flushSync(() => selection.keep([]));
    (find('.bw-choose') ?? find('input[type=search]'))?.focus();
  };
  const chooseButton = bulkActions && rows.length > 0 && (
    <ChooseButton showsIdleActions={props.showsIdleActions} onClick={choose} />
  );
  return (
    <div ref={place} className="bw-list-tools">
      <HiddenInPlace isHidden={isChoosing} className="bw-filters">
        <SearchInput label={texts.search} value={list.searchText} onChange={list.search} />
        {isPhone && (filters || hasSort) && (
          <Button
            className="bw-filters-button"
            aria-expanded={areFiltersOpen}
            icon={<FilterOutlined aria-hidden />}
            onClick={() => setFiltersOpen(!areFiltersOpen)}
          >
            {nameOf(filters, list.hasFilters && !areFiltersOpen)}
          </Button>
        )}
        {isPhone && chooseButton}
        <div className="bw-filters-more" hidden={isPhone && !areFiltersOpen}>
          {filters}
          {hasSort && <PhoneSort list={list} columns={columns} />}
        </div>
        {!isPhone && chooseButton}
      </HiddenInPlace>
      {bulkActions && isChoosing && (
        <SelectionBar
          selection={selection}
          actions={bulkActions(selection.rows, selection.keep)}
          onClear={clear}
        />
      )}
    </div>
  );
}

/** What stands under the button. */
function nameOf(filters: ReactNode, areInUse: boolean): string {
  if (areInUse) return own.filtersInUse;
  return filters ? own.filters : own.sort;
}
