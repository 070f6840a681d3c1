import { findWaitingForBooks } from '../../invoicing/for-books';
import type { App } from '../../platform/app';
import { handInInvoice } from './hand-in-invoice';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'own-earlier-invoices': { relation_id: number };
  }
}

/** Makes documents of the invoices that a company sent before its books were kept, one after the other. */
export function ownEarlierInvoicesJob(app: App) {
  app.jobs.handle({ name: 'own-earlier-invoices', seconds: 3600 }, async ({ relation_id }) => {
    for (const invoice_id of await findWaitingForBooks(app.db, relation_id))
      await handInInvoice(app, invoice_id).catch((err) => {
        // It holds up no other, and is tried again by a job of its own.
        app.http.log.error({ err, invoice_id }, 'no document of invoice');
      });
  });
}
