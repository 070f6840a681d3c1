import { PASSWORD_RULES } from '../../domain/user/password';
import { texts } from './texts';

/** Read out only when it changes, not at each key; apart from the rules, which describe the field. */
export function PasswordProgress({ password }: { password: string }) {
  return (
    <p className="bw-unseen" role="status">
      {password && stillNeeded(password)}
    </p>
  );
}

function stillNeeded(password: string): string {
  const missing = PASSWORD_RULES.filter(({ fits }) => !fits(password)).map(({ text }) => text);
  return missing.length > 0 ? texts.stillNeeds(missing) : texts.fits;
}
