import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { QueryClient } from '@boekwerk/shared/query';

const MAX_RETRIES = 2;

/** What the server refused it will refuse again; a server that is away may be back in a second. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < MAX_RETRIES &&
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 502);

/**
 * The page's one query cache. It lives as long as the session: signing out loads a new page.
 * Without a network a call fails at once and says so; by default it would wait in silence, behind a button
 * that keeps turning.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
