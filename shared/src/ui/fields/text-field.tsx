import type { FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { maxLengthText } from '../../contract/fields';
import { BoundField, type FieldProps } from './bound-field';
import { isLeftForDialog } from './is-left-for-dialog';
import { TextInput, type TextInputProps } from './text-input';

type Props<Values extends FieldValues> = FieldProps<Values> &
  Pick<
    TextInputProps,
    'autoComplete' | 'autoFocus' | 'inputMode' | 'maxLength' | 'placeholder' | 'suffix' | 'type'
  > & {
    /** Told when the user leaves the field. */
    onLeave?: (text: string) => void;
  };

export function TextField<Values extends FieldValues>(props: Props<Values>) {
  const { autoComplete, autoFocus, inputMode, placeholder, suffix, type, onLeave, ...field } =
    props;
  const { maxLength, ...frame } = field;
  const full = useFullText(props);
  return (
    <BoundField<Values, string> {...frame} full={full}>
      {({ onBlur, ...bound }, control) => (
        <TextInput
          {...bound}
          {...control}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          inputMode={inputMode}
          maxLength={maxLength}
          placeholder={placeholder}
          suffix={suffix}
          type={type}
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

/** That the field is full, once it is. */
export function useFullText<Values extends FieldValues>({
  control,
  name,
  maxLength,
}: FieldProps<Values> & { maxLength?: number }): string | undefined {
  const value: unknown = useWatch({ control, name });
  const isFull = maxLength !== undefined && String(value ?? '').length >= maxLength;
  return isFull ? maxLengthText(maxLength) : undefined;
}
