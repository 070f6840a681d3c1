import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { FormErrors } from './form-errors';

/** What a form says after a failed submit: `general` above it, the rest at its fields. */
export function useFormErrors<Values extends FieldValues>(setError: UseFormSetError<Values>) {
  const [general, setGeneral] = useState<string[]>([]);

  function show(errors: FormErrors<FieldPath<Values>>): void {
    setGeneral(errors.general);
    errors.fields.forEach(({ name, message }, index) => {
      setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  }

  return { general, show, clear: () => setGeneral([]) };
}
