import type { SignedIn } from '@boekwerk/shared/contract/auth';
import { Button } from '@boekwerk/shared/plain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ChosenPassword } from '../chosen-password';
import { ErrorNotice } from '../error-notice';
import { isPassing } from '../failure-text';
import { formErrors } from '../form-errors';
import { NewPasswordField } from '../new-password-field';
import { useFormErrors } from '../use-form-errors';
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
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: valibotResolver(ChosenPassword),
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const errors = useFormErrors(setError);

  useEffect(() => setFocus('password'), [setFocus]);

  const submit = handleSubmit(async ({ password }) => {
    errors.clear();
    try {
      await onSignedIn(await accept(code, password));
    } catch (error) {
      if (asksForPassword(error) || isPassing(error)) errors.show(formErrors(error, ['password']));
      else onFailed(error);
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <p>{texts.choosePassword}</p>
      <ErrorNotice errors={errors.general} />
      <NewPasswordField
        label={texts.password}
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" isPrimary isBusy={formState.isSubmitting}>
        {texts.accept}
      </Button>
    </form>
  );
}
