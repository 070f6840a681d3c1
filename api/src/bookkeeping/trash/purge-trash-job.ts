import { and, asc, gt, lt, not, sql } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { audited } from '../../platform/http/audit';
import { eachByItself } from '../../platform/jobs/each-by-itself';
import { isKept, TRASH_DAYS } from './kept';
import { lockOver, purgeDocument } from './store';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'purge-trash': Record<string, never>;
  }
}

const AT_ONCE = 500;

/** Removes every night, with their files, the documents that were long enough in the trash, each by itself. */
export function purgeTrashJob(app: App) {
  app.jobs.handle({ name: 'purge-trash', seconds: 3600, cron: '45 3 * * *' }, async () => {
    await eachByItself(app.http, allOver(app), 'document not purged', (of) => purge(app, of));
  });
}

const isOver = and(
  lt(booking_item.deleted_at, sql`now() - make_interval(days => ${TRASH_DAYS})`),
  not(isKept),
);

async function* allOver(app: App) {
  let last = 0;
  for (;;) {
    const over = await findOver(app, last);
    yield* over;
    last = over.at(-1)?.id ?? last;
    if (over.length < AT_ONCE) return;
  }
}

const findOver = ({ db }: App, after: number) =>
  db
    .select({ id: booking_item.id, relation_id: booking_item.relation_id })
    .from(booking_item)
    .where(and(isOver, gt(booking_item.id, after)))
    .orderBy(asc(booking_item.id))
    .limit(AT_ONCE);

const purge = (app: App, of: { id: number; relation_id: number }) =>
  change(app, ({ db, files }) =>
    audited(
      db,
      { action: 'job document purged', relation_id: of.relation_id },
      async (record): Promise<void> => {
        const before = await lockOver(db, of, isOver);
        // Put back meanwhile, or made into something.
        if (!before) return;
        await purgeDocument(db, before);
        await files.delete(before.file_id);
        record({ entity: 'booking_item', id: of.id, before });
      },
    ),
  );
