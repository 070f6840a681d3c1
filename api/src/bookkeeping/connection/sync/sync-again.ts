import { AccountingError } from '../../../external/accounting/accounting-error';
import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import { isOfficeGone } from '../access/text-of';
import { findConnection, updateConnection } from '../office/store';
import { type StoredTask, updateTask } from '../tasks/store';
import { TaskFailed, type TaskRequest } from '../tasks/task';
import { TEXTS } from '../texts';
import { percentOf } from './percent-of';
import { syncAll } from './sync-all';

/** Reads all of the linked office anew. @throws TaskFailed, AccountingError */
export async function syncAgain(app: App, task: StoredTask, { office_code }: TaskRequest['sync']) {
  const { relation_id } = task;
  const connection = await findConnection(app.db, relation_id);
  if (connection?.office_code !== office_code) throw new TaskFailed(TEXTS.notLinked);
  const { credentials_id } = connection;
  if (credentials_id === null) throw new TaskFailed(TEXTS.broken);

  const begun = new Date();
  const office = { relation_id, office_code, credentials_id };
  const onPart = async (done: number) =>
    void (await updateTask(app.db, task.id, { progress: percentOf(done) }));
  const { hasPeriods } = await syncAll(app, office, onPart).catch(async (error) => {
    if (error instanceof AccountingError && isOfficeGone(error))
      await updateConnection(app.db, office, { office_gone_at: new Date() });
    throw error;
  });
  await change(app, async ({ db }) => {
    await updateConnection(db, office, {
      synced_at: begun,
      changes_synced_at: begun,
      office_gone_at: null,
    });
    const message = hasPeriods ? null : TEXTS.withoutPeriods;
    await updateTask(db, task.id, { state: 'done', progress: 100, message });
  });
}
