import { useState } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import type { FieldProps } from './bound-field';

/** What was typed in a field that does not take it, and what is said of it. */
export type RefusedText = { text: string; why: string };

/** By the form, and by the name of the field. */
const kept = new WeakMap<object, Map<string, RefusedText>>();

/**
 * The text that a field refused, as long as the form holds `NaN` for it. It is kept with the form: a field that is drawn
 * anew, as when a phone is turned, still has it.
 */
export function useRefusedText<Values extends FieldValues>({
  control,
  name,
}: Pick<FieldProps<Values>, 'control' | 'name'>) {
  const [refused, setRefused] = useState(kept.get(control)?.get(name));
  const isRefused = Number.isNaN(useWatch({ control: control as Control<Values>, name }));
  const refuse = (next: RefusedText) => {
    kept.set(control, (kept.get(control) ?? new Map()).set(name, next));
    setRefused(next);
  };
  return { refused: isRefused ? refused : undefined, refuse };
}
