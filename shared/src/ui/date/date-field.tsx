import type { FieldValues } from 'react-hook-form';
import type { IsoDate } from '../../domain/dates/dates';
import { BoundField, type FieldProps } from '../fields/bound-field';
import { useRefusedText } from '../fields/use-refused-text';
import { DateInput, type MaybeDate } from './date-input';

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
  const { refused, refuse } = useRefusedText(field);
  return (
    <BoundField<Values, MaybeDate> {...field} refusal={refused?.why}>
      {({ name: _, onChange, ...bound }, frame) => (
        <DateInput
          {...bound}
          {...frame}
          {...(placeholder && { placeholder })}
          {...(min && { min })}
          {...(max && { max })}
          onChange={(date) => {
            onChange(date);
            onChosen?.(date);
          }}
          refused={refused?.text}
          onRefused={(next) => {
            refuse(next);
            onChange(Number.NaN);
          }}
        />
      )}
    </BoundField>
  );
}
