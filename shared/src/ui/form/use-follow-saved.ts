import { useEffect } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, unknown>,
  'formState' | 'getValues' | 'reset' | 'setValue'
>;

type Setup<Values> = {
  values: DefaultValues<Values>;
  onReplaced?: (values: Values) => void;
};

/**
 * Shows what was saved elsewhere in the meantime, as long as nothing was typed here. When something was, the API
 * reports the conflict on saving; unless nothing that this form holds was changed.
 */
export function useFollowSaved<Values extends FieldValues>(
  { formState: { isDirty, defaultValues }, getValues, reset, setValue }: Form<Values>,
  { values, onReplaced }: Setup<Values>,
): void {
  useEffect(() => {
    // An older version is what a save in this form has replaced.
    if (!(values.updated_at > getValues().updated_at)) return;
    if (isDirty) {
      if (!isSameBut(values, defaultValues)) return;
      reset(values, { keepValues: true, keepDirty: true, keepErrors: true });
      return setValue(VERSION as Path<Values>, values.updated_at);
    }
    reset(values);
    onReplaced?.(getValues());
  }, [values.updated_at, isDirty]);
}

const VERSION = 'updated_at';

/** Whether two versions hold the same. */
const isSameBut = (one: object, other: object | undefined): boolean =>
  JSON.stringify({ ...one, [VERSION]: null }) === JSON.stringify({ ...other, [VERSION]: null });
