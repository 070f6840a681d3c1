// This file is compiled into each remote: what has identity is imported by its shared name.
import { ApiError } from '@boekwerk/shared/api-client/api-error';

/** Whether the server found fault with what it was sent (422), which its message says; all else is a failure. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 422;
