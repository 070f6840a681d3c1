import { useEffect, useRef } from 'react';
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
  // What this form was last shown with; its own default values may hold what was filled in since.
  const shown = useRef(values);
  useEffect(() => {
    // An older version is what a save in this form has replaced.
    const isNewer = values.updated_at > getValues().updated_at;
    const isSame = isSameBut(values, shown.current);
    if (isNewer && isDirty && !isSame) return;
    shown.current = values;
    if (!isNewer) return;
    if (isSame) {
      setValue(VERSION as Path<Values>, values.updated_at);
      const defaults = { ...defaultValues, [VERSION]: values.updated_at };
      return reset(defaults as DefaultValues<Values>, KEPT);
    }
    reset(values);
    onReplaced?.(getValues());
  }, [values.updated_at, isDirty]);
}

/** All that somebody typed, and what was said of it. */
const KEPT = {
  keepValues: true,
  keepDirty: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
};

const VERSION = 'updated_at';

/** Whether two versions hold the same. */
const isSameBut = (one: object, other: object): boolean =>
  JSON.stringify({ ...one, [VERSION]: null }) === JSON.stringify({ ...other, [VERSION]: null });
