import { useState } from 'react';
import type { Control, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type FormErrors, formErrors } from './form-errors';

/** What a form says after a failed submit: `general` above it, the rest at those of its fields that are on the screen. */
export function useFormErrors<Values extends FieldValues, Filled>({
  control,
  setError,
}: Pick<UseFormReturn<Values, unknown, Filled>, 'control' | 'setError'>) {
  const [general, setGeneral] = useState<string[]>([]);

  function show(errors: FormErrors<FieldPath<Values>>): void {
    setGeneral(errors.general);
    errors.fields.forEach(({ name, message }, index) => {
      setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  }

  return {
    general,
    show,
    /** Shows what was wrong with a submit. */
    fail: (error: unknown) => show(formErrors(error, fieldsOnScreen(control))),
    clear: () => setGeneral([]),
  };
}

/** In the order in which they stand there; no form here has fields within fields. */
const fieldsOnScreen = <Values extends FieldValues, Filled>({
  _fields,
}: Control<Values, unknown, Filled>) =>
  Object.entries(_fields).flatMap(([name, field]) =>
    field?._f && 'mount' in field._f && field._f.mount ? [name as FieldPath<Values>] : [],
  );
