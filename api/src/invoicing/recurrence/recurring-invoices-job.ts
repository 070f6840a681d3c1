import type { Job } from '../../platform/jobs/jobs';

/** Makes the invoices that are due: every morning, when a worker starts, and as soon as one is planned for today. */
export const recurringInvoices: Job<Record<string, never>> = {
  name: 'recurring-invoices',
  cron: '0 7 * * *',
  atStart: true,
};
