import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, unknown>,
  'formState' | 'getValues' | 'reset'
>;

type Setup<Values> = {
  values: DefaultValues<Values>;
  onReplaced?: (values: Values) => void;
};

/**
 * Shows what was saved elsewhere in the meantime, as long as nothing was typed here. When something was, the API
 * reports the conflict on saving.
 */
export function useFollowSaved<Values extends FieldValues>(
  { formState: { isDirty }, getValues, reset }: Form<Values>,
  { values, onReplaced }: Setup<Values>,
): void {
  useEffect(() => {
    // An older version is what a save in this form has replaced.
    if (isDirty || !(values.updated_at > getValues().updated_at)) return;
    reset(values);
    onReplaced?.(getValues());
  }, [values.updated_at, isDirty]);
}
