import type { App } from '../platform/app';
import { change } from '../platform/change';
import { eachByItself } from '../platform/jobs/each-by-itself';
import { deleteAccount, dueAccounts } from '../users/deletion/delete-account';

declare module '../platform/jobs/jobs' {
  interface JobData {
    'delete-accounts': Record<string, never>;
  }
}

/** Deletes every night the accounts whose owners asked for it two weeks ago, each by itself. */
export function deleteAccountsJob(app: App) {
  app.jobs.handle({ name: 'delete-accounts', seconds: 3600, cron: '45 3 * * *' }, async () => {
    const due = await dueAccounts(app.db);
    await eachByItself(app.http, due, 'account not deleted', ({ user_id }) =>
      change(app, (current) => deleteAccount(current, user_id)),
    );
  });
}
