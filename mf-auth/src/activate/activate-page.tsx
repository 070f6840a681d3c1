import { Navigate, useNavigate } from '@boekwerk/shared/router';
import { AuthPage } from '../auth-page';
import { ConfirmSwitch } from '../confirm-switch';
import { LinkResult } from '../link-result';
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
  const { proven, other, result, failure, retry, dialog } = useActivation(code);
  const navigate = useNavigate();
  if (proven) return <Activated proven={proven} />;
  return (
    <AuthPage title={texts.title}>
      {result && <LinkResult {...result} />}
      {failure && <Retry failure={failure} onRetry={retry} />}
      {other && (
        <ConfirmSwitch
          other={other.email}
          onGoOn={other.goOn}
          onCancel={() => navigate('/dashboard', { replace: true })}
        />
      )}
      {!other && !result && !failure && <p role="status">{texts.busy}</p>}
      {dialog}
    </AuthPage>
  );
}
