import { LoginForm } from '@boekwerk/shared/contract/auth';
import { Button, Field, Notice, PasswordField, Sheet } from '@boekwerk/shared/plain';
import { useSession } from '@boekwerk/shared/session/session-store';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { loginErrors } from './login-errors';
import { signIn } from './sign-in';
import { texts } from './texts';

/** /login */
export function LoginPage() {
  const [errors, setErrors] = useState<string[]>([]);
  // The page stays until the next one is there.
  const isSignedIn = useSession(({ token }) => token !== null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(LoginForm),
    defaultValues: { email: '', password: '' },
  });

  useEffect(() => {
    document.title = texts.documentTitle;
  }, []);

  const submit = handleSubmit(async (form) => {
    setErrors([]);
    try {
      await signIn(form);
    } catch (error) {
      const { general, fields } = loginErrors(error);
      setErrors(general);
      for (const { name, message } of fields) setError(name, { message }, { shouldFocus: true });
    }
  });

  return (
    <Sheet title={texts.title}>
      <Notice>{errors.length > 0 && <ErrorList errors={errors} />}</Notice>
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
      </form>
    </Sheet>
  );
}

function ErrorList({ errors }: { errors: string[] }) {
  return (
    <ul>
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  );
}
