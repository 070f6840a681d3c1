import type { App } from '../../platform/app';
import { checkInvariants } from './check-invariants';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'check-invariants': Record<string, never>;
  }
}

/** Of each invariant so many are told: a mistake that is everywhere need not fill the log. */
const TOLD = 100;

/** Looks every night whether what must always be so is so; what is not stands in the log, as an error. */
export function checkInvariantsJob(app: App) {
  const { jobs, http } = app;
  jobs.handle({ name: 'check-invariants', seconds: 7200, cron: '0 3 * * *' }, async () => {
    const counts = new Map<string, number>();
    await checkInvariants(app, (broken) => {
      const count = (counts.get(broken.invariant) ?? 0) + 1;
      counts.set(broken.invariant, count);
      if (count <= TOLD) http.log.error(broken, 'an invariant does not hold');
    });
    for (const [invariant, count] of counts)
      http.log.error({ invariant, count }, 'an invariant does not hold so many times');
  });
}
