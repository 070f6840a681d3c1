import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { BulkReply } from '@boekwerk/shared/contract/bulk';

/** Small enough for quick answers and visible progress. */
const CHUNK = 25;

/** @param unanswered those of a call without an answer: it is repeated as it was, so that it is known again and counts once */
export function chunksOf(ids: readonly number[], unanswered: readonly number[]): number[][] {
  const repeated = unanswered.every((id) => ids.includes(id)) ? [...unanswered] : [];
  const chunks = repeated.length > 0 ? [repeated] : [];
  const others = ids.filter((id) => !repeated.includes(id));
  for (let start = 0; start < others.length; start += CHUNK)
    chunks.push(others.slice(start, start + CHUNK));
  return chunks;
}

/**
 * Runs a bulk action in chunks. When a call fails as a whole the rest is not attempted: all of those count as failed,
 * for the same reason.
 *
 * @param onProgress is called with the number that were processed
 * @throws what is not an ApiError, such as the end of a call that was overtaken by a switch to another company
 */
export async function runInChunks(
  chunks: readonly number[][],
  work: (ids: number[]) => Promise<BulkReply>,
  onProgress: (done: number) => void,
): Promise<BulkReply> {
  const result: BulkReply = { updated: [], failed: [] };
  for (const [at, chunk] of chunks.entries()) {
    try {
      const { updated, failed } = await work(chunk);
      result.updated.push(...updated);
      result.failed.push(...failed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { message } = error;
      const left = chunks.slice(at).flat();
      result.failed.push(...left.map((id) => ({ id, message })));
      return result;
    }
    onProgress(chunks.slice(0, at + 1).flat().length);
  }
  return result;
}
