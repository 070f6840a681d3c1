import type { SessionAnswers } from '@boekwerk/shared/contract/session-answers';
import { checkConnection } from './bookkeeping/connection/check-connection';
import type { App } from './platform/app';
import { filesIn } from './platform/files/files';
import { callerOfSession } from './platform/http/authenticate';
import type { Unsent } from './platform/http/call';
import { rightsVersion } from './platform/http/rights-version';
import { getDefaultRelation } from './relations/company/company';
import { getUser } from './users/get-user';

/**
 * What the calls that a page begins a session with would answer in it, by the very actions that answer those.
 *
 * @returns undefined in a session that nobody can call under: one that waits for its second factor, or is over; and when
 * it could not be read, for signing in has succeeded all the same, and the page asks then
 */
export async function sessionAnswers(
  app: App,
  session_id: string,
): Promise<Unsent<SessionAnswers> | undefined> {
  try {
    const caller = await callerOfSession(app, session_id);
    if (!caller) return undefined;
    const call = { db: app.db, caller, files: filesIn(app.store, app.db).files };
    const [user, company, connection] = await Promise.all([
      getUser(app, call),
      getDefaultRelation(call),
      checkConnection(call),
    ]);
    return { user, company, connection, rights_version: rightsVersion(caller.who) };
  } catch (error) {
    app.http.log.error({ err: error }, 'a session began without its answers');
    return undefined;
  }
}
