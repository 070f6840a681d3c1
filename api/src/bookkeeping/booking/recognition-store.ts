import type { EInvoice } from '@boekwerk/shared/contract/bookkeeping/e-invoice';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { statusGivenBack } from '@boekwerk/shared/domain/document/question';
import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { file } from '../../platform/database/schema/relations';
import { audited } from '../../platform/http/audit';
import { partyOfInvoice } from '../recognition/party-of-invoice';
import { recognisedFields } from '../recognition/recognised-fields';
import { lockItem, updateItem } from './booking-store';

/** A booking that is in progress is never among them. */
const isBeingRecognised = and(
  eq(booking_item.status, DocumentStatus.inProgress),
  eq(booking_item.in_progress_for, 'recognition'),
);

const findThose = (db: Queries, which?: SQL) =>
  db
    .select({
      id: booking_item.id,
      relation_id: booking_item.relation_id,
      file_id: booking_item.file_id,
      file_locked: booking_item.file_locked,
      content_type: file.content_type,
    })
    .from(booking_item)
    .innerJoin(file, eq(file.id, booking_item.file_id))
    .where(and(isBeingRecognised, which));

/** Documents that a job should be reading. */
export const findInRecognition = (db: Queries) => findThose(db);

export const findOneInRecognition = async (db: Queries, id: number) =>
  (await findThose(db, eq(booking_item.id, id)))[0];

/** Documents that nobody reads any more. */
export const findStuckInRecognition = (db: Queries, before: Date) =>
  findThose(db, lt(booking_item.in_progress_since, before));

/** The document is ready to be booked, with what was read in it where nobody filled it in, unless something was asked about it meanwhile. */
export const endRecognition = (
  app: App,
  of: { relation_id: number; id: number },
  invoice: EInvoice | null = null,
) =>
  change(app, ({ db }) =>
    audited(
      db,
      { action: 'job document ready', relation_id: of.relation_id },
      async (record): Promise<void> => {
        const before = await lockItem(db, of);
        if (before?.in_progress_for !== 'recognition') return;
        const after = await updateItem(db, of, {
          ...(invoice &&
            recognisedFields(before, invoice, await partyOfInvoice(db, before, invoice))),
          status: statusGivenBack(before),
          in_progress_for: null,
          in_progress_since: null,
        });
        record({ entity: 'booking_item', id: of.id, before, after });
      },
    ),
  );
