import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { findItem } from '../booking/booking-store';
import { lockDocumentFor } from '../booking/lock-document';
import { noteReply } from './get-document-log';
import { keepNote } from './keep-note';
import { TEXTS } from './texts';

/**
 * Says something about a document: a question, or the answer to one of the other side.
 *
 * @throws HttpError 404 for a document of another company, 409 for one in the trash
 */
export async function addNote(call: Call, id: number, message: string) {
  const { db, caller, record } = call;
  const before = await lockDocumentFor(call, id, 'ask');
  const side = caller.origin_relation_id === null ? 'company' : 'firm';
  const said = await keepNote(db, before, { user_id: caller.user_id, message, side });
  if (!said) throw notFound(TEXTS.document);
  record({ entity: 'booking_item', id, before, after: await findItem(db, before) });
  record({ entity: 'note', id: said.id, after: { message }, isAside: true });
  return noteReply(call, said);
}
