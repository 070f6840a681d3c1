import { resetPassword } from '@boekwerk/shared/contract/users';
import { Button, Notice } from '@boekwerk/shared/plain';
import { Link, Navigate, useNavigate } from '@boekwerk/shared/router';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthPage } from '../auth-page';
import { ChosenPassword } from '../chosen-password';
import { ErrorNotice } from '../error-notice';
import { formErrors } from '../form-errors';
import { withNotice } from '../login-notice';
import { NewPasswordField } from '../new-password-field';
import { texts as common } from '../texts';
import { useFormErrors } from '../use-form-errors';
import { useMailedCode } from '../use-mailed-code';
import { isDeadLink } from './is-dead-link';
import { texts } from './texts';

/** /resetpassword?code= */
export function ResetPasswordPage() {
  const code = useMailedCode();
  const [isDead, setDead] = useState(false);
  if (code === null) return <Navigate to="/forgotpassword" replace />;
  return (
    <AuthPage title={texts.title}>
      {isDead ? <DeadLink /> : <ResetForm code={code} onDeadLink={() => setDead(true)} />}
      <p className="bw-outside-links">
        <Link to="/login">{common.toLogin}</Link>
      </p>
    </AuthPage>
  );
}

const DeadLink = () => (
  <>
    <Notice>{texts.deadLink}</Notice>
    <Link to="/forgotpassword">{texts.askNew}</Link>
  </>
);

type FormProps = { code: string; onDeadLink: () => void };

function ResetForm({ code, onDeadLink }: FormProps) {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(ChosenPassword),
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const errors = useFormErrors(setError);

  const submit = handleSubmit(async ({ password }) => {
    errors.clear();
    try {
      const { call } = await import('@boekwerk/shared/api-client/call');
      await call(resetPassword, { body: { code, password, password_confirm: password } });
      await navigate('/login', withNotice('passwordChanged'));
    } catch (error) {
      if (isDeadLink(error)) onDeadLink();
      else errors.show(formErrors(error, ['password']));
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <ErrorNotice errors={errors.general} />
      <NewPasswordField
        label={texts.password}
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" isPrimary isBusy={formState.isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
