import ky from 'ky';
import { refresh, type Token } from '../contract/auth';
import type { Reason } from '../contract/reasons';
import { currentSession, endSession, renewSession } from '../session/session-store';
import { apiErrorOf, offlineError } from './api-error';
import { readBody } from './read-body';
import { apiAddress } from './send-request';

/** Why a session ended of which the server says no more than that it is over. */
export const OVER: Reason = 'session_expired';

let running: Promise<void> | null = null;

/**
 * Makes sure that the session goes on under another token than the one that was refused, or than the one that
 * another tab holds as well. One refresh runs at a time: calls that come meanwhile wait for it, later ones find
 * the successor in place.
 *
 * @throws ApiError when there is no successor; the session has ended if the server said so
 */
export function renewToken(refused: string): Promise<void> {
  if (currentSession().token !== refused) return Promise.resolve();

  running ??= trade(refused).finally(() => {
    running = null;
  });
  return running;
}

async function trade(refused: string): Promise<void> {
  const { shares_token } = currentSession();
  const response = await ky(apiAddress(refresh.path), {
    method: refresh.method,
    headers: { authorization: `Bearer ${refused}` },
    ...(shares_token && { json: { fork: true } }),
    retry: 0,
    throwHttpErrors: false,
  }).catch((cause) => {
    throw offlineError(cause);
  });
  // Whoever signed in meanwhile has a newer token: that one stays.
  const isCurrent = currentSession().token === refused;
  if (response.ok) {
    const { token } = (await readBody(response)) as { token: Token };
    if (isCurrent) renewSession(token);
    return;
  }
  if (!isCurrent) return;
  const error = await apiErrorOf(response);
  if (isRefusal(response.status)) endSession(error.reason ?? OVER);
  throw error;
}

/** A server that is down or busy says nothing about the session. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429;
