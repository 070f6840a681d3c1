import { accountMailJob } from './account-mail/account-mail-job';
import { bookDocumentJob } from './bookkeeping/booking/book-document-job';
import { checkBookingJob } from './bookkeeping/booking/check-booking-job';
import { readPeriodsJob } from './bookkeeping/booking/read-periods-job';
import { recogniseDocumentJob } from './bookkeeping/booking/recognise-document-job';
import { recognisePictureJob } from './bookkeeping/booking/recognise-picture-job';
import { watchRecognitionJob } from './bookkeeping/booking/watch-recognition-job';
import { compareBookingsJob } from './bookkeeping/comparison/compare-bookings-job';
import { compareOfficeJob } from './bookkeeping/comparison/compare-office-job';
import { nightlySyncJob } from './bookkeeping/connection/sync/nightly-sync-job';
import { recentSyncJob } from './bookkeeping/connection/sync/recent-sync-job';
import { syncOfficeJob } from './bookkeeping/connection/sync/sync-office-job';
import { accountingTaskJob } from './bookkeeping/connection/tasks/accounting-task-job';
import { ownAccountsJob } from './bookkeeping/own-invoices/own-accounts-job';
import { ownEarlierInvoicesJob } from './bookkeeping/own-invoices/own-earlier-invoices-job';
import { ownInvoiceJob } from './bookkeeping/own-invoices/own-invoice-job';
import { remindQuestionsJob } from './bookkeeping/questions/reminder/remind-questions-job';
import { readRelationsJob } from './bookkeeping/relation-links/read-relations-job';
import { relationDetailsJob } from './bookkeeping/relation-links/relation-details-job';
import { purgeTrashJob } from './bookkeeping/trash/purge-trash-job';
import { cleanUpJob } from './housekeeping/clean-up-job';
import { deleteAccountsJob } from './housekeeping/delete-accounts-job';
import { sweepFilesJob } from './housekeeping/sweep-files-job';
import { checkInvariantsJob } from './invariants/check-invariants-job';
import { makePdfJob } from './invoicing/printing/make-pdf-job';
import { recurringInvoicesJob } from './invoicing/recurrence/recurring-invoices-job';
import { mailInvoiceJob } from './invoicing/sending/mail-invoice-job';
import { invoiceVatJob } from './invoicing/vat/invoice-vat-job';
import type { App } from './platform/app';

/** All that is done later or by itself; the file of each says when, and does it. */
export const jobs: readonly ((app: App) => void)[] = [
  accountMailJob,
  accountingTaskJob,
  checkInvariantsJob,
  bookDocumentJob,
  checkBookingJob,
  cleanUpJob,
  compareBookingsJob,
  compareOfficeJob,
  deleteAccountsJob,
  invoiceVatJob,
  mailInvoiceJob,
  makePdfJob,
  nightlySyncJob,
  ownAccountsJob,
  ownEarlierInvoicesJob,
  ownInvoiceJob,
  purgeTrashJob,
  readPeriodsJob,
  readRelationsJob,
  recentSyncJob,
  recogniseDocumentJob,
  recognisePictureJob,
  recurringInvoicesJob,
  relationDetailsJob,
  remindQuestionsJob,
  sweepFilesJob,
  syncOfficeJob,
  watchRecognitionJob,
];
