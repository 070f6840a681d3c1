import { Select } from 'antd';
import type { FieldValues } from 'react-hook-form';
import { BoundField, type FieldProps } from '../fields/bound-field';
import './select.css';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  /** Addresses to choose from. */
  suggestions?: readonly string[];
  placeholder?: string;
};

/** Several e-mail addresses: Enter, a space, a comma or a semicolon ends one. */
export function EmailsField<Values extends FieldValues>({
  suggestions = [],
  placeholder,
  ...field
}: Props<Values>) {
  return (
    <BoundField<Values, string[]> {...field}>
      {({ name: _, onChange, ...bound }, control) => (
        <Select<string[]>
          {...bound}
          {...control}
          className="bw-select"
          mode="tags"
          onChange={(emails) => onChange(emails.map((email) => email.trim()).filter(Boolean))}
          options={suggestions.map((email) => ({ value: email, label: email }))}
          tokenSeparators={[',', ';', ' ', '\n']}
          placeholder={placeholder}
          open={suggestions.length === 0 ? false : undefined}
          suffix={null}
        />
      )}
    </BoundField>
  );
}
