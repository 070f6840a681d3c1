import { Navigate } from '@boekwerk/shared/router';
import { AuthPage } from '../auth-page';
import { withNotice } from '../login-notice';
import { Retry } from '../retry';
import { useMailedCode } from '../use-mailed-code';
import { Activated } from './activated';
import { texts } from './texts';
import { useActivation } from './use-activation';

/** /activate?code= */
export function ActivatePage() {
  const code = useMailedCode();
  return code === null ? (
    <Navigate to="/login" {...withNotice('activationFailed')} />
  ) : (
    <Activation code={code} />
  );
}

function Activation({ code }: { code: string }) {
  const { isActive, failure, retry, dialog } = useActivation(code);
  if (isActive) return <Activated />;
  return (
    <AuthPage title={texts.title}>
      {failure ? <Retry failure={failure} onRetry={retry} /> : <p role="status">{texts.busy}</p>}
      {dialog}
    </AuthPage>
  );
}
