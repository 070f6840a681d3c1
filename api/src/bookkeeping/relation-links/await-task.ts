import { setTimeout as wait } from 'node:timers/promises';
import type { LinkingReply } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { invalid, notFound } from '../../platform/errors';
import type { Call, Finished, Preparation } from '../../platform/http/call';
import { getCustomer } from '../../relations/customers/read-customers';
import { findTask, type StoredTask } from '../connection/tasks/store';
import { asUncoupled, findProposals } from './list-uncoupled';
import { asLink } from './relation-link';
import type { RelationRequest } from './relation-request';
import { findLinkRow } from './store';
import { TEXTS } from './texts';

type Context = Pick<Preparation<Call>, 'db' | 'caller'>;

const POLL_MS = 50;
const HAS_ENDED = ['done', 'failed'];

/**
 * What became of what was asked, when that is known within a few seconds: as long as somebody watches a button that
 * turns.
 *
 * @param is_for the relation that was asked for
 * @throws HttpError 422 at the fields of the relation that the package refuses
 */
export async function awaitTask(
  call: Context,
  asked: { relation_id: number },
  reply: LinkingReply,
  patience_ms: number,
): Promise<Finished<LinkingReply>> {
  if (!reply.task) return { reply };
  const task = await endOf(call, reply.task.id, patience_ms);
  if (!HAS_ENDED.includes(task.state)) return { reply: { ...reply, task }, isUnderWay: true };
  return { reply: await ended(call, asked.relation_id, task) };
}

async function endOf(
  { db, caller }: Context,
  id: number,
  patience_ms: number,
): Promise<StoredTask> {
  for (const end = Date.now() + patience_ms; ; await wait(POLL_MS)) {
    const task = await findTask(db, caller.relation_id, id);
    if (!task) throw notFound(TEXTS.relation);
    if (HAS_ENDED.includes(task.state) || Date.now() > end) return task;
  }
}

async function ended(
  call: Context,
  relation_id: number,
  task: StoredTask,
): Promise<Finished<LinkingReply>['reply']> {
  const { errors, type } = task.request as RelationRequest; // nobody else writes a task of this kind
  if (errors) throw invalid(errors);
  const { db, caller } = call;
  if (task.state === 'done') {
    const row = await findLinkRow(db, caller.relation_id, { id: relation_id, type });
    return { link: row ? asLink(row, type) : null, proposals: [], task: null };
  }
  const party = await getCustomer(call, relation_id);
  const proposals = task.is_question ? await findProposals(call, party, type) : [];
  return { link: null, proposals: proposals.map(asUncoupled), task };
}
