import { Input } from 'antd';
import type { FieldValues } from 'react-hook-form';
import { BoundField, type FieldProps } from './bound-field';
import { useFullText } from './text-field';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  maxLength?: number;
  placeholder?: string;
  /** As long as what is in it is on its way: unlike a disabled one it keeps the focus. */
  isReadOnly?: boolean;
  /** Lines it shows at first; it grows with its text. */
  rows?: number;
};

export function TextAreaField<Values extends FieldValues>({
  maxLength,
  placeholder,
  isReadOnly = false,
  rows = 3,
  ...field
}: Props<Values>) {
  const full = useFullText({ ...field, maxLength });
  return (
    <BoundField<Values, string> {...field} full={full}>
      {({ value, onChange, ...bound }, control) => (
        <Input.TextArea
          {...bound}
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          autoSize={{ minRows: rows, maxRows: 20 }}
          maxLength={maxLength}
          placeholder={placeholder}
          readOnly={isReadOnly}
        />
      )}
    </BoundField>
  );
}
