import type { FieldValues } from 'react-hook-form';
import type { IsoDate } from '../../domain/dates/dates';
import { BoundField, type FieldProps } from '../fields/bound-field';
import { DateInput } from './date-input';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  placeholder?: string;
  /** The first day that can be picked; what is typed is left to the form's rules. */
  min?: IsoDate;
  /** The last day that can be picked and typed. */
  max?: IsoDate;
  /** Told what the user chose, after the form. */
  onChosen?: (date: IsoDate | null) => void;
};

export function DateField<Values extends FieldValues>({
  placeholder,
  min,
  max,
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
          {...(min && { min })}
          {...(max && { max })}
          onChange={(date) => {
            onChange(date);
            onChosen?.(date);
          }}
        />
      )}
    </BoundField>
  );
}
