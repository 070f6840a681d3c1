import { ApiError } from '@boekwerk/shared/api-client/api-error';

/** The server refused the code of the link, not what was typed. */
export function isExpiredLink(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 422) return 'code' in error.errors;
  return [400, 404, 409, 410].includes(error.status);
}
