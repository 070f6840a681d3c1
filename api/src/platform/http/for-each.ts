import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import { HttpError } from '../errors';
import type { Recorded } from './audit';
import type { Call } from './call';

/**
 * Runs `work` for several things, each in a savepoint: one that is refused is rolled back and does not stop the rest.
 * Whoever calls this has locked all of them before, in one order, so that two of these calls cannot deadlock.
 *
 * Jobs and audit records of `work` are rolled back with its savepoint, unless its refusal keeps its changes. The answer has them in the order of their ids.
 *
 * @param ids each once, in the order in which they are processed
 * @param work throws an HttpError for one that it refuses; any other error undoes the whole call
 */
export async function forEach(
  call: Call,
  ids: readonly number[],
  work: (call: Call, id: number) => Promise<unknown>,
): Promise<BulkReply> {
  const updated: number[] = [];
  const failed: BulkReply['failed'] = [];
  for (const id of ids) {
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

/** By number, each once. */
export const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

/** @throws HttpError what `work` throws; its changes are rolled back, unless the refusal keeps them */
async function inSavepoint(call: Call, work: (call: Call) => Promise<unknown>) {
  const recorded: Recorded[] = [];
  const record = (change: Recorded) => void recorded.push(change);
  const refusal = await call.db.transaction(async (db) => {
    try {
      await work({ ...call, db, record });
      return null;
    } catch (error) {
      if (error instanceof HttpError && error.keepsChanges) return error;
      throw error;
    }
  });
  for (const change of recorded) call.record(change);
  if (refusal) throw refusal;
}

/** The first message of a 422. */
export const reasonOf = ({ message, errors }: HttpError) =>
  Object.values(errors ?? {})[0]?.[0] ?? message;
