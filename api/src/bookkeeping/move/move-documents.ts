import type { Queries } from '../../platform/database/connect';
import { conflict, HttpError, notFound } from '../../platform/errors';
import { writeAudit } from '../../platform/http/audit';
import type { Call } from '../../platform/http/call';
import { type StoredItem, updateItem } from '../booking/booking-store';
import { lockDocumentFor } from '../booking/lock-document';
import { forEachDocument } from '../documents/for-each-document';
import { findSameContent, insertDocument } from '../documents/store';
import { keepOrigins } from '../origins/store';
import { findFamily, lockFamilies } from '../trash/family';
import { putInTrash } from '../trash/put-in-trash';
import { sharesPages } from '../trash/shares-pages';
import { isMoveTarget } from './list-move-targets';
import type { Asked, Copies } from './prepare-move';
import { TEXTS } from './texts';

/**
 * Moves documents to another administration; those that cannot go now are named.
 *
 * @throws HttpError 404 for an administration that the caller cannot move to (any more)
 */
export async function moveDocuments(
  call: Call,
  { booking_item_ids, relation_id }: Asked,
  copies: Copies,
) {
  if (!(await isMoveTarget(call, relation_id))) throw notFound(TEXTS.relation);
  await lockFamilies(call.db, booking_item_ids);
  const duplicates: number[] = [];
  const moved = await forEachDocument(call, booking_item_ids, async (within, id) => {
    if (await moveDocument(within, id, { relation_id, copies })) duplicates.push(id);
  });
  return { ...moved, duplicates };
}

type To = { relation_id: number; copies: Copies };

/** Of one document its refusal is that of the call. */
export async function moveOne(call: Call, id: number, to: To) {
  if (!(await isMoveTarget(call, to.relation_id))) throw notFound(TEXTS.relation);
  await lockFamilies(call.db, [id]);
  const isDuplicate = await moveDocument(call, id, to);
  return { updated: [id], failed: [], duplicates: isDuplicate ? [id] : [] };
}

/**
 * Hands a document in anew in another administration: with its label, and by and on when it was handed in, without what
 * was filled in or said. The one here goes to the trash, from which it can be taken back.
 *
 * @returns whether the other administration had the same bytes already
 */
async function moveDocument(call: Call, id: number, { relation_id, copies }: To): Promise<boolean> {
  const { db, files } = call;
  const source = await lockDocumentFor(call, id, 'move');
  const copy = copies.get(id);
  if (copy instanceof HttpError) throw copy;
  if (copy?.file_id !== source.file_id) throw conflict(TEXTS.meanwhile);
  await refuseUnlessOnce(db, id, relation_id);
  const same = await findSameContent(db, relation_id, copy.sha256);
  const { name, content_type } = copy;
  const file = await files.put({ relation_id, name, content_type, source: copy });
  const made = await insertMoved(call, source, { relation_id, file_id: file.id });
  await keepOrigins(db, [
    {
      relation_id,
      item_id: made.id,
      source_relation_id: source.relation_id,
      source_item_id: id,
      kind: 'move',
      pages: null,
    },
  ]);
  await putInTrash(call, [source]);
  await tellThere(call, made);
  return same !== null;
}

/** @throws HttpError 409 when a page of it would be in the list of the other administration twice */
async function refuseUnlessOnce(db: Queries, id: number, relation_id: number): Promise<void> {
  const family = await findFamily(db, id);
  const there = family.find(
    (other) =>
      other.is_there && other.relation_id === relation_id && sharesPages(family, id, other.id),
  );
  if (there) throw conflict(TEXTS.pagesAreThere(there.file_name));
}

async function insertMoved(
  { db }: Call,
  source: StoredItem,
  to: Pick<StoredItem, 'relation_id' | 'file_id'>,
): Promise<StoredItem> {
  const { file_name, amount_pages, file_locked, uploaded_by } = source;
  const of = { file_name, amount_pages, file_locked, uploaded_by };
  const id = await insertDocument(db, { ...to, ...of });
  const { uploaded_date, tag, tagged_by, tagged_date } = source;
  const labelled = { uploaded_date, tag, tagged_by, tagged_date };
  return updateItem(db, { relation_id: to.relation_id, id }, labelled);
}

/** The other administration has a history of its own. */
const tellThere = ({ db, caller }: Call, made: StoredItem): Promise<void> =>
  writeAudit(db, {
    action: 'PUT /administrations/v1/bookingitem/:id/transfer',
    caller: { ...caller, relation_id: made.relation_id },
    recorded: [{ entity: 'booking_item', id: made.id, after: made }],
  });
