import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import type { FieldProps } from '../fields/bound-field';
import { TextField } from '../fields/text-field';
import { texts } from './texts';
import { useVatCheck } from './use-vat-check';

type Props<Values extends FieldValues> = Pick<
  FieldProps<Values>,
  'control' | 'required' | 'disabled' | 'hint'
> & {
  /** `tax_number` when left out. */
  name?: FieldPath<Values>;
  label?: ReactNode;
};

/**
 * A VAT number, with what VIES knows of it under the field once it is left. That is a hint: saving neither waits for
 * it nor minds what it says.
 */
export function VatNumberField<Values extends FieldValues>({
  control,
  name = 'tax_number' as FieldPath<Values>,
  label = texts.label,
  hint,
  ...field
}: Props<Values>) {
  const number: unknown = useWatch({ control, name });
  const { note, leave } = useVatCheck(String(number ?? ''));
  return (
    <TextField
      {...{ control, name, label, ...field }}
      maxLength={30}
      onLeave={leave}
      hint={note ?? hint}
    />
  );
}
