import { accountMailJob } from './account-mail/account-mail-job';
import { compareBookingsJob } from './bookkeeping/comparison/compare-bookings-job';
import { compareOfficeJob } from './bookkeeping/comparison/compare-office-job';
import { nightlySyncJob } from './bookkeeping/connection/sync/nightly-sync-job';
import { recentSyncJob } from './bookkeeping/connection/sync/recent-sync-job';
import { syncOfficeJob } from './bookkeeping/connection/sync/sync-office-job';
import { accountingTaskJob } from './bookkeeping/connection/tasks/accounting-task-job';
import { checkInvariantsJob } from './bookkeeping/invariants/check-invariants-job';
import { relationDetailsJob } from './bookkeeping/relation-links/relation-details-job';
import { cleanUpJob } from './housekeeping/clean-up-job';
import { sweepFilesJob } from './housekeeping/sweep-files-job';
import { makePdfJob } from './invoicing/printing/make-pdf-job';
import { recurringInvoicesJob } from './invoicing/recurrence/recurring-invoices-job';
import { mailInvoiceJob } from './invoicing/sending/mail-invoice-job';
import type { App } from './platform/app';

/** All that is done later or by itself; the file of each says when, and does it. */
export const jobs: readonly ((app: App) => void)[] = [
  accountMailJob,
  accountingTaskJob,
  checkInvariantsJob,
  cleanUpJob,
  compareBookingsJob,
  compareOfficeJob,
  mailInvoiceJob,
  makePdfJob,
  nightlySyncJob,
  recentSyncJob,
  recurringInvoicesJob,
  relationDetailsJob,
  sweepFilesJob,
  syncOfficeJob,
];
