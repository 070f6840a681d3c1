import type { Call } from '../../platform/http/call';
import { getDocument } from '../documents/get-document';
import { keepPresence, othersAt } from './store';

/** Keeps that the caller has a document open, and tells who else has. @throws HttpError 404 */
export async function tellPresence(call: Pick<Call, 'db' | 'caller'>, id: number) {
  const { db, caller } = call;
  await getDocument(call, id);
  const seen = { relation_id: caller.relation_id, booking_item_id: id, user_id: caller.user_id };
  await keepPresence(db, seen);
  return { others: await othersAt(db, seen) };
}
