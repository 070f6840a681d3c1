// This file is compiled into each remote: what has identity is imported by its shared name.
import { ApiError } from '@boekwerk/shared/api-client/api-error';

/** `refused` will not go through, `failed` may be tried again. */
export type UploadFailure = { state: 'refused' | 'failed'; reason: string };

/** Statuses with which the server judges the file itself. */
const JUDGED: readonly number[] = [413, 415, 422];

/**
 * What to say about a file that was not taken, and whether trying again makes sense.
 *
 * @param failed what is said where the server said nothing
 * @param judged statuses besides those about a file, with which it judges what the file goes with
 */
export function uploadFailure(
  error: unknown,
  failed: string,
  judged: readonly number[] = [],
): UploadFailure {
  if (!(error instanceof ApiError)) return { state: 'failed', reason: failed };
  const { status, message } = error;
  const isJudged = [...JUDGED, ...judged].includes(status);
  return { state: isJudged ? 'refused' : 'failed', reason: message };
}
