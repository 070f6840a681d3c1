import { Button } from 'antd';
import { EmptyState } from '../empty/empty-state';
import { ErrorState } from '../states/error-state';
import { Loaded } from '../states/loaded';
import { TextSkeleton } from '../states/skeletons';
import { Event } from './event';
import type { HistoryOf } from './history-of';
import { texts } from './texts';
import { useHistory } from './use-history';

/** All that happened to one thing, the last first. */
export function History(of: Omit<HistoryOf, 'title'>) {
  const history = useHistory(of);
  return (
    <Loaded
      query={{ ...history, data: history.entries }}
      loading={<TextSkeleton lines={6} />}
      failed={texts.failed}
      isEmpty={({ length }) => length === 0}
      empty={<EmptyState picture="documents" title={texts.none} text={texts.noneHint} />}
    >
      {(entries) => (
        <>
          <ol className="bw-history" aria-label={texts.list}>
            {entries.map((entry) => (
              <Event key={entry.id} entry={entry} />
            ))}
          </ol>
          <Earlier history={history} />
        </>
      )}
    </Loaded>
  );
}

/** Fetches what came before; when that fails, what is there stays. */
function Earlier({ history }: { history: ReturnType<typeof useHistory> }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = history;
  if (isFetchNextPageError)
    return (
      <ErrorState
        title={texts.failed}
        query={{ error, isFetching: isFetchingNextPage, refetch: fetchNextPage }}
      />
    );
  if (!hasNextPage) return null;
  return (
    <Button block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {texts.earlier}
    </Button>
  );
}
