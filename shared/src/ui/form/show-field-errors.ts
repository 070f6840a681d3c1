import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../api-client/api-error';

/** Shows the messages of a 422 at their fields and goes to the first; other failures are left alone. */
export const showFieldErrors =
  <Values extends FieldValues>(setError: UseFormSetError<Values>) =>
  (error: unknown): void => {
    if (!(error instanceof ApiError) || error.status !== 422) return;
    Object.entries(error.errors).forEach(([path, messages], index) => {
      setError(
        path as FieldPath<Values>,
        { type: 'server', message: messages.join(' ') },
        { shouldFocus: index === 0 },
      );
    });
  };
