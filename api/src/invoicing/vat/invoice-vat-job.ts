import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { eachByItself } from '../../platform/jobs/each-by-itself';
import {
  findWithoutVatAmounts,
  insertVatAmounts,
  lacksVatAmounts,
  lockWithoutVatAmounts,
  markWithVatAmounts,
  type WithoutVatAmounts,
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

/** Of all that was sent, of every company; an invoice that fails holds up no other. */
export const keepVatAmounts = (app: App): Promise<void> =>
  eachByItself(app.http, thatFailTogether(app), 'VAT amounts of invoice not kept', (invoice) =>
    keep(app, [invoice]),
  );

/** Keeps those of many at once, and gives the many of which one could not be. */
async function* thatFailTogether(app: App) {
  let last: WithoutVatAmounts | undefined;
  for (;;) {
    const found = await findWithoutVatAmounts(app.db, AT_ONCE, last);
    const areKept = await keep(app, found).then(
      () => true,
      () => false,
    );
    if (!areKept) yield* found;
    if (found.length < AT_ONCE) return;
    last = found.at(-1);
  }
}

const keep = (app: App, found: readonly WithoutVatAmounts[]): Promise<void> =>
  change(app, async ({ db }) => {
    const ids = found.map(({ id }) => id);
    const sent = await lockWithoutVatAmounts(db, ids);
    await insertVatAmounts(
      db,
      sent.flatMap(({ invoice, lines, credited_party }) =>
        vatAmountsOf(invoice, lines, credited_party),
      ),
    );
    await markWithVatAmounts(
      db,
      sent.map(({ invoice }) => invoice.id),
    );
  });
