import { inArray } from 'drizzle-orm';
import type { App } from '../platform/app';
import { file } from '../platform/database/schema/relations';
import { eachByItself } from '../platform/jobs/each-by-itself';

declare module '../platform/jobs/jobs' {
  interface JobData {
    'sweep-files': Record<string, never>;
  }
}

/** Puts right, every night and when a worker starts, what crashes left in the folder of files. */
export function sweepFilesJob(app: App) {
  const job = { name: 'sweep-files', seconds: 3600, cron: '30 4 * * *', atStart: true } as const;
  app.jobs.handle(job, () => sweepFiles(app));
}

/**
 * Removes what came in and was never stored, and puts aside what is stored and has no row. What cannot be moved or removed
 * now holds up no other.
 */
export function sweepFiles({ db, store, http }: Pick<App, 'db' | 'store' | 'http'>): Promise<void> {
  const swept = store.sweep(async (keys) => {
    const rows = await db.select({ id: file.id }).from(file).where(inArray(file.id, keys));
    return new Set(rows.map(({ id }) => id));
  });
  return eachByItself(http, swept, 'file not swept', ({ putRight }) => putRight());
}
