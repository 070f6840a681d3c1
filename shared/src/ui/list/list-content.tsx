import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '../empty/empty-state';
import { Loaded } from '../states/loaded';
import { ListPagination } from './list-pagination';
import type { ListProps, ListRow } from './list-props';
import { ListSkeleton } from './list-skeleton';
import { ListTable } from './list-table';
import { PhoneChoice } from './phone-choice';
import { PhoneList } from './phone-list';
import { texts as own } from './texts';
import { useIsPhone } from './use-is-phone';
import type { Selection } from './use-selection';

type Props<Row extends ListRow> = ListProps<Row> & {
  rows: readonly Row[];
  selection: Selection<Row>;
  /** Beside the pages. */
  keysHelp: ReactNode;
};

/** The rows, or what stands in their place. */
export function ListContent<Row extends ListRow>(props: Props<Row>) {
  const { list, query, rows, columns, texts } = props;
  const isPhone = useIsPhone();
  useExistingPage(props);

  return (
    <Loaded
      query={query}
      loading={
        <ListSkeleton
          rows={list.query.itemsPerPage}
          columns={isPhone ? 2 : columns.length}
          text={texts.loading}
        />
      }
      failed={texts.failed}
    >
      {({ pagination }) => (
        <>
          {query.error !== null && <FailedBar {...props} />}
          {rows.length === 0 && <NothingFound {...props} />}
          {rows.length > 0 && <Rows {...props} isPhone={isPhone} />}
          {rows.length > 0 && (
            <div className="bw-list-foot">
              {props.keysHelp}
              <ListPagination pagination={pagination} list={list} />
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function Rows<Row extends ListRow>({ isPhone, ...props }: Props<Row> & { isPhone: boolean }) {
  const { isPlaceholderData: isStale } = props.query;
  if (!isPhone) return <ListTable {...props} isStale={isStale} />;
  if (props.selection.isChoosing) return <PhoneChoice {...props} isStale={isStale} />;
  return <PhoneList {...props} isStale={isStale} />;
}

/** The page asked for may have gone with its last row, or come from an old link. */
function useExistingPage<Row extends ListRow>({ list, query }: Props<Row>): void {
  const { pageCount = 0, page = 1 } = query.data?.pagination ?? {};
  const isBeyond = !query.isPlaceholderData && pageCount > 0 && page > pageCount;
  useEffect(() => {
    if (isBeyond) list.change({ page: pageCount });
  }, [isBeyond, pageCount]);
}

/** The previous rows stay; a bar above them tells that they are out of date. */
function FailedBar<Row extends ListRow>({ query, texts }: Props<Row>) {
  return (
    <div className="bw-list-failed" role="alert">
      {texts.failed}
      <Button size="small" onClick={() => query.refetch()} loading={query.isFetching}>
        {own.retry}
      </Button>
    </div>
  );
}

function NothingFound<Row extends ListRow>({ list, texts }: Props<Row>) {
  return (
    <EmptyState
      picture="nothing-found"
      title={texts.nothingFound}
      action={list.isFiltered && <Button onClick={list.clear}>{own.clearFilters}</Button>}
    />
  );
}
