import { PASSWORD_RULES } from '@boekwerk/shared/domain/user/password';
import { CheckOutlined } from '@boekwerk/shared/ui/icons';
import { useId } from 'react';
import './password.css';
import { texts } from './texts';

/** What a new password needs, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const id = useId();
  return (
    <div className="settings-password-rules">
      <p id={id}>{texts.rules}</p>
      <ul aria-labelledby={id}>
        {PASSWORD_RULES.map(({ text, fits }) => (
          <li key={text} data-met={fits(password) || undefined}>
            <span aria-hidden className="settings-password-tick">
              {fits(password) && <CheckOutlined aria-hidden />}
            </span>
            {text}
            <span className="bw-unseen">{` (${fits(password) ? texts.met : texts.unmet})`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
