import { AccountingError } from '../../../external/accounting/accounting-error';
import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import { makeRelation } from '../../relation-links/make-relation';
import { textOf, troubleOf } from '../access/text-of';
import { linkOrganization } from '../credentials/link-organization';
import { linkOffice } from '../office/link-office';
import { syncAgain } from '../sync/sync-again';
import { TEXTS } from '../texts';
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
  await updateTask(app.db, task_id, { state: 'running', message: null });
  // The row of a kind has the request of that kind: nobody else writes it.
  const work = DOING[task.kind as TaskKind] as Doing['sync'];
  try {
    await work(app, task, task.request as TaskRequest['sync']);
  } catch (error) {
    await endOrWait(app, task, error);
  }
}

/** What may go better in a while is tried again, as long as somebody may be waiting for it; who waits is told why. */
async function endOrWait(app: App, task: StoredTask, error: unknown): Promise<void> {
  if (error instanceof TaskFailed) return fail(app, task, error);
  if (!(error instanceof AccountingError)) {
    if (isOverdue(task)) await fail(app, task, new TaskFailed(textOf({ reason: 'badRequest' })));
    throw error;
  }
  const wait = waitFor(error);
  if (!wait || isOverdue(task, wait.seconds)) return fail(app, task, new TaskFailed(textOf(error)));
  const startAfter = new Date(Date.now() + wait.seconds * 1000);
  await change(app, async ({ db, queue }) => {
    await updateTask(db, task.id, { message: wait.message });
    await queue('accounting-task', { task_id: task.id }, { startAfter });
  });
}

const USUAL_WAIT_S = 60;
const RETRY_S = 10;

/** In how many seconds the same may go better, and what is waited for; `null` for never. */
function waitFor({ reason, retry_after_s }: AccountingError) {
  const trouble = troubleOf({ reason });
  if (trouble !== 'tooMany' && trouble !== 'away') return null;
  const seconds = trouble === 'tooMany' ? (retry_after_s ?? USUAL_WAIT_S) : RETRY_S;
  return { seconds, message: TEXTS.waits[trouble] };
}

const isOverdue = ({ created_at }: StoredTask, wait_s = 0) =>
  Date.now() + wait_s * 1000 > created_at.getTime() + PATIENCE_MS;

/** What was sent of a relation, and may be in the package after all, is looked up when it is asked for again. */
async function fail({ db }: App, { id, kind }: StoredTask, { message, is_question }: TaskFailed) {
  const ended = { state: 'failed', message, is_question } as const;
  await updateTask(db, id, kind === 'relation' ? ended : { ...ended, request: {} });
}
