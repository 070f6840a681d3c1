import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { requestResetPassword } from '@boekwerk/shared/contract/users';
import { Button, Field, Notice } from '@boekwerk/shared/plain';
import { Link, useLocation } from '@boekwerk/shared/router';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthPage } from '../auth-page';
import { ErrorNotice } from '../error-notice';
import { texts as common } from '../texts';
import { useFormErrors } from '../use-form-errors';
import { texts } from './texts';

/** /forgotpassword */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: valibotResolver(requestResetPassword.body),
    defaultValues: { email: emailIn(useLocation().state) },
  });
  const errors = useFormErrors({ control, setError });

  const submit = handleSubmit(async ({ email }) => {
    errors.clear();
    setSentTo(null);
    try {
      const { call } = await import('@boekwerk/shared/api-client/call');
      await call(requestResetPassword, { body: { email } });
      setSentTo(email);
    } catch (error) {
      if (isUnknownAddress(error)) errors.show(unknownAddress);
      else errors.fail(error);
    }
  });

  return (
    <AuthPage title={texts.title}>
      <ErrorNotice errors={errors.general} />
      <Notice tone="green">
        {sentTo && (
          <>
            <p>
              <strong>{texts.sent(sentTo)}</strong>
            </p>
            <p>{texts.sentHint}</p>
          </>
        )}
      </Notice>
      <p>{texts.intro}</p>
      <form onSubmit={submit} noValidate>
        <Field
          label={texts.email}
          type="email"
          autoComplete="username"
          maxLength={254}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" isPrimary isBusy={formState.isSubmitting}>
          {texts.submit}
        </Button>
      </form>
      <p className="bw-standalone-links">
        <Link to="/login">{common.toLogin}</Link>
      </p>
    </AuthPage>
  );
}

const isUnknownAddress = (error: unknown) => error instanceof ApiError && error.status === 400;

const unknownAddress = {
  general: [],
  fields: [{ name: 'email' as const, message: texts.wrong }],
};

/** What was typed at sign-in need not be typed again. */
function emailIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
