import { PASSWORD_RULES } from '@boekwerk/shared/domain/user/password';
import { PasswordField } from '@boekwerk/shared/plain';
import { type ComponentProps, useState } from 'react';
import './new-password-field.css';
import { texts } from './texts';

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete' | 'onInput'>;

/** A password to choose: ticks off what it needs while somebody types. */
export function NewPasswordField(props: Props) {
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        {...props}
        autoComplete="new-password"
        maxLength={256}
        hint={<Rules password={password} />}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <p className="bw-unseen" role="status">
        {password && stillNeeded(password)}
      </p>
    </>
  );
}

function Rules({ password }: { password: string }) {
  return (
    <>
      {texts.passwordNeeds}
      <ul className="auth-password-rules">
        {PASSWORD_RULES.map(({ text, fits }) => (
          <li key={text} data-fits={fits(password)}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Said only when it changes, not at each key. */
function stillNeeded(password: string): string {
  const missing = PASSWORD_RULES.filter(({ fits }) => !fits(password)).map(({ text }) => text);
  return missing.length > 0 ? texts.passwordStillNeeds(missing) : texts.passwordFits;
}
