import type { App } from '../../../platform/app';
import { eachByItself } from '../../../platform/jobs/each-by-itself';
import { remindCompany } from './remind-company';
import { findWaitedLong } from './store';

declare module '../../../platform/jobs/jobs' {
  interface JobData {
    'remind-questions': Record<string, never>;
  }
}

/** How long a question waits before the company is mailed about it. */
const PATIENCE_DAYS = 3;

/** Mails companies, once a day at most, that questions of their firm have waited for some days. */
export function remindQuestionsJob(app: App) {
  app.jobs.handle({ name: 'remind-questions', seconds: 3600, cron: '0 8 * * *' }, async () => {
    const before = new Date(Date.now() - PATIENCE_DAYS * 86_400_000);
    const companies = await findWaitedLong(app.db, before);
    await eachByItself(app.http, companies, 'company not reminded', ({ relation_id }) =>
      remindCompany(app, relation_id, before),
    );
  });
}
