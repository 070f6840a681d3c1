import { AccountingError } from '../../../external/accounting/accounting-error';
import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import { makeRelation } from '../../relation-links/make-relation';
import { textOf } from '../access/text-of';
import { linkOrganization } from '../credentials/link-organization';
import { linkOffice } from '../office/link-office';
import { syncAgain } from '../sync/sync-again';
import { findOpenTask, findOpenTasks, type StoredTask, updateTask } from './store';
import { TaskFailed, type TaskKind, type TaskRequest } from './task';

declare module '../../../platform/jobs/jobs' {
  interface JobData {
    'accounting-task': { task_id: number };
  }
}

/** How long what somebody waits for is tried again while the package is away. */
const PATIENCE_MS = 120_000;

/** Does what a user asked of the accounting package. */
export function accountingTaskJob(app: App) {
  app.jobs.handle(
    { name: 'accounting-task', seconds: 600 },
    { handler: ({ task_id }) => perform(app, task_id), waiting: () => findOpenTasks(app.db) },
  );
}

type Doing = {
  [Kind in TaskKind]: (app: App, task: StoredTask, request: TaskRequest[Kind]) => Promise<void>;
};

/** Each ends its task itself, in the transaction that keeps what it did. */
const DOING: Doing = {
  link: linkOrganization,
  relink: linkOrganization,
  office: linkOffice,
  sync: syncAgain,
  relation: makeRelation,
};

async function perform(app: App, task_id: number): Promise<void> {
  const task = await findOpenTask(app.db, task_id);
  if (!task || !(task.kind in DOING)) return;
  await updateTask(app.db, task_id, { state: 'running' });
  // The row of a kind has the request of that kind: nobody else writes it.
  const work = DOING[task.kind as TaskKind] as Doing['sync'];
  try {
    await work(app, task, task.request as TaskRequest['sync']);
  } catch (error) {
    await endOrWait(app, task, error);
  }
}

/** What may go better in a while is tried again, as long as somebody may be waiting for it. */
async function endOrWait(app: App, task: StoredTask, error: unknown): Promise<void> {
  if (error instanceof TaskFailed) return fail(app, task, error);
  if (!(error instanceof AccountingError)) {
    if (isOverdue(task)) await fail(app, task, new TaskFailed(textOf({ reason: 'badRequest' })));
    throw error;
  }
  const wait_s = waitFor(error);
  if (wait_s === null || isOverdue(task, wait_s))
    return fail(app, task, new TaskFailed(textOf(error)));
  const startAfter = new Date(Date.now() + wait_s * 1000);
  await change(app, ({ queue }) => queue('accounting-task', { task_id: task.id }, { startAfter }));
}

const RETRY_S = 10;

/** In how many seconds the same may go better; `null` for never. */
function waitFor({ reason, retry_after_s }: AccountingError): number | null {
  if (reason === 'tooMany') return retry_after_s ?? 60;
  return ['unreachable', 'moved', 'noAnswer'].includes(reason) ? RETRY_S : null;
}

const isOverdue = ({ created_at }: StoredTask, wait_s = 0) =>
  Date.now() + wait_s * 1000 > created_at.getTime() + PATIENCE_MS;

/** What was sent of a relation, and may be in the package after all, is looked up when it is asked for again. */
async function fail({ db }: App, { id, kind }: StoredTask, { message, is_question }: TaskFailed) {
  const ended = { state: 'failed', message, is_question } as const;
  await updateTask(db, id, kind === 'relation' ? ended : { ...ended, request: {} });
}
