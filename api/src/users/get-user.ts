import { eq } from 'drizzle-orm';
import type { App } from '../app';
import { user } from '../database/schema/users';
import type { Call } from '../http/call';
import { notFound } from '../http/errors';
import { asOwnUser } from './as-own-user';
import { findUser } from './store';
import { TEXTS } from './texts';

/** Whoever is signed in. */
export async function getUser(
  app: Pick<App, 'config'>,
  call: Pick<Call, 'db' | 'caller' | 'files'>,
) {
  const found = await findUser(call.db, eq(user.id, call.caller.user_id));
  if (!found) throw notFound(TEXTS.user);
  return asOwnUser(app, call, found);
}
