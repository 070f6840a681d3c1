import type { CompanyRight } from '@boekwerk/shared/contract/company-users';
import { may } from '@boekwerk/shared/domain/user/rights';
import { invalid, notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import {
  type Assignee,
  type Assignment,
  assignmentsOf,
  countAssignable,
  saveAssignments,
  withdrawOtherAssignments,
} from './assignment-store';
import { TEXTS } from './texts';

type Scope = Pick<Call, 'db' | 'caller'>;

/**
 * Whether the caller may give somebody these clients of the own firm.
 *
 * @throws HttpError 404 for what is no active client of it, or one that is not to be chosen any more, 422 for who owns no firm, and for another owner of it
 */
export async function checkAssignable(
  { db, caller }: Scope,
  { is_owner, user_id }: { is_owner: boolean; user_id: number | null },
  given: CompanyRight[],
): Promise<void> {
  if (!may(caller.who, 'firm')) throw invalid({ administrations: TEXTS.onlyFirmAssigns });
  if (is_owner) throw invalid({ administrations: TEXTS.ownerSeesAll });
  const ids = given.map(({ enterprise_id }) => enterprise_id);
  const of = { firm_id: caller.relation_id, user_id };
  if ((await countAssignable(db, of, ids)) < ids.length) throw notFound(TEXTS.enterprise);
}

/** What changed of the clients that a colleague sees: those lost, gained or with another right. */
export type AssignmentChanges = { before: Assignment[]; after: Assignment[] };

/** Gives a colleague clients beside those they have, or another right on these. */
export async function addAssignments(
  { db }: Pick<Call, 'db'>,
  of: Assignee,
  given: Assignment[],
): Promise<AssignmentChanges> {
  const before = await assignmentsOf(db, of);
  await saveAssignments(db, of, given);
  return difference(before, await assignmentsOf(db, of));
}

/** Gives a colleague these clients and no others. */
export async function replaceAssignments(
  { db }: Pick<Call, 'db'>,
  of: Assignee,
  given: Assignment[],
): Promise<AssignmentChanges> {
  const before = await assignmentsOf(db, of);
  await withdrawOtherAssignments(db, of, given);
  await saveAssignments(db, of, given);
  return difference(before, await assignmentsOf(db, of));
}

function difference(before: Assignment[], after: Assignment[]): AssignmentChanges {
  const keyOf = ({ enterprise_id, type }: Assignment) => `${enterprise_id} ${type}`;
  const [was, is] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return {
    before: before.filter((each) => !is.has(keyOf(each))),
    after: after.filter((each) => !was.has(keyOf(each))),
  };
}
