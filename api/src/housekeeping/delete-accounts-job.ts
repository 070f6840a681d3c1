import type { App } from '../platform/app';
import { change } from '../platform/change';
import { deleteAccount, dueAccounts } from '../users/deletion/delete-account';

declare module '../platform/jobs/jobs' {
  interface JobData {
    'delete-accounts': Record<string, never>;
  }
}

/** Deletes every night the accounts whose owners asked for it two weeks ago, each by itself. */
export function deleteAccountsJob(app: App) {
  app.jobs.handle({ name: 'delete-accounts', seconds: 3600, cron: '45 3 * * *' }, async () => {
    const failed: number[] = [];
    for (const id of await dueAccounts(app.db))
      await change(app, (current) => deleteAccount(current, id)).catch((error) => {
        app.http.log.error({ err: error, user_id: id }, 'account not deleted');
        failed.push(id);
      });
    // The job fails, so that it is retried later.
    if (failed.length > 0) throw new Error(`accounts ${failed.join(', ')} were not deleted`);
  });
}
