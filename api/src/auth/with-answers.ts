import type { Started } from '@boekwerk/shared/contract/auth';
import type { App } from '../platform/app';
import type { Finished, Unsent } from '../platform/http/call';
import { sessionOf } from './tokens';

/** What a page asks first in a session; undefined where it cannot be said yet. */
export type SessionAnswersOf = (
  app: App,
  session_id: string,
) => Promise<Unsent<Started['session']>>;

/**
 * Adds to a token what a page asks first under it. It is read once the session is committed, as a call under the token
 * would be.
 */
export const withAnswers =
  (app: App, answersOf: SessionAnswersOf) =>
  async <Reply extends Started>(reply: Reply): Promise<Finished<Reply>> => {
    const id = sessionOf(reply.token.token);
    const session = id === null ? undefined : await answersOf(app, id);
    return { reply: { ...reply, session } as Unsent<Reply> };
  };
