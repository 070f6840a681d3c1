import type { ReactNode } from 'react';
import { ApiError } from '../../api-client/api-error';
import { ErrorState } from './error-state';
import { FailedBar } from './failed-bar';
import type { QueryState } from './query-state';

type Props<Data> = {
  query: QueryState<Data>;
  /** A skeleton in the shape of what is on its way. */
  loading: ReactNode;
  /** What failed: 'Er ging iets mis bij het laden van de facturen'. */
  failed: string;
  /** Instead of a failure, for an address that names nothing (404). */
  missing?: ReactNode;
  /** Whether there is nothing yet, and what says so. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** What stands around whatever takes the place of the content. */
  frame?: (state: ReactNode) => ReactNode;
  /** Below a failure: how to go on without what failed. */
  belowFailure?: ReactNode;
  /** Whether it is a part of a page that goes on without it, and so fails in one line. */
  isPart?: boolean;
  /** Whether it says that what stands could not be read again: for what is read, not for a form. Parts always do. */
  tellsStale?: boolean;
  children: (data: Data) => ReactNode;
};

/**
 * What a query gives, and until then that it is on its way, does not exist or failed, with a button to try again.
 * What is there stays, with what is typed in it, whatever becomes of reading it again.
 */
export function Loaded<Data>(props: Props<Data>) {
  const { query, failed, isPart = false, tellsStale = isPart } = props;
  const isStale = query.data !== undefined && query.error !== null;
  // One shape in every state: what stands in two of them is kept, not made anew.
  return (
    <>
      {isStale && tellsStale && <FailedBar text={failed} query={query} />}
      {contentOf(props)}
    </>
  );
}

function contentOf<Data>(props: Props<Data>): ReactNode {
  const { query, isEmpty, empty, frame, children } = props;
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  const state = stateOf(props);
  return frame ? frame(state) : state;
}

function stateOf<Data>(props: Props<Data>): ReactNode {
  const { query, loading, failed, missing, belowFailure, isPart } = props;
  if (query.error === null) return loading;
  if (missing && query.error instanceof ApiError && query.error.status === 404) return missing;
  if (isPart) return <FailedBar text={failed} query={query} />;
  return (
    <>
      <ErrorState title={failed} query={query} />
      {belowFailure}
    </>
  );
}
