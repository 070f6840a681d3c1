import type { App } from '../../platform/app';
import { findWithoutAccounts } from './document-store';
import { fillAccounts } from './fill-accounts';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'own-accounts': { relation_id: number };
  }
}

/** Fills in on what own invoices are booked that became documents before that was chosen. */
export function ownAccountsJob(app: App) {
  app.jobs.handle({ name: 'own-accounts', seconds: 3600 }, async ({ relation_id }) => {
    for (const id of await findWithoutAccounts(app.db, relation_id))
      await fillAccounts(app, { relation_id, id });
  });
}
