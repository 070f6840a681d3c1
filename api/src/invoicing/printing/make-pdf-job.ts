import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { findQueuedMailsOf } from '../sending/store';
import { invoicePdf } from './invoice-pdf';
import { findInvoicesWithoutPdf, findSentInvoice } from './store';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'make-pdf': { invoice_id: number };
  }
}

/**
 * Makes the PDF of a sent invoice, unless it exists. A failure is retried: a few times soon, then every ten minutes and
 * whenever a worker starts, so that a release with the fix also repairs earlier invoices. The mails that waited for it
 * are then sent.
 */
export function makePdfJob(app: App) {
  app.jobs.handle(
    { name: 'make-pdf', seconds: 120 },
    {
      handler: ({ invoice_id }) => tryToMake(app, invoice_id),
      waiting: async () =>
        (await findInvoicesWithoutPdf(app.db)).map((invoice_id) => ({ invoice_id })),
    },
  );
}

async function tryToMake(app: App, invoice_id: number): Promise<void> {
  const invoice = await findSentInvoice(app.db, invoice_id);
  if (!invoice || invoice.pdf_file_id !== null) return;
  await invoicePdf(app, invoice);
  if (invoice.pdf_failed_at === null) return;
  await change(app, async ({ db, queue }) => {
    for (const mail_id of await findQueuedMailsOf(db, invoice))
      await queue('mail-invoice', { mail_id });
  });
}
