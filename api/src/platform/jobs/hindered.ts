import { isDiskFull, isUnavailable } from '../database/sql-state';
import { HttpError } from '../errors';

/**
 * Whether something could not be done now, whatever it is about: what it needs is away or full, or too much waits. A job
 * says nothing of what it is about then, and is retried.
 */
export const isHindered = (error: unknown): boolean =>
  isUnavailable(error) || isDiskFull(error) || (error instanceof HttpError && error.status === 503);
