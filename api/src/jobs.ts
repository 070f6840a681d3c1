import { accountMailJob } from './account-mail/account-mail-job';
import { cleanUpJob } from './housekeeping/clean-up-job';
import { sweepFilesJob } from './housekeeping/sweep-files-job';
import { makePdfJob } from './invoicing/printing/make-pdf-job';
import { recurringInvoicesJob } from './invoicing/recurrence/recurring-invoices-job';
import { mailInvoiceJob } from './invoicing/sending/mail-invoice-job';
import type { App } from './platform/app';

/** All that is done later or by itself; the file of each says when, and does it. */
export const jobs: readonly ((app: App) => void)[] = [
  accountMailJob,
  cleanUpJob,
  mailInvoiceJob,
  makePdfJob,
  recurringInvoicesJob,
  sweepFilesJob,
];
