import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { type StoredItem, updateItem } from '../booking/booking-store';
import { lockDocument } from '../booking/lock-document';
import { forEachDocument } from '../documents/for-each-document';
import { isMoveTarget } from '../move/move-targets';
import { findLineage, findLivingSource } from './lineage';
import { putInTrash } from './put-in-trash';
import { TEXTS } from './texts';

type Asked = { booking_item_ids: readonly number[]; is_confirmed: boolean };

/** Puts documents back as they were; those that cannot come back are named. */
export const restoreDocuments = (call: Call, { booking_item_ids, is_confirmed }: Asked) =>
  forEachDocument(call, booking_item_ids, (within, id) =>
    restoreDocument(within, id, is_confirmed),
  );

/**
 * Puts a document back. What was made of it goes to the trash, and what that was made of as well comes back too: every
 * page is in the list once.
 *
 * @throws HttpError 404 for one of another company, 409 when it is not in the trash, or cannot come back
 */
async function restoreDocument(call: Call, id: number, isConfirmed: boolean): Promise<void> {
  const { db } = call;
  const item = await lockDocument(call, id);
  if (!allowsOnDocument(item, 'restore')) throw conflict(TEXTS.alreadyBack);
  const source = await findLivingSource(db, id);
  if (source !== undefined) throw conflict(TEXTS.sourceIsBack(source));

  const { results, others } = await findLineage(db, id);
  const made = await lockAny(db, results);
  for (const result of made) await refuseUnlessUndone(call, result);
  if (made.length > 0 && !isConfirmed)
    throw conflict(TEXTS.hasResults(made.map(({ file_name }) => file_name)));
  await putInTrash(call, made);
  for (const each of [item, ...(await lockAny(db, others))]) await putBack(call, each);
}

async function putBack({ db, record }: Call, before: StoredItem): Promise<void> {
  const after = await updateItem(db, before, { deleted_at: null, deleted_by: null });
  record({ entity: 'booking_item', id: before.id, before, after });
}

/** @throws HttpError 409 for a result that is booked, or out of reach */
async function refuseUnlessUndone(call: Call, result: StoredItem): Promise<void> {
  const isHere = result.relation_id === call.caller.relation_id;
  if (!isHere && !(await isMoveTarget(call, result.relation_id)))
    throw conflict(TEXTS.resultElsewhere);
  if (!allowsOnDocument(result, 'delete')) throw conflict(TEXTS.resultIsBooked(result.file_name));
}

/** Documents of a lineage, also in another company; those that are gone meanwhile are none. */
const lockAny = (db: Queries, ids: readonly number[]): Promise<StoredItem[]> =>
  db
    .select()
    .from(booking_item)
    .where(inArray(booking_item.id, [...ids]))
    .orderBy(asc(booking_item.id))
    .for('update');
