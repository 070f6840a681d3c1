import { useId } from 'react';
import { PASSWORD_RULES } from '../../domain/user/password';
import './password-rules.css';
import { texts } from './texts';

/** What a new password needs, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const id = useId();
  return (
    <div className="bw-password-rules">
      <p id={id}>{texts.needs}</p>
      <ul aria-labelledby={id}>
        {PASSWORD_RULES.map(({ text, fits }) => (
          <li key={text} data-met={fits(password) || undefined}>
            {text}
            <span className="bw-unseen">{` (${fits(password) ? texts.met : texts.unmet})`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
