import { AccountingError } from '../../../external/accounting/accounting-error';
import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import { isOfficeGone } from '../access/text-of';
import { findConnection, updateConnection } from '../office/store';
import { syncAll } from './sync-all';
import { syncChanges } from './sync-changes';

type Data = { relation_id: number; is_full: boolean };

declare module '../../../platform/jobs/jobs' {
  interface JobData {
    'sync-office': Data;
  }
}

/** As long as reading an office may take. */
export const SYNC_SECONDS = 600;

/** Reads the office of one company, without anybody waiting for it. */
export function syncOfficeJob(app: App) {
  app.jobs.handle({ name: 'sync-office', seconds: SYNC_SECONDS }, (data) => sync(app, data));
}

async function sync(app: App, { relation_id, is_full }: Data): Promise<void> {
  const connection = await findConnection(app.db, relation_id);
  if (!connection || connection.credentials_id === null) return;
  const { credentials_id, office_code, synced_at, changes_synced_at } = connection;
  const office = { relation_id, office_code, credentials_id };
  const begun = new Date();
  const since = changes_synced_at ?? synced_at;
  try {
    if (is_full || !since) await syncAll(app, office);
    else await syncChanges(app, office, since);
  } catch (error) {
    return leaveForNow(app, { office, is_full }, error);
  }
  await updateConnection(app.db, office, {
    ...(is_full && { synced_at: begun, office_gone_at: null }),
    changes_synced_at: begun,
  });
}

type Failed = { office: { relation_id: number; office_code: string }; is_full: boolean };

/** What a person must mend is marked and left alone; what the package is too busy for is done later. */
async function leaveForNow(app: App, { office, is_full }: Failed, error: unknown): Promise<void> {
  if (!(error instanceof AccountingError)) throw error;
  if (isOfficeGone(error)) return updateConnection(app.db, office, { office_gone_at: new Date() });
  if (error.reason === 'grantEnded') return;
  if (error.reason !== 'tooMany') throw error;
  const again = { relation_id: office.relation_id, is_full };
  const startAfter = new Date(Date.now() + (error.retry_after_s ?? 60) * 1000);
  await change(app, ({ queue }) =>
    queue('sync-office', again, { singletonKey: keyOf(again), startAfter }),
  );
}

/** At most one of a kind waits for a company: one that reads all does more than one that reads what changed. */
export const keyOf = ({ relation_id, is_full }: Data) =>
  `${is_full ? 'office' : 'changes'} of ${relation_id}`;
