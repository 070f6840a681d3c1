import type { FieldValues } from 'react-hook-form';
import type { IsoDate } from '../../domain/dates/dates';
import { BoundField, type FieldProps } from '../fields/bound-field';
import { useRefusal } from '../fields/use-refusal';
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
  const { refusal, refuse } = useRefusal(field);
  return (
    <BoundField<Values, MaybeDate> {...field} refusal={refusal?.why}>
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
          refused={refusal?.text}
          onRefused={(refused) => {
            refuse(refused);
            onChange(Number.NaN);
          }}
        />
      )}
    </BoundField>
  );
}
