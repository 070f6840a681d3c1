import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { audited } from '../../platform/http/audit';
import { lockItem, updateItem } from './booking-store';

/** A booking that is in progress is never among them. */
const isBeingRecognised = and(
  eq(booking_item.status, DocumentStatus.inProgress),
  eq(booking_item.in_progress_for, 'recognition'),
);

const findThose = (db: Queries, which?: SQL) =>
  db
    .select({ id: booking_item.id, relation_id: booking_item.relation_id })
    .from(booking_item)
    .where(and(isBeingRecognised, which));

/** Documents that a job should be reading. */
export const findInRecognition = (db: Queries) => findThose(db);

export const findOneInRecognition = async (db: Queries, id: number) =>
  (await findThose(db, eq(booking_item.id, id)))[0];

/** Documents that nobody reads any more. */
export const findStuckInRecognition = (db: Queries, before: Date) =>
  findThose(db, lt(booking_item.in_progress_since, before));

/** The document is ready to be booked, whatever was read in it. */
export const endRecognition = (app: App, of: { relation_id: number; id: number }) =>
  change(app, ({ db }) =>
    audited(
      db,
      { action: 'job document ready', relation_id: of.relation_id },
      async (record): Promise<void> => {
        const before = await lockItem(db, of);
        if (before?.in_progress_for !== 'recognition') return;
        const after = await updateItem(db, of, {
          status: DocumentStatus.toBook,
          in_progress_for: null,
          in_progress_since: null,
        });
        record({ entity: 'booking_item', id: of.id, before, after });
      },
    ),
  );
