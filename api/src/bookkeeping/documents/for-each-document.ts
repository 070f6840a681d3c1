import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import type { Call } from '../../platform/http/call';
import { forEach, inOrder } from '../../platform/http/for-each';
import { lockDocuments } from './store';

/** Runs `work` for several documents, as {@link forEach} does, once all of them are locked. */
export async function forEachDocument(
  call: Call,
  ids: readonly number[],
  work: (call: Call, id: number) => Promise<unknown>,
): Promise<BulkReply> {
  await lockDocuments(call.db, call.caller.relation_id, ids);
  return forEach(call, inOrder(ids), work);
}
