import type { App } from '../../platform/app';
import { eachByItself } from '../../platform/jobs/each-by-itself';
import { findWithoutAccounts } from './document-store';
import { fillAccounts } from './fill-accounts';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'own-accounts': { relation_id: number };
  }
}

/** Fills in on what own invoices are booked that became documents before that was chosen, each by itself. */
export function ownAccountsJob(app: App) {
  app.jobs.handle({ name: 'own-accounts', seconds: 3600 }, async ({ relation_id }) => {
    const ids = await findWithoutAccounts(app.db, relation_id);
    const documents = ids.map((id) => ({ relation_id, id }));
    await eachByItself(app.http, documents, 'accounts of document not filled in', (of) =>
      fillAccounts(app, of),
    );
  });
}
