import { Select } from 'antd';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BoundField, type FieldProps } from '../fields/bound-field';
import './select.css';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  /** Addresses to choose from. */
  suggestions?: readonly string[];
};

/** Several e-mail addresses: Enter, a space, a comma or a semicolon ends one. */
export function EmailsField<Values extends FieldValues>({
  suggestions = [],
  ...field
}: Props<Values>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <BoundField<Values, string[]> {...field}>
      {({ name: _, onChange, ...bound }, control) => (
        <Select<string[]>
          {...bound}
          {...control}
          className="bw-select"
          mode="tags"
          onChange={(emails) => {
            onChange(emails.map((email) => email.trim()).filter(Boolean));
            // It would cover what is said about the address.
            setOpen(false);
          }}
          options={suggestions.map((email) => ({ value: email, label: email }))}
          tokenSeparators={[',', ';', ' ', '\n']}
          open={isOpen && suggestions.length > 0}
          onOpenChange={setOpen}
          suffix={null}
        />
      )}
    </BoundField>
  );
}
