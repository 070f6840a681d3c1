import { type ComponentProps, useState } from 'react';
import { FieldFrame } from './field';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  error?: string;
};

/** A password, which the user may look at. */
export function PasswordField({ label, error, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <>
          <input
            {...control}
            {...input}
            className="bw-plain-secret"
            type={isShown ? 'text' : 'password'}
          />
          <button
            type="button"
            className="bw-plain-show"
            aria-label={isShown ? 'Verberg wachtwoord' : 'Toon wachtwoord'}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Verberg' : 'Toon'}
          </button>
        </>
      )}
    </FieldFrame>
  );
}
