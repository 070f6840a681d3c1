import type { App } from '../../../platform/app';
import { selectReadable } from '../office/store';
import { queueSyncs } from './queue-syncs';

declare module '../../../platform/jobs/jobs' {
  interface JobData {
    'nightly-sync': Record<string, never>;
  }
}

/** Has the office of every company read anew, which finds what is gone from it as well. */
export function nightlySyncJob(app: App) {
  app.jobs.handle({ name: 'nightly-sync', seconds: 600, cron: '0 1 * * *' }, async () => {
    const companies = await selectReadable(app.db);
    await queueSyncs(app, companies, { is_full: true });
  });
}
