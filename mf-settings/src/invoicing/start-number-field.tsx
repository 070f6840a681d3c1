import { BoundField, type FieldProps, NumberInput } from '@boekwerk/shared/ui/fields';
import type { FieldValues } from '@boekwerk/shared/ui/form';

/** A whole number, null while it is empty. */
export function StartNumberField<Values extends FieldValues>(props: FieldProps<Values>) {
  return (
    <BoundField<Values, number | null> {...props}>
      {({ value, onChange, ...bound }, control) => (
        <NumberInput
          {...bound}
          {...control}
          value={value === null ? '' : String(value)}
          onChange={(digits) => onChange(digits === '' ? null : Number(digits))}
          maxLength={6}
          autoComplete="off"
        />
      )}
    </BoundField>
  );
}
