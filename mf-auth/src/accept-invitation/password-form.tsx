import type { SignedIn } from '@boekwerk/shared/contract/auth';
import { isTransient } from '../failure-text';
import { NewPasswordForm } from '../new-password-form';
import { accept, asksForPassword } from './accept';
import { texts } from './texts';

type Props = {
  code: string;
  onSignedIn: (signedIn: SignedIn) => Promise<void>;
  /** The invitation itself was refused. */
  onFailed: (error: unknown) => void;
};

/** A password for who has no account yet; it goes along with the code. */
export function PasswordForm({ code, onSignedIn, onFailed }: Props) {
  const send = async (password: string) => {
    try {
      await onSignedIn(await accept(code, password));
    } catch (error) {
      if (asksForPassword(error) || isTransient(error)) throw error;
      onFailed(error);
    }
  };
  return (
    <>
      <p>{texts.choosePassword}</p>
      <NewPasswordForm
        label={texts.password}
        submitText={texts.accept}
        isFocused
        onPassword={send}
      />
    </>
  );
}
