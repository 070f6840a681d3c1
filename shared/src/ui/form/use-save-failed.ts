import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { useNotices } from '../notices/notices-provider';
import { showFieldErrors } from './show-field-errors';

/** Handles a failed save: messages at the fields, and a notice. */
export function useSaveFailed<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
): (error: unknown) => void {
  const { failed } = useNotices();
  return (error) => {
    showFieldErrors(setError)(error);
    failed(error);
  };
}
