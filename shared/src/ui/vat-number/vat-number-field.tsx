import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import type { FieldProps } from '../fields/bound-field';
import { TextField } from '../fields/text-field';
import { texts } from './texts';
import { useVatCheck } from './use-vat-check';

type Props<Values extends FieldValues> = Pick<FieldProps<Values>, 'control' | 'required'> & {
  label?: ReactNode;
};

/**
 * A VAT number, the `tax_number` of its form, with what looks wrong about it, or else what VIES knows of it, under the field once it is left. Saving
 * neither waits for it nor minds what it says. The form says in `country` where its owner is.
 */
export function VatNumberField<Values extends FieldValues>({
  control,
  label = texts.label,
  ...field
}: Props<Values>) {
  const name = 'tax_number' as FieldPath<Values>;
  const number: unknown = useWatch({ control, name });
  const country: unknown = useWatch({ control, name: 'country' as FieldPath<Values> });
  const { note, warning, leave } = useVatCheck(String(number ?? ''), String(country ?? 'NL'));
  return (
    <TextField
      control={control}
      name={name}
      label={label}
      {...field}
      maxLength={30}
      onLeave={leave}
      hint={note}
      warning={warning ?? undefined}
    />
  );
}
