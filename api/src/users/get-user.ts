import { eq } from 'drizzle-orm';
import type { App } from '../platform/app';
import { user } from '../platform/database/schema/users';
import { notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { findUser } from './store';
import { TEXTS } from './texts';
import { toOwnUser } from './to-own-user';

/** Whoever is signed in. */
export async function getUser(
  app: Pick<App, 'config'>,
  call: Pick<Call, 'db' | 'caller' | 'files'>,
) {
  const found = await findUser(call.db, eq(user.id, call.caller.user_id));
  if (!found) throw notFound(TEXTS.user);
  return toOwnUser(app, call, found);
}
