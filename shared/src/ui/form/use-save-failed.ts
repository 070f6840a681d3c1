import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../api-client/api-error';
import { useNotices } from '../notices/notices-provider';
import { texts } from '../notices/texts';
import { showFieldErrors } from './show-field-errors';

/** Handles a failed save: messages at the fields, and a notice. */
export function useSaveFailed<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
): (error: unknown) => void {
  const notices = useNotices();
  return (error) => {
    showFieldErrors(setError)(error);
    const isAtFields = error instanceof ApiError && Object.keys(error.errors).length > 0;
    if (isAtFields) notices.error(texts.invalid, texts.fillIn);
    else notices.failed(error);
  };
}
