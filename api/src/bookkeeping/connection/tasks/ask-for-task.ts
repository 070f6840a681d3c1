import type { Call } from '../../../platform/http/call';
import { insertTask, type StoredTask, updateTask } from './store';
import type { TaskKind, TaskRequest } from './task';

type Context = Pick<Call, 'db' | 'caller' | 'record' | 'queue'>;

/** Keeps what was asked, and has a job do it after the transaction. */
export async function askForTask<Kind extends TaskKind>(
  { db, caller, record, queue }: Context,
  kind: Kind,
  /** Is given the id of the task when there is something to seal for it. */
  request: TaskRequest[Kind] | ((id: number) => TaskRequest[Kind]),
): Promise<StoredTask> {
  const { relation_id, user_id } = caller;
  const isReady = typeof request !== 'function';
  const task = await insertTask(db, {
    relation_id,
    user_id,
    kind,
    request: isReady ? request : {},
  });
  if (!isReady) await updateTask(db, task.id, { request: request(task.id) });
  record({ entity: 'accounting_task', id: task.id, after: { kind } });
  record({ entity: 'relation', id: relation_id, isAside: true });
  await queue('accounting-task', { task_id: task.id });
  return task;
}
