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
 * Shows what was saved elsewhere meanwhile, as long as nothing is typed here: what is read must be what is there.
 * With something typed the API says who was first.
 */
export function useFollowSaved<Values extends FieldValues>(
  { formState: { isDirty }, getValues, reset }: Form<Values>,
  { values, onReplaced }: Setup<Values>,
): void {
  useEffect(() => {
    // Older than what the form holds is what a save made place for.
    if (isDirty || !(values.updated_at > getValues().updated_at)) return;
    reset(values);
    onReplaced?.(getValues());
  }, [values.updated_at, isDirty]);
}
