import { connect } from '../platform/database/connect';
import { newJobs } from '../platform/jobs/jobs';

declare module '../platform/jobs/jobs' {
  interface JobData {
    endless: { by: number };
  }
}

/** A worker with a job that does not end: says `begun` when it does it, until it is killed. */
async function workUntilKilled(url: string | undefined, dir = '') {
  const { pool, db } = await connect({ url, dir }, () => process.exit(1));
  const jobs = newJobs(pool, { work: true, log: console.error });
  jobs.handle({ name: 'endless', seconds: 60 }, async () => {
    console.log('begun');
    await new Promise(() => {});
  });
  await jobs.start();
  await jobs.queueIn(db).queue('endless', { by: 3 });
}

void workUntilKilled(process.argv[2] || undefined, process.argv[3]);
