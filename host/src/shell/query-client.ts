import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { QueryClient } from '@boekwerk/shared/query';

const MAX_RETRIES = 2;

/** Retries when the server is away, not when it refused. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < MAX_RETRIES &&
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 502);

/**
 * The page's one query cache. It lives as long as the session: signing out loads a new page.
 * Without a network a call fails at once; by default it would wait silently behind a busy button.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
