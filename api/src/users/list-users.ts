import { MAX_ALL_USERS } from '@boekwerk/shared/contract/company-users';
import { inArray, or } from 'drizzle-orm';
import { relation_user } from '../platform/database/schema/relations';
import { notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { clientsSeenBy, seesClient } from '../relations/firm-clients/seen-clients';
import { countAssignments } from './assignment-store';
import { invitersOf } from './inviters';
import { type CompanyUserRow, isMembershipIn, usersWithMembership } from './store';
import { TEXTS } from './texts';
import { toCompanyUser } from './to-company-user';

type Context = Pick<Call, 'db' | 'caller' | 'files'>;

/** The users of the company, with those who were invited. */
export async function listUsers({ db, caller, files }: Context) {
  return usersIn({ db, files }, caller.relation_id);
}

/** The users of the company and, for an accounting firm, of its active clients, as many as one answer holds. */
export async function listAllUsers({ db, caller, files }: Context) {
  const own = isMembershipIn(caller.relation_id);
  const atClient = inArray(relation_user.relation_id, clientsSeenBy(db, caller));
  const which = caller.who.type === 1 ? or(own, atClient) : own;
  const rows = await usersWithMembership(db, which).limit(MAX_ALL_USERS);
  return rows.map((row) => toCompanyUser(row, files));
}

/** @throws HttpError 404 for a company that is neither the caller's nor an active client of the firm */
export async function listUsersOfRelation({ db, caller, files }: Context, id: number) {
  const isOwn = id === caller.relation_id;
  if (!isOwn && !(await seesClient(db, caller, id))) throw notFound(TEXTS.relation);
  return usersIn({ db, files }, id);
}

async function usersIn({ db, files }: Pick<Context, 'db' | 'files'>, id: number) {
  const rows = await usersWithMembership(db, isMembershipIn(id));
  const inviters = await invitersOf(db, id);
  const counts = await countAssignments(db, id);
  return rows.map((row) =>
    toCompanyUser(row, files, {
      invited_by: inviters.get(row.user.id) ?? null,
      clients: isColleagueAtFirm(row) ? (counts.get(row.user.id) ?? NONE) : null,
    }),
  );
}

/** Who works at a firm without owning it sees what they were given. */
const isColleagueAtFirm = ({ place_type, is_owner }: CompanyUserRow) =>
  place_type === 1 && !is_owner;

const NONE = { bookkeeping: 0, invoicing: 0 };
