import { Notice } from '@boekwerk/shared/plain';
import { Link, Navigate, useNavigate } from '@boekwerk/shared/router';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { useState } from 'react';
import { AuthPage } from '../auth-page';
import { ConfirmSwitch } from '../confirm-switch';
import { focusOnMount } from '../focus-on-mount';
import { LinkResult } from '../link-result';
import { Retry } from '../retry';
import { useMailedCode } from '../use-mailed-code';
import { PasswordForm } from './password-form';
import { texts } from './texts';
import { useAcceptance } from './use-acceptance';

/** /acceptinvitation?code= */
export function AcceptInvitationPage() {
  const code = useMailedCode();
  const navigate = useNavigate();
  const [mayGoOn, setMayGoOn] = useState(() => currentSession().token === null);
  if (code === null) return <Navigate to="/dashboard" replace />;
  return (
    <AuthPage title={texts.title}>
      {mayGoOn ? (
        <Acceptance code={code} />
      ) : (
        <ConfirmSwitch
          other={texts.invited}
          onGoOn={() => setMayGoOn(true)}
          onCancel={() => navigate('/dashboard', { replace: true })}
        />
      )}
    </AuthPage>
  );
}

function Acceptance({ code }: { code: string }) {
  const { state, retry, signIn, fail, dialog } = useAcceptance(code);
  return (
    <>
      {state.at === 'busy' && <p role="status">{texts.busy}</p>}
      {state.at === 'password' && <PasswordForm code={code} onSignedIn={signIn} onFailed={fail} />}
      {state.at === 'failed' && <Retry failure={state.text} onRetry={retry} />}
      {state.at === 'done' && <LinkResult text={state.text} tone="green" />}
      {state.at === 'refused' && <Refused />}
      {dialog}
    </>
  );
}

const Refused = () => (
  <>
    <Notice>
      <p>
        <strong>{texts.failed}</strong>
      </p>
      <p>{texts.deadLink}</p>
    </Notice>
    <Link to="/login" ref={focusOnMount}>
      {texts.login}
    </Link>
  </>
);
