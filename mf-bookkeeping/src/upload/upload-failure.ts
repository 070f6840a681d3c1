import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { texts } from './texts';

/** A file that cannot be handed in as it is, whoever tries again. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
}

type UploadFailure = { state: 'refused' | 'failed'; reason: string };

/** Statuses with which the server judges the file itself. */
const JUDGED = [413, 415, 422];

/** What to say about an upload that did not succeed, and whether trying again makes sense. */
export function uploadFailure(error: unknown): UploadFailure {
  if (error instanceof RefusedFile) return { state: 'refused', reason: error.message };
  if (!(error instanceof ApiError)) return { state: 'failed', reason: texts.failed };
  const { status, message } = error;
  return { state: JUDGED.includes(status) ? 'refused' : 'failed', reason: message };
}
