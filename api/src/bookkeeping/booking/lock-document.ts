import {
  allowsOnDocument,
  type DocumentAction,
  statusName,
} from '@boekwerk/shared/domain/document/document-status';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import type { Queries } from '../../platform/database/connect';
import { conflict, type HttpError, notFound } from '../../platform/errors';
import { lastChange } from '../../platform/http/audit';
import type { Call } from '../../platform/http/call';
import { findMadeInto } from '../origins/store';
import { lockItem, type StoredItem } from './booking-store';
import { TEXTS } from './texts';

/**
 * A document to which something is done; nobody else does anything to it until the transaction ends.
 *
 * @throws HttpError 404 for one of another company, 409 that names who was first when its state does not allow it
 */
export async function lockDocumentFor(
  call: Pick<Call, 'db' | 'caller'>,
  id: number,
  action: DocumentAction,
): Promise<StoredItem> {
  const item = await lockDocument(call, id);
  await refuseUnless(call.db, item, action);
  return item;
}

/** A document that nobody else touches until the transaction ends. @throws HttpError 404 for one of another company */
export async function lockDocument(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  id: number,
): Promise<StoredItem> {
  const item = await lockItem(db, { relation_id: caller.relation_id, id });
  if (!item) throw notFound(TEXTS.document);
  return item;
}

/** @throws HttpError 409 that names who was first when the state of a document does not allow it */
export async function refuseUnless(
  db: Queries,
  item: StoredItem,
  action: DocumentAction,
): Promise<void> {
  // Without a label nothing but the label is missing.
  const tag = item.tag ?? 'INK';
  if (allowsOnDocument({ ...item, tag }, action)) return;
  if (allowsOnDocument({ ...item, tag, is_own_invoice: false }, action))
    throw conflict(TEXTS.ownInvoice);
  if (allowsOnDocument({ ...item, tag, import_id: null }, action)) throw conflict(TEXTS.ofImport);
  throw await notNow(db, item);
}

async function notNow(db: Queries, item: StoredItem): Promise<HttpError> {
  const { id, relation_id, status, deleted_at } = item;
  const by = await lastChange(db, { entity: 'booking_item', id, relation_id });
  if (!by) return conflict(TEXTS.notNow);
  const became = deleted_at ? ((await findMadeInto(db, item)) ?? 'trash') : statusName(status);
  const state = TEXTS.states[became];
  return conflict(TEXTS.notNowBy(state, by.name, formatInstant(by.at.toISOString())));
}
