import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { HttpError } from '../platform/errors';
import type { Recorded } from '../platform/http/audit';
import type { Call } from '../platform/http/call';
import { lockInvoices } from './store';

/**
 * Runs `work` for several invoices, each in a savepoint: one that is refused is rolled back and does not stop the rest.
 * They are processed by date, as numbers follow dates, each once, and are all locked first, so that two of these calls
 * cannot deadlock.
 *
 * Jobs and audit records of `work` are rolled back with its savepoint.
 *
 * The answer has them in the order of their ids.
 *
 * @param work throws an HttpError for an invoice that it refuses; any other error undoes the whole call
 */
export async function forEachInvoice(
  call: Call,
  ids: readonly number[],
  work: (call: Call, id: number) => Promise<unknown>,
): Promise<BulkReply> {
  const updated: number[] = [];
  const failed: BulkReply['failed'] = [];
  const days = await lockInvoices(call.db, call.caller.relation_id, ids);
  for (const id of byDay(ids, days)) {
    try {
      await inSavepoint(call, (within) => work(within, id));
      updated.push(id);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      failed.push({ id, message: reasonOf(error) });
    }
  }
  return { updated: inOrder(updated), failed: failed.sort((a, b) => a.id - b.id) };
}

const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

/** By date, and by id within a day. */
const byDay = (ids: readonly number[], days: ReadonlyMap<number, IsoDate>) =>
  inOrder(ids).sort((a, b) => (days.get(a) ?? '').localeCompare(days.get(b) ?? ''));

async function inSavepoint(call: Call, work: (call: Call) => Promise<unknown>) {
  const recorded: Recorded[] = [];
  const record = (change: Recorded) => void recorded.push(change);
  await call.db.transaction((db) => work({ ...call, db, record }));
  for (const change of recorded) call.record(change);
}

/** The first message of a 422. */
export const reasonOf = ({ message, errors }: HttpError) =>
  Object.values(errors ?? {})[0]?.[0] ?? message;
