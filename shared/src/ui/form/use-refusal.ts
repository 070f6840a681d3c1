import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api-client/api-error';
import { isField } from './errors-on-screen';
import { useSaveFailed } from './use-save-failed';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, unknown>,
  'control' | 'setError' | 'setFocus'
>;

type Setup = { onFailed?: (error: unknown) => boolean; readAgain?: () => Promise<unknown> };

/** Handles a failed save: a conflict, invalid fields, or a notice for anything else. */
export function useRefusal<Values extends FieldValues>(
  { control, setError, setFocus }: Form<Values>,
  isSaving: boolean,
  { onFailed, readAgain }: Setup,
) {
  const saveFailed = useSaveFailed(setError);
  const [conflict, setConflict] = useState<string | null>(null);
  const [refused, setRefused] = useState<FieldPath<Values>>();

  // A form may take no focus as long as it is being saved.
  useEffect(() => {
    if (isSaving || !refused) return;
    setFocus(refused);
    setRefused(undefined);
  }, [isSaving, refused, setFocus]);

  return {
    conflict,
    clear: () => setConflict(null),
    take: (error: unknown): void => {
      if (onFailed?.(error)) return;
      if (readAgain && error instanceof ApiError && error.status === 409) {
        setConflict(error.message);
        return;
      }
      saveFailed(error);
      setRefused(fieldsOf<Values>(error).find((name) => isField(control, name)));
    },
  };
}

const fieldsOf = <Values extends FieldValues>(error: unknown) =>
  (error instanceof ApiError ? Object.keys(error.errors) : []) as FieldPath<Values>[];
