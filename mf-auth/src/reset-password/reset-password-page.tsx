import { resetPassword } from '@boekwerk/shared/contract/users';
import { Notice } from '@boekwerk/shared/plain';
import { Link, Navigate, useNavigate } from '@boekwerk/shared/router';
import { AuthPage } from '../auth-page';
import { focusOnMount } from '../focus-on-mount';
import { isExpiredLink } from '../is-expired-link';
import { withNotice } from '../login-notice';
import { NewPasswordForm } from '../new-password-form';
import { Retry } from '../retry';
import { texts as common } from '../texts';
import { useMailedCode } from '../use-mailed-code';
import { texts } from './texts';
import { useResetLink } from './use-reset-link';

/** /resetpassword?code= */
export function ResetPasswordPage() {
  const code = useMailedCode();
  const { link, retry, setDead } = useResetLink(code);
  if (code === null) return <Navigate to="/forgotpassword" replace />;

  const oldEmail = link.at === 'good' ? link.oldEmail : null;
  return (
    <AuthPage title={oldEmail ? texts.undoTitle : texts.title}>
      {link.at === 'busy' && <p role="status">{texts.busy}</p>}
      {link.at === 'failed' && <Retry failure={link.text} onRetry={retry} />}
      {link.at === 'dead' && <DeadLink />}
      {oldEmail && <p>{texts.undo(oldEmail)}</p>}
      {link.at === 'good' && <ResetForm code={code} onDeadLink={setDead} />}
      <p className="bw-standalone-links">
        <Link to="/login">{common.toLogin}</Link>
      </p>
    </AuthPage>
  );
}

const DeadLink = () => (
  <>
    <Notice>{texts.deadLink}</Notice>
    <Link to="/forgotpassword" ref={focusOnMount}>
      {texts.askNew}
    </Link>
  </>
);

type FormProps = { code: string; onDeadLink: () => void };

function ResetForm({ code, onDeadLink }: FormProps) {
  const navigate = useNavigate();
  const send = async (password: string) => {
    try {
      const { call } = await import('@boekwerk/shared/api-client/call');
      await call(resetPassword, { body: { code, password, password_confirm: password } });
      await navigate('/login', withNotice('passwordChanged'));
    } catch (error) {
      if (!isExpiredLink(error)) throw error;
      onDeadLink();
    }
  };
  return <NewPasswordForm label={texts.password} submitText={texts.submit} onPassword={send} />;
}
