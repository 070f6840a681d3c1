import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { maxLengthText } from '../../contract/fields';
import { BoundField, type FieldProps } from './bound-field';
import { isLeftForDialog } from './is-left-for-dialog';
import { TextInput, type TextInputProps } from './text-input';

type NumberInputProps = TextInputProps & { onOverflow: (isCut: boolean) => void };

/** Holds digits only, as text: leading zeros count. */
function NumberInput({ onChange, onOverflow, maxLength, ...props }: NumberInputProps) {
  const take = (digits: string) => {
    onOverflow(maxLength !== undefined && digits.length > maxLength);
    onChange(digits.slice(0, maxLength));
  };
  return (
    <TextInput
      inputMode="numeric"
      {...props}
      // Counted in digits: what is pasted may have spaces and dots between them.
      onChange={(text) => take(text.replace(/\D/g, ''))}
    />
  );
}

type Props<Values extends FieldValues> = FieldProps<Values> &
  Pick<TextInputProps, 'autoComplete' | 'autoFocus' | 'maxLength' | 'placeholder' | 'suffix'> & {
    /** Told when the user leaves the field. */
    onLeave?: (digits: string) => void;
  };

/** A number of a fixed length is right when it is full: only a digit that does not fit is spoken of. */
export function NumberField<Values extends FieldValues>({
  autoComplete,
  autoFocus,
  maxLength,
  placeholder,
  suffix,
  onLeave,
  ...field
}: Props<Values>) {
  const [isCut, setCut] = useState(false);
  const full = isCut && maxLength !== undefined ? maxLengthText(maxLength) : undefined;
  return (
    <BoundField<Values, string> {...field} full={full}>
      {({ onBlur, ...bound }, control) => (
        <NumberInput
          {...bound}
          {...control}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          maxLength={maxLength}
          onOverflow={setCut}
          placeholder={placeholder}
          suffix={suffix}
          onBlur={(event) => {
            if (isLeftForDialog(event)) return;
            onBlur();
            onLeave?.(bound.value);
          }}
        />
      )}
    </BoundField>
  );
}
