import { conflict, invalid } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import type { StoredItem } from '../booking/booking-store';
import { lockDocumentFor } from '../booking/lock-document';
import { keepMade } from '../pages/keep-made';
import { madeName } from '../pages/made-name';
import type { MadePdf } from '../pages/run-pages';
import { lockFamilies } from '../trash/family';
import { putInTrash } from '../trash/put-in-trash';
import { problemOf } from './problem-of';
import { TEXTS } from './texts';

/**
 * Puts documents in the trash, and what they were merged into in their place.
 *
 * @throws HttpError 404 for one of another company, 409 when the state of one does not allow it, 422 for documents that
 * make no merged one
 */
export async function mergeDocuments(call: Call, ids: readonly number[], made: MadePdf | null) {
  await lockFamilies(call.db, ids);
  const items = await lockAll(call, ids);
  const problem = problemOf(items);
  if (problem) throw invalid({ booking_item_ids: problem });
  const [first] = items;
  if (!made || !first) throw conflict(TEXTS.meanwhile);

  const merged = await keepMade(call, {
    pdf: made,
    name: madeName(first.file_name, TEXTS.suffix),
    like: first,
    label: sharedLabel(items),
    sources: items.map(({ id }) => ({ source_item_id: id, kind: 'merge', pages: null })),
  });
  await putInTrash(call, items);
  return merged;
}

/** In the order of their ids, so that two merges of the same documents wait for each other and never for ever. */
async function lockAll(call: Call, ids: readonly number[]): Promise<StoredItem[]> {
  const locked = new Map<number, StoredItem>();
  for (const id of [...new Set(ids)].sort((one, other) => one - other))
    locked.set(id, await lockDocumentFor(call, id, 'merge'));
  return ids.flatMap((id) => locked.get(id) ?? []);
}

const NO_LABEL = { tag: null, tagged_by: null, tagged_date: null };

/** The label that all have which have one; of a purchase and a sale none, for it is one of the two. */
function sharedLabel(items: readonly StoredItem[]): Pick<StoredItem, keyof typeof NO_LABEL> {
  const labelled = items.filter(({ tag }) => tag !== null);
  const isShared = new Set(labelled.map(({ tag }) => tag)).size === 1;
  return (isShared && labelled[0]) || NO_LABEL;
}
