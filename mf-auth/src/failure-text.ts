import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { texts } from './texts';

/** What to say about a call that failed, and what to do about it. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.failed;
  const { status, message, retryAfter, reference } = error;
  if (status === 429 && retryAfter) return texts.pause(Math.ceil(retryAfter / 60));
  return status >= 500 && reference ? texts.withReference(message, reference) : message;
}

/** The server says that it was done before: a link that is opened twice. */
export const isAlreadyDone = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/** A failure of the moment: the same call may succeed later. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
