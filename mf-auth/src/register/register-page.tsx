import { Button, Field } from '@boekwerk/shared/plain';
import { Link, useNavigate } from '@boekwerk/shared/router';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { AuthPage } from '../auth-page';
import { ErrorNotice } from '../error-notice';
import { withNotice } from '../login-notice';
import { NewPasswordField } from '../new-password-field';
import { useCompleteSignIn } from '../use-complete-sign-in';
import { useFormErrors } from '../use-form-errors';
import { KindChoice } from './kind-choice';
import './register.css';
import { type RegisterFields, RegisterSchema } from './register-form';
import { registerUser } from './register-user';
import { TermsAgreement } from './terms-agreement';
import { texts } from './texts';

const WELCOME = ['/onboarding/welcome', '/onboarding/adviser/welcome'] as const;

/** /register */
export const RegisterPage = () => <Registration fixedType={null} />;

/** /adviser/register */
export const AdviserRegisterPage = () => <Registration fixedType={1} />;

function Registration({ fixedType }: { fixedType: 1 | null }) {
  const navigate = useNavigate();
  const form = useForm({
    resolver: valibotResolver(RegisterSchema),
    mode: 'onTouched',
    defaultValues: { ...nothingYet, type: fixedType },
  });
  const errors = useFormErrors(form);
  const { complete, dialog } = useCompleteSignIn();

  const submit = form.handleSubmit(async (checked) => {
    errors.clear();
    try {
      const outcome = await complete(await registerUser(checked));
      // The account is there, whatever became of the second factor.
      if (outcome === 'signedIn') await navigate(WELCOME[checked.type], { replace: true });
      else await navigate('/login', withNotice('registered'));
    } catch (error) {
      errors.fail(error);
    }
  });

  return (
    <AuthPage title={fixedType === null ? texts.title : texts.adviserTitle} isWide>
      <ErrorNotice errors={errors.general} />
      <form onSubmit={submit} noValidate>
        <p className="auth-register-required">{texts.allRequired}</p>
        {fixedType === null && <KindChoice control={form.control} />}
        <RegisterInputs form={form} />
        <TermsAgreement control={form.control} />
        <Button type="submit" isPrimary isBusy={form.formState.isSubmitting}>
          {texts.submit}
        </Button>
      </form>
      <p className="bw-standalone-links">
        <span>
          {texts.haveAccount} <Link to="/login">{texts.login}</Link>
        </span>
        {fixedType !== null && <Link to="/register">{texts.toOther}</Link>}
      </p>
      {dialog}
    </AuthPage>
  );
}

const nothingYet: RegisterFields = {
  type: null,
  name: '',
  last_name: '',
  company_name: '',
  email: '',
  password: '',
  agreePrivacy: false,
};

type InputsProps = { form: Pick<UseFormReturn<RegisterFields>, 'register' | 'formState'> };

function RegisterInputs({ form: { register, formState } }: InputsProps) {
  const { errors } = formState;
  return (
    <>
      <div className="auth-register-names">
        <Field
          label={texts.firstName}
          autoComplete="given-name"
          maxLength={60}
          error={errors.name?.message}
          {...register('name')}
        />
        <Field
          label={texts.lastName}
          autoComplete="family-name"
          maxLength={60}
          error={errors.last_name?.message}
          {...register('last_name')}
        />
      </div>
      <Field
        label={texts.companyName}
        autoComplete="organization"
        maxLength={120}
        error={errors.company_name?.message}
        {...register('company_name')}
      />
      <Field
        label={texts.email}
        type="email"
        autoComplete="username"
        maxLength={254}
        error={errors.email?.message}
        {...register('email')}
      />
      <NewPasswordField
        label={texts.password}
        error={errors.password?.message}
        {...register('password')}
      />
    </>
  );
}
