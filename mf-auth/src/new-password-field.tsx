import { PasswordField } from '@boekwerk/shared/plain';
import { PasswordProgress, PasswordRules } from '@boekwerk/shared/ui/password-rules';
import { type ComponentProps, useState } from 'react';

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
        hint={<PasswordRules password={password} />}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordProgress password={password} />
    </>
  );
}
