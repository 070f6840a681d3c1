import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { BulkReply } from '@boekwerk/shared/contract/bulk';

/** Small enough for quick answers and visible progress. */
const CHUNK = 25;

/**
 * Runs a bulk action in chunks. When a call fails as a whole the rest is not attempted: all of those count as failed,
 * for the same reason.
 *
 * @param onProgress is called with the number that were processed
 * @throws what is not an ApiError, such as the end of a call that was overtaken by a switch to another company
 */
export async function runInChunks(
  ids: readonly number[],
  work: (ids: number[]) => Promise<BulkReply>,
  onProgress: (done: number) => void,
): Promise<BulkReply> {
  const result: BulkReply = { updated: [], failed: [] };
  for (let start = 0; start < ids.length; start += CHUNK) {
    try {
      const { updated, failed } = await work(ids.slice(start, start + CHUNK));
      result.updated.push(...updated);
      result.failed.push(...failed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { message } = error;
      result.failed.push(...ids.slice(start).map((id) => ({ id, message })));
      return result;
    }
    onProgress(Math.min(start + CHUNK, ids.length));
  }
  return result;
}
