import type { Call } from '../../platform/http/call';
import { loadPrefix } from './load-prefix';
import { deletePrefixRow } from './store';

/** Removes a prefix: the previous one applies again to invoices that are still to be sent. @throws HttpError 404 */
export async function deletePrefix(call: Call, { id: asked }: { id: number | null }) {
  const before = await loadPrefix(call, asked);
  await deletePrefixRow(call.db, before);
  call.record({ entity: 'invoice_prefix', id: before.id, before });
  return null;
}
