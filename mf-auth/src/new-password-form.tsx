import { newPassword } from '@boekwerk/shared/contract/fields';
import { Button } from '@boekwerk/shared/plain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { ErrorNotice } from './error-notice';
import { NewPasswordField } from './new-password-field';
import { texts } from './texts';
import { useFormErrors } from './use-form-errors';

const ChosenPassword = v.object({ password: newPassword(texts.passwordRequired) });

type Props = {
  label: string;
  submitText: string;
  /** Starts in the field. */
  isFocused?: boolean;
  /** What it throws is said at the field or above the form. */
  onPassword: (password: string) => Promise<void>;
};

/** A form that asks for nothing but a new password. */
export function NewPasswordForm({ label, submitText, isFocused = false, onPassword }: Props) {
  const { register, handleSubmit, setError, setFocus, control, formState } = useForm({
    resolver: valibotResolver(ChosenPassword),
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const errors = useFormErrors({ control, setError });

  useEffect(() => {
    if (isFocused) setFocus('password');
  }, [isFocused, setFocus]);

  const submit = handleSubmit(async ({ password }) => {
    errors.clear();
    try {
      await onPassword(password);
    } catch (error) {
      errors.fail(error);
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <ErrorNotice errors={errors.general} />
      <NewPasswordField
        label={label}
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" isPrimary isBusy={formState.isSubmitting}>
        {submitText}
      </Button>
    </form>
  );
}
