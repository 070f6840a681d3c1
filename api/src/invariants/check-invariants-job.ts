import type { App } from '../platform/app';
import { eachByItself } from '../platform/jobs/each-by-itself';
import { type Broken, checkInvariant, PATIENCE_SECONDS } from './check-invariants';
import { forgetOthers, keepChecked } from './checks-store';
import { INVARIANTS } from './invariants';

declare module '../platform/jobs/jobs' {
  interface JobData {
    'check-invariants': Record<string, never>;
  }
}

/** Of each invariant so many are told: a mistake that is everywhere need not fill the log. */
const TOLD = 100;
/** In so many nights the bytes of each file are read once. */
const NIGHTS = 28;
const DAY_MS = 24 * 3_600_000;

/**
 * Looks every night whether what must always be so is so, each by itself. What is not stands in the log, as an error, and in
 * the figures until the next night.
 */
export function checkInvariantsJob(app: App) {
  const { jobs, http, db, store } = app;
  jobs.handle({ name: 'check-invariants', seconds: 4 * 3600, cron: '0 3 * * *' }, async () => {
    await forgetOthers(
      db,
      INVARIANTS.map(({ key }) => key),
    );
    const counts = new Map<string, number>();
    const looked = { db, store, patience: PATIENCE_SECONDS, isRead: isReadTonight(new Date()) };
    const onBroken = (broken: Broken) => {
      const count = (counts.get(broken.invariant) ?? 0) + 1;
      counts.set(broken.invariant, count);
      if (count <= TOLD) http.log.error(broken, 'an invariant does not hold');
    };
    const all = INVARIANTS.map((invariant) => ({
      invariant: invariant.key,
      check: () =>
        checkInvariant(looked, invariant, {
          onBroken,
          onChecked: ({ key }, violations) => keepChecked(db, key, violations),
        }),
    }));
    await eachByItself(http, all, 'invariant not looked at', ({ check }) => check()).finally(() => {
      for (const [invariant, count] of counts)
        http.log.error({ invariant, count }, 'an invariant does not hold so many times');
    });
  });
}

/** Files by the beginning of their ids, which are random. */
export function isReadTonight(now: Date): (file_id: string) => boolean {
  const night = Math.floor(now.getTime() / DAY_MS) % NIGHTS;
  return (file_id) => Number.parseInt(file_id.slice(0, 4), 16) % NIGHTS === night;
}
