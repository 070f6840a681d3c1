import { AccountingError } from '../../external/accounting/accounting-error';
import type { App } from '../../platform/app';
import { findConnection } from '../connection/office/store';
import { syncPeriods } from '../connection/sync/sync-periods';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'read-periods': { relation_id: number };
  }
}

/** Reads which periods of a company's office are open, after somebody found one closed: it may be open again. */
export function readPeriodsJob(app: App) {
  app.jobs.handle({ name: 'read-periods', seconds: 120 }, async ({ relation_id }) => {
    const connection = await findConnection(app.db, relation_id);
    if (!connection || connection.credentials_id === null) return;
    const { credentials_id, office_code } = connection;
    await syncPeriods(app, { relation_id, credentials_id, office_code }).catch((error: unknown) => {
      // Who books next has them read again.
      if (!(error instanceof AccountingError)) throw error;
    });
  });
}
