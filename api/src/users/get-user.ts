import { eq } from 'drizzle-orm';
import { user } from '../database/schema/users';
import type { Call } from '../http/call';
import { notFound } from '../http/errors';
import { asUser } from './as-user';
import { findUser } from './store';
import { TEXTS } from './texts';

/** Whoever is signed in. */
export async function getUser({ db, caller, files }: Pick<Call, 'db' | 'caller' | 'files'>) {
  const found = await findUser(db, eq(user.id, caller.user_id));
  if (!found) throw notFound(TEXTS.user);
  return asUser(found, files);
}
