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
import { useTicks } from './selection-context';
import { texts as own } from './texts';
import { useIsPhone } from './use-is-phone';

type RowsProps<Row extends ListRow> = ListProps<Row> & { rows: readonly Row[] };

type Props<Row extends ListRow> = RowsProps<Row> & {
  /** Beside the pages. */
  keysHelp: ReactNode;
};

/** The rows, or what stands in their place. */
export function ListContent<Row extends ListRow>({ keysHelp, ...props }: Props<Row>) {
  const { list, query, rows, columns, texts } = props;
  const isPhone = useIsPhone();
  useExistingPage(props);

  return (
    <Loaded
      query={query}
      loading={
        <ListSkeleton
          rows={list.query.itemsPerPage}
          columns={columns.length}
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
              {keysHelp}
              <ListPagination pagination={pagination} list={list} onAgain={() => query.refetch()} />
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function Rows<Row extends ListRow>({ isPhone, ...props }: RowsProps<Row> & { isPhone: boolean }) {
  const { isPlaceholderData, error } = props.query;
  const isStale = isPlaceholderData && error === null;
  return isPhone ? (
    <PhoneRows {...props} isStale={isStale} />
  ) : (
    <ListTable {...props} isStale={isStale} />
  );
}

function PhoneRows<Row extends ListRow>(props: RowsProps<Row> & { isStale: boolean }) {
  const { isChoosing } = useTicks();
  return isChoosing ? <PhoneChoice {...props} /> : <PhoneList {...props} />;
}

/** The page asked for may have gone with its last row, or come from an old link. */
function useExistingPage<Row extends ListRow>({ list, query }: RowsProps<Row>): void {
  const { pageCount = 0, page = 1 } = query.data?.pagination ?? {};
  const isBeyond = !query.isPlaceholderData && pageCount > 0 && page > pageCount;
  useEffect(() => {
    if (isBeyond) list.correct({ page: pageCount });
  }, [isBeyond, pageCount]);
}

/** The previous rows stay; a bar above them tells that they are out of date, or of another question. */
function FailedBar<Row extends ListRow>({ query, texts }: RowsProps<Row>) {
  return (
    <div className="bw-list-failed" role="alert">
      {query.isPlaceholderData ? own.failedAnew(texts.failed) : texts.failed}
      <Button size="small" onClick={() => query.refetch()} loading={query.isFetching}>
        {own.retry}
      </Button>
    </div>
  );
}

function NothingFound<Row extends ListRow>({ list, texts }: RowsProps<Row>) {
  return (
    <EmptyState
      picture="nothing-found"
      title={texts.nothingFound}
      action={list.isFiltered && <Button onClick={list.clear}>{own.clearFilters}</Button>}
    />
  );
}
