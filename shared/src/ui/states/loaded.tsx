import type { ReactNode } from 'react';
import { ApiError } from '../../api-client/api-error';
import { ErrorState } from './error-state';
import { FailedBar } from './failed-bar';
import type { QueryState } from './query-state';

type Props<Data> = {
  query: QueryState<Data>;
  /** A skeleton in the shape of the content. */
  loading: ReactNode;
  /** What failed: 'Er ging iets mis bij het laden van de facturen'. */
  failed: string;
  /** Instead of a failure, for an address that names nothing (404). */
  missing?: ReactNode;
  /** Whether there is nothing yet, and what says so. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** Wraps whatever is shown in place of the content. */
  frame?: (state: ReactNode) => ReactNode;
  /** Below a failure: how to go on without what failed. */
  belowFailure?: ReactNode;
  /** Whether it is a part of a page that works without it, so that its failure is one line. */
  isPart?: boolean;
  /** Whether a failed refresh is shown: for a page that is read, not for a form. Parts always show it. */
  tellsStale?: boolean;
  children: (data: Data) => ReactNode;
};

/**
 * Renders the data of a query; until then that it is loading, does not exist or failed, with a button to try again.
 * Data stays on screen, with what was typed in it, also when a refresh fails.
 */
export function Loaded<Data>(props: Props<Data>) {
  const { query, failed, isPart = false, tellsStale = isPart } = props;
  const isStale = query.data !== undefined && query.error !== null;
  // The same tree in every state, so that React keeps what is in two of them mounted.
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
