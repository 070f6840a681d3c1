import { findLeftBehind } from '../../invoicing/for-books';
import type { App } from '../../platform/app';
import { handInInvoice } from './hand-in-invoice';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'own-invoice': { invoice_id: number };
  }
}

/** Makes a document of an invoice that was sent, once its PDF is there. */
export function ownInvoiceJob(app: App) {
  app.jobs.handle(
    { name: 'own-invoice', seconds: 120 },
    {
      handler: ({ invoice_id }) => handInInvoice(app, invoice_id),
      waiting: async () => (await findLeftBehind(app.db)).map((invoice_id) => ({ invoice_id })),
    },
  );
}
