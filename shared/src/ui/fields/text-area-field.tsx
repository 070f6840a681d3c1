import { Input } from 'antd';
import type { FieldValues } from 'react-hook-form';
import { BoundField, type FieldProps } from './bound-field';
import { useLengthHint } from './text-field';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  maxLength?: number;
  placeholder?: string;
  /** Lines it shows at first; it grows with its text. */
  rows?: number;
};

export function TextAreaField<Values extends FieldValues>({
  maxLength,
  placeholder,
  rows = 3,
  ...field
}: Props<Values>) {
  const hint = useLengthHint({ ...field, maxLength });
  return (
    <BoundField<Values, string> {...field} hint={hint}>
      {({ value, onChange, ...bound }, control) => (
        <Input.TextArea
          {...bound}
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          autoSize={{ minRows: rows, maxRows: 20 }}
          maxLength={maxLength}
          placeholder={placeholder}
        />
      )}
    </BoundField>
  );
}
