import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Call } from '../platform/http/call';
import { forEach, inOrder } from '../platform/http/for-each';
import { lockInvoices } from './store';

/**
 * Runs `work` for several invoices, as {@link forEach} does. They are processed by date, as numbers follow dates, each
 * once, and are all locked first.
 */
export async function forEachInvoice(
  call: Call,
  ids: readonly number[],
  work: (call: Call, id: number) => Promise<unknown>,
): Promise<BulkReply> {
  const days = await lockInvoices(call.db, call.caller.relation_id, ids);
  return forEach(call, byDay(ids, days), work);
}

/** By date, and by id within a day. */
const byDay = (ids: readonly number[], days: ReadonlyMap<number, IsoDate>) =>
  inOrder(ids).sort((a, b) => (days.get(a) ?? '').localeCompare(days.get(b) ?? ''));
