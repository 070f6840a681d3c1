import { companiesInUse } from '../../../auth/companies-in-use';
import type { App } from '../../../platform/app';
import { selectReadable } from '../office/store';
import { queueSyncs } from './queue-syncs';

declare module '../../../platform/jobs/jobs' {
  interface JobData {
    'recent-sync': Record<string, never>;
  }
}

const WORKED_MS = 3_600_000;

/** Has what changed in the office read where somebody has worked in the last hour. */
export function recentSyncJob(app: App) {
  app.jobs.handle({ name: 'recent-sync', seconds: 600, cron: '*/15 * * * *' }, async () => {
    const inUse = await companiesInUse(app.db, new Date(Date.now() - WORKED_MS));
    const companies = await selectReadable(app.db);
    await queueSyncs(
      app,
      companies.filter(
        ({ relation_id, office_gone_at }) => inUse.has(relation_id) && !office_gone_at,
      ),
      { is_full: false },
    );
  });
}
