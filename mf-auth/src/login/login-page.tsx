import { LoginForm, type SignedIn } from '@boekwerk/shared/contract/auth';
import { Button, Field, PasswordField } from '@boekwerk/shared/plain';
import { Link, useLocation, useNavigate } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthPage } from '../auth-page';
import { ErrorNotice } from '../error-notice';
import { type Outcome, useCompleteSignIn } from '../use-complete-sign-in';
import { useFormErrors } from '../use-form-errors';
import { ArrivalNotice } from './arrival-notice';
import { hasPasskeys } from './has-passkeys';
import { signIn } from './sign-in';
import { texts } from './texts';

/** /login */
export function LoginPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isFresh, setFresh] = useState(true);
  const [isAsking, setAsking] = useState(false);
  // The page stays until the next one is there.
  const isSignedIn = useSession(({ token }) => token !== null);
  const { register, handleSubmit, setError, watch, control, formState } = useForm({
    resolver: valibotResolver(LoginForm),
    defaultValues: { email: '', password: '' },
  });
  const errors = useFormErrors({ control, setError });
  const { complete, dialog } = useCompleteSignIn();

  const submit = handleSubmit((form) => enter(signIn(form)));

  async function enterWithPasskey() {
    setAsking(true);
    await enter(
      import('./passkey/sign-in-with-passkey').then(({ signInWithPasskey }) => signInWithPasskey()),
    );
    setAsking(false);
  }

  async function enter(signingIn: Promise<SignedIn>) {
    setFresh(false);
    errors.clear();
    try {
      await goOn(await complete(await signingIn));
    } catch (error) {
      errors.fail(error);
    }
  }

  function goOn(outcome: Outcome): void | Promise<void> {
    // The guard knows where to: the page that was asked for, if it is one of ours.
    if (outcome === 'signedIn') return navigate(pathname + search, { replace: true });
    if (outcome !== 'cancelled') errors.show({ general: [texts[outcome]], fields: [] });
  }

  return (
    <AuthPage title={texts.title} documentTitle={texts.documentTitle}>
      {isFresh && <ArrivalNotice />}
      <ErrorNotice errors={errors.general} />
      <form onSubmit={submit} noValidate>
        <Field
          label={texts.email}
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" isPrimary isBusy={formState.isSubmitting || isSignedIn}>
          {texts.submit}
        </Button>
        {hasPasskeys() && (
          <Button isBusy={isAsking} onClick={enterWithPasskey}>
            {texts.passkey}
          </Button>
        )}
      </form>
      <p className="bw-standalone-links">
        <Link to="/forgotpassword" state={{ email: watch('email') }}>
          {texts.forgot}
        </Link>
        <Link to="/register">{texts.register}</Link>
      </p>
      {dialog}
    </AuthPage>
  );
}
