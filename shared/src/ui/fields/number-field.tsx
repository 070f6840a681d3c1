import type { FieldValues } from 'react-hook-form';
import { BoundField, type FieldProps } from './bound-field';
import { isLeftForDialog } from './is-left-for-dialog';
import { TextInput, type TextInputProps } from './text-input';

/** Holds digits only, as text: leading zeros count. */
function NumberInput({ onChange, maxLength, ...props }: TextInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      {...props}
      // Counted in digits: what is pasted may have spaces and dots between them.
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, maxLength))}
    />
  );
}

type Props<Values extends FieldValues> = FieldProps<Values> &
  Pick<TextInputProps, 'autoComplete' | 'autoFocus' | 'maxLength' | 'placeholder' | 'suffix'> & {
    /** Told when the user leaves the field. */
    onLeave?: (digits: string) => void;
  };

export function NumberField<Values extends FieldValues>({
  autoComplete,
  autoFocus,
  maxLength,
  placeholder,
  suffix,
  onLeave,
  ...field
}: Props<Values>) {
  return (
    <BoundField<Values, string> {...field}>
      {({ onBlur, ...bound }, control) => (
        <NumberInput
          {...bound}
          {...control}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          maxLength={maxLength}
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
