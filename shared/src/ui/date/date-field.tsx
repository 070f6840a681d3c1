import type { FieldValues } from 'react-hook-form';
import type { IsoDate } from '../../domain/dates';
import { BoundField, type FieldProps } from '../fields/bound-field';
import { DateInput } from './date-input';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  placeholder?: string;
  /** Told what the user chose, after the form. */
  onChosen?: (date: IsoDate | null) => void;
};

export function DateField<Values extends FieldValues>({
  placeholder,
  onChosen,
  ...field
}: Props<Values>) {
  return (
    <BoundField<Values, IsoDate | null> {...field}>
      {({ name: _, onChange, ...bound }, control) => (
        <DateInput
          {...bound}
          {...control}
          {...(placeholder && { placeholder })}
          onChange={(date) => {
            onChange(date);
            onChosen?.(date);
          }}
        />
      )}
    </BoundField>
  );
}
