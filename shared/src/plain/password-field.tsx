import { useState } from 'react';
import { FieldFrame, type FieldProps } from './field';
import { texts } from './texts';

type Props = Omit<FieldProps, 'type'>;

/** A password, which the user may look at. */
export function PasswordField({ label, error, hint, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <>
          <input
            {...control}
            {...input}
            // Shown, it is text: no phone may capitalise it, no spelling service see it.
            autoCapitalize="none"
            spellCheck={false}
            className="bw-plain-secret"
            type={isShown ? 'text' : 'password'}
          />
          <button
            type="button"
            className="bw-plain-show"
            aria-label={isShown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? texts.hide : texts.show}
          </button>
        </>
      )}
    </FieldFrame>
  );
}
