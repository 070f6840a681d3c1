import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '../empty/empty-state';
import { ErrorState } from '../states/error-state';
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

  if (!query.data && query.error)
    return (
      <ErrorState
        title={texts.failed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  if (!query.data)
    return (
      <ListSkeleton
        rows={list.query.itemsPerPage}
        columns={isPhone ? 2 : columns.length}
        text={texts.loading}
      />
    );
  const isStale = query.isPlaceholderData;
  const { isChoosing } = props.selection;
  return (
    <>
      {query.error !== null && <FailedBar {...props} />}
      {rows.length === 0 && <NothingFound {...props} />}
      {rows.length > 0 && isPhone && !isChoosing && <PhoneList {...props} isStale={isStale} />}
      {rows.length > 0 && isPhone && isChoosing && <PhoneChoice {...props} isStale={isStale} />}
      {rows.length > 0 && !isPhone && <ListTable {...props} isStale={isStale} />}
      {rows.length > 0 && (
        <div className="bw-list-foot">
          {props.keysHelp}
          <ListPagination pagination={query.data.pagination} list={list} />
        </div>
      )}
    </>
  );
}

/** The page asked for may have gone with its last row, or come from an old link. */
function useExistingPage<Row extends ListRow>({ list, query }: Props<Row>): void {
  const { pageCount = 0, page = 1 } = query.data?.pagination ?? {};
  const isBeyond = !query.isPlaceholderData && pageCount > 0 && page > pageCount;
  useEffect(() => {
    if (isBeyond) list.change({ page: pageCount });
  }, [isBeyond, pageCount]);
}

/** The rows of before stay; what is above them tells that they are old. */
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
