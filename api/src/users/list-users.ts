import { inArray, or } from 'drizzle-orm';
import { relation_user } from '../database/schema/relations';
import type { Files } from '../files/files';
import type { Call } from '../http/call';
import { notFound } from '../http/errors';
import { clientsSeenBy, seesClient } from '../relations/seen-clients';
import { asUser } from './as-user';
import { type CompanyUserRow, isPlaceIn, usersWithPlace } from './store';
import { TEXTS } from './texts';

type Context = Pick<Call, 'db' | 'caller' | 'files'>;

export async function listUsers({ db, caller, files }: Context) {
  const rows = await usersWithPlace(db, isPlaceIn(caller.relation_id));
  return rows.map((row) => asCompanyUser(row, files));
}

/** The users of the company and, for an accounting firm, of its active clients. */
export async function listAllUsers({ db, caller, files }: Context) {
  const own = isPlaceIn(caller.relation_id);
  const atClient = inArray(relation_user.relation_id, clientsSeenBy(db, caller));
  const rows = await usersWithPlace(db, caller.who.type === 1 ? or(own, atClient) : own);
  return rows.map((row) => asCompanyUser(row, files));
}

/** @throws HttpError 404 for a company that is neither the caller's nor an active client of the firm */
export async function listUsersOfRelation({ db, caller, files }: Context, id: number) {
  const isOwn = id === caller.relation_id;
  if (!isOwn && !(await seesClient(db, caller, id))) throw notFound(TEXTS.relation);
  const rows = await usersWithPlace(db, isPlaceIn(id));
  return rows.map((row) => asCompanyUser(row, files));
}

/**
 * A user as the company sees them. Of who has an account elsewhere and did not accept yet it sees the address it typed
 * itself, and nothing more.
 */
export function asCompanyUser({ user, is_owner, place_status }: CompanyUserRow, files: Files) {
  const isStranger = place_status === 1 && user.status === 0;
  const shown = { ...asUser(user, files), is_owner, status: place_status };
  return isStranger ? { ...shown, name: '', last_name: '', avatar_url: null } : shown;
}
