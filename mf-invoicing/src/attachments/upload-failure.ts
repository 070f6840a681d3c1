import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { texts } from './texts';

/** `refused` will not go through, `failed` may be tried again. */
export type UploadFailure = { state: 'refused' | 'failed'; reason: string };

/** Statuses by which the server refuses the file or its invoice; a retry would not help. */
const JUDGED = [404, 409, 413, 415, 422];

/** What to say about a file that was not taken, and whether trying again makes sense. */
export function uploadFailure(error: unknown): UploadFailure {
  if (!(error instanceof ApiError)) return { state: 'failed', reason: texts.failed };
  const { status, message } = error;
  return { state: JUDGED.includes(status) ? 'refused' : 'failed', reason: message };
}
