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
 * A VAT number, with what looks wrong about it, or else what VIES knows of it, under the field once it is left. Saving
 * neither waits for it nor minds what it says. The form says in `country` where its owner is.
 */
export function VatNumberField<Values extends FieldValues>({
  control,
  name = 'tax_number' as FieldPath<Values>,
  label = texts.label,
  hint,
  ...field
}: Props<Values>) {
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
      hint={note ?? hint}
      warning={warning ?? undefined}
    />
  );
}
