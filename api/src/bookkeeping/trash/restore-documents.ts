import { restoreBookingItems } from '@boekwerk/shared/contract/bookkeeping/trash';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { conflict } from '../../platform/errors';
import { type Recorded, writeAudit } from '../../platform/http/audit';
import type { Call } from '../../platform/http/call';
import { type StoredItem, updateItem } from '../booking/booking-store';
import { lockDocument } from '../booking/lock-document';
import { forEachDocument } from '../documents/for-each-document';
import { isReplaced } from '../imports/is-replaced';
import { lockImports } from '../imports/store';
import { isInReach } from '../move/list-move-targets';
import { findFamily, lockFamilies } from './family';
import { findLineage, type Lineage } from './lineage';
import { putInTrash } from './put-in-trash';
import { sharesPages } from './shares-pages';
import { TEXTS } from './texts';

type Asked = { booking_item_ids: readonly number[]; is_confirmed: boolean };

/** Puts documents back as they were; those that cannot come back are named. */
export async function restoreDocuments(call: Call, { booking_item_ids, is_confirmed }: Asked) {
  // An import of the same week that is under way decides whether its document comes back.
  await lockImports(call.db, call.caller.relation_id);
  await lockFamilies(call.db, booking_item_ids);
  const back = new Set<number>();
  return forEachDocument(call, booking_item_ids, async (within, id) => {
    // It came along with another one of these.
    if (back.has(id)) return;
    for (const one of await restoreDocument(within, id, is_confirmed)) back.add(one.id);
  });
}

/**
 * Puts a document back. What was made of it goes to the trash, and what that was made of as well comes back too: every
 * page is in the list once.
 *
 * @returns all that came back
 * @throws HttpError 404 for one of another company, 409 when it is not in the trash, or cannot come back
 */
async function restoreDocument(
  call: Call,
  id: number,
  isConfirmed: boolean,
): Promise<StoredItem[]> {
  const { db } = call;
  const item = await lockDocument(call, id);
  if (!allowsOnDocument(item, 'restore')) throw conflict(TEXTS.alreadyBack);
  if (await isReplaced(db, item)) throw conflict(TEXTS.importedAnew);

  const lineage = await findLineage(db, id);
  await refuseUnlessOnce(db, id, lineage);
  const { results, others } = lineage;
  const made = await lockAny(db, results);
  for (const result of made) await refuseUnlessUndone(call, result);
  const sources = await lockAny(db, others);
  for (const source of sources) await refuseOutOfReach(call, source, TEXTS.sourceElsewhere);
  if (made.length > 0 && !isConfirmed)
    throw conflict(TEXTS.hasResults(made.map(({ file_name }) => file_name)));
  await inEachCompany(call, made, putInTrash);
  const back = [item, ...sources];
  await inEachCompany(call, back, takeOutOfTrash);
  return back;
}

type Work = (call: Call, items: readonly StoredItem[]) => Promise<void>;

/** Does it to the documents of one company after the other. What happens in another one stands in its history as well. */
async function inEachCompany(call: Call, items: readonly StoredItem[], work: Work): Promise<void> {
  for (const relation_id of new Set(items.map((item) => item.relation_id))) {
    const own = items.filter((item) => item.relation_id === relation_id);
    if (relation_id === call.caller.relation_id) await work(call, own);
    else await toldThere(call, relation_id, (within) => work(within, own));
  }
}

async function toldThere(call: Call, relation_id: number, work: (within: Call) => Promise<void>) {
  const { db, caller } = call;
  const recorded: Recorded[] = [];
  const record = (changed: Recorded) => {
    recorded.push(changed);
    call.record(changed);
  };
  await work({ ...call, record });
  const { method, path } = restoreBookingItems;
  const there = { ...caller, relation_id };
  await writeAudit(db, { action: `${method} ${path}`, caller: there, recorded });
}

async function takeOutOfTrash({ db, record }: Call, items: readonly StoredItem[]): Promise<void> {
  for (const before of items) {
    const after = await updateItem(db, before, { deleted_at: null, deleted_by: null });
    record({ entity: 'booking_item', id: before.id, before, after });
  }
}

/**
 * In another company they may be in use as well.
 *
 * @throws HttpError 409 when a page of what comes back would be in the list of its company twice
 */
async function refuseUnlessOnce(db: Queries, id: number, { results, others }: Lineage) {
  const family = await findFamily(db, id);
  const back = family.filter((document) => document.id === id || others.includes(document.id));
  const stays = family.filter(({ id, is_there }) => is_there && !results.includes(id));
  for (const one of back) {
    const there = stays.find(
      (other) => other.relation_id === one.relation_id && sharesPages(family, one.id, other.id),
    );
    if (there) throw conflict(TEXTS.pagesAreThere(there.file_name));
  }
}

/** @throws HttpError 409 for a result that is booked, or out of reach */
async function refuseUnlessUndone(call: Call, result: StoredItem): Promise<void> {
  await refuseOutOfReach(call, result, TEXTS.resultElsewhere);
  if (!allowsOnDocument(result, 'delete')) throw conflict(TEXTS.resultIsBooked(result.file_name));
}

/** @throws HttpError 409 for what is in a company that the caller does not reach (any more) */
async function refuseOutOfReach(
  call: Call,
  { relation_id }: StoredItem,
  why: string,
): Promise<void> {
  const isHere = relation_id === call.caller.relation_id;
  if (!isHere && !(await isInReach(call, relation_id))) throw conflict(why);
}

/** Documents of a lineage, also in another company; those that are gone meanwhile are none. */
const lockAny = (db: Queries, ids: readonly number[]): Promise<StoredItem[]> =>
  db
    .select()
    .from(booking_item)
    .where(inArray(booking_item.id, [...ids]))
    .orderBy(asc(booking_item.id))
    .for('update');
