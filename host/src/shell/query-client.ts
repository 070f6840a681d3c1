import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { QueryClient } from '@boekwerk/shared/query';

const MAX_RETRIES = 2;
/** Nobody looks at a page that is loading for long. */
const LONGEST_S = 5;

/** Retries when the server is away, not when it refused. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < MAX_RETRIES &&
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 502);

/** A busy server says when; else a second, and then two. */
const pauseBefore = (failures: number, error: Error) =>
  Math.min(LONGEST_S, (error instanceof ApiError && error.retryAfter) || 2 ** failures) * 1000;

/**
 * The page's one query cache. It lives as long as the session: signing out loads a new page.
 * Without a network a call fails at once; by default it would wait silently behind a busy button.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, retryDelay: pauseBefore, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
