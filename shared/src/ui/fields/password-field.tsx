import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BoundField, type FieldProps } from './bound-field';
import './fields.css';
import { TextInput } from './text-input';
import { texts } from './texts';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
};

/** A password, which the user may look at. */
export function PasswordField<Values extends FieldValues>({
  autoComplete,
  autoFocus,
  ...field
}: Props<Values>) {
  const [isShown, setShown] = useState(false);
  return (
    <BoundField<Values, string> {...field}>
      {(bound, control) => (
        <TextInput
          {...bound}
          {...control}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          // Shown, it is text: no phone may capitalise it, no spelling service see it.
          autoCapitalize="none"
          spellCheck={false}
          type={isShown ? 'text' : 'password'}
          suffix={
            <button
              type="button"
              className="bw-show-password"
              aria-label={isShown ? texts.hidePassword : texts.showPassword}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? texts.hide : texts.show}
            </button>
          }
        />
      )}
    </BoundField>
  );
}
