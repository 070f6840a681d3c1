import type { FieldValues } from 'react-hook-form';
import type { IsoDate } from '../../domain/dates/dates';
import { BoundField, type FieldProps } from '../fields/bound-field';
import { DateInput, type MaybeDate } from './date-input';
import { boundsOf, whyNoDate } from './typed-date';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  /** The first day that can be picked; what is typed is left to the form's rules. */
  min?: IsoDate;
  /** The last day that can be picked and typed. */
  max?: IsoDate;
  /** Told what the user chose, after the form. */
  onChosen?: (date: IsoDate | null) => void;
};

export function DateField<Values extends FieldValues>({
  min,
  max,
  onChosen,
  ...field
}: Props<Values>) {
  return (
    <BoundField<Values, MaybeDate>
      {...field}
      whyRefused={(text) => whyNoDate(text, boundsOf(min, max))}
    >
      {({ name: _, onChange, ...bound }, frame, { text, refuse }) => (
        <DateInput
          {...bound}
          {...frame}
          {...(min && { min })}
          {...(max && { max })}
          onChange={(date) => {
            onChange(date);
            onChosen?.(date);
          }}
          refused={text}
          onRefused={refuse}
        />
      )}
    </BoundField>
  );
}
