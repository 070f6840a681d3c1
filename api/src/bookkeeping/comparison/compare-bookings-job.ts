import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { selectReadable } from '../connection/office/store';
import { keyOf } from './compare-office-job';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'compare-bookings': Record<string, never>;
  }
}

/** Has what every company booked lately held against its office: one job for each. */
export function compareBookingsJob(app: App) {
  app.jobs.handle({ name: 'compare-bookings', seconds: 600, cron: '15 3 * * *' }, async () => {
    const companies = await selectReadable(app.db);
    await change(app, async ({ queue }) => {
      for (const { relation_id, office_gone_at } of companies)
        if (!office_gone_at)
          await queue('compare-office', { relation_id }, { singletonKey: keyOf(relation_id) });
    });
  });
}
