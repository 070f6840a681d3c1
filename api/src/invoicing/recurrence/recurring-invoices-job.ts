import { today } from '@boekwerk/shared/domain/dates/dates';
import type { App } from '../../platform/app';
import { generateDueInvoices } from './generate-due-invoices';
import { findDue } from './store';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'recurring-invoices': Record<string, never>;
  }
}

/** By when the run of a day must have finished: it starts at seven. */
const MORNING_MS = 7.5 * 3_600_000;

/** A firm with thousands of them makes them one after the other. */
const JOB = {
  name: 'recurring-invoices',
  seconds: 3600,
  cron: '0 7 * * *',
  atStart: true,
} as const;

/** Makes the invoices that are due: every morning, when a worker starts, and as soon as one is planned for today. */
export function recurringInvoicesJob(app: App) {
  app.jobs.handle(JOB, {
    handler: async () => {
      const failed = await generateDueInvoices(app, today());
      // The job fails, so that it is retried later.
      if (failed.length > 0) throw new Error(`recurrences ${failed.join(', ')} made no invoice`);
    },
    waiting: async () => {
      const day = today(new Date(Date.now() - MORNING_MS));
      return (await findDue(app.db, day, { except: [] })).length > 0 ? [{}] : [];
    },
  });
}
