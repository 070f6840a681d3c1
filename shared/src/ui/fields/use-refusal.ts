import { useState } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import type { FieldProps } from './bound-field';

/** Text that a field does not take, and what is said of it. */
export type Refusal = { text: string; why: string };

/** By the form, and by the name of the field. */
const kept = new WeakMap<object, Map<string, Refusal>>();

/**
 * What a field refused, as long as the form holds `NaN` for it. It is kept with the form: a field that is drawn anew, as when
 * a phone is turned, still has it.
 */
export function useRefusal<Values extends FieldValues>({
  control,
  name,
}: Pick<FieldProps<Values>, 'control' | 'name'>) {
  const [refusal, setRefusal] = useState(kept.get(control)?.get(name));
  const isRefused = Number.isNaN(useWatch({ control: control as Control<Values>, name }));
  const refuse = (next: Refusal) => {
    kept.set(control, (kept.get(control) ?? new Map()).set(name, next));
    setRefusal(next);
  };
  return { refusal: isRefused ? refusal : undefined, refuse };
}
