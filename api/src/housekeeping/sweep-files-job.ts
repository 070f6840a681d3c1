import { inArray } from 'drizzle-orm';
import type { App } from '../platform/app';
import { file } from '../platform/database/schema/relations';

declare module '../platform/jobs/jobs' {
  interface JobData {
    'sweep-files': Record<string, never>;
  }
}

/** Puts right, every night and when a worker starts, what crashes left in the folder of files. */
export function sweepFilesJob({ db, jobs, store }: App) {
  jobs.handle({ name: 'sweep-files', seconds: 3600, cron: '30 4 * * *', atStart: true }, () =>
    store.sweep(async (keys) => {
      const rows = await db.select({ id: file.id }).from(file).where(inArray(file.id, keys));
      return new Set(rows.map(({ id }) => id));
    }),
  );
}
