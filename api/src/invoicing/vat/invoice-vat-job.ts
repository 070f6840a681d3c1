import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import {
  insertVatAmounts,
  lacksVatAmounts,
  lockWithoutVatAmounts,
  markWithVatAmounts,
} from './store';
import { vatAmountsOf } from './vat-amounts-of';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'invoice-vat': Record<string, never>;
  }
}

/** So many in a transaction: others who want one of them wait no longer than that takes. */
const AT_ONCE = 500;

/**
 * Keeps the amounts per kind of VAT of invoices that were sent before those were kept, or by a version of the API that
 * does not. Nothing of it is told in a history: it is what was sent.
 */
export function invoiceVatJob(app: App) {
  app.jobs.handle(
    { name: 'invoice-vat', seconds: 3600 },
    {
      handler: () => keepVatAmounts(app),
      waiting: async () => ((await lacksVatAmounts(app.db)) ? [{}] : []),
    },
  );
}

/** Of all that was sent, of every company. */
export async function keepVatAmounts(app: App): Promise<void> {
  while ((await keepSome(app)) === AT_ONCE);
}

const keepSome = (app: App): Promise<number> =>
  change(app, async ({ db }) => {
    const sent = await lockWithoutVatAmounts(db, AT_ONCE);
    await insertVatAmounts(
      db,
      sent.flatMap(({ invoice, lines }) => vatAmountsOf(invoice, lines)),
    );
    await markWithVatAmounts(
      db,
      sent.map(({ invoice }) => invoice.id),
    );
    return sent.length;
  });
