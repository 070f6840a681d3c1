import type { Call } from '../../platform/http/call';
import { loadPrefix } from './load-prefix';
import { deletePrefixRow } from './store';

/**
 * Removes a prefix: the previous one applies again to invoices that are still to be sent.
 *
 * @throws HttpError as {@link loadPrefix}
 */
export async function deletePrefix(call: Call, asked: Parameters<typeof loadPrefix>[1]) {
  const before = await loadPrefix(call, asked);
  await deletePrefixRow(call.db, before);
  call.record({ entity: 'invoice_prefix', id: before.id, before });
  return null;
}
