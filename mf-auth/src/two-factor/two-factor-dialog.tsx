import type { SignedIn, Started } from '@boekwerk/shared/contract/auth';
import { Button } from '@boekwerk/shared/plain';
import { AppSetUp } from '@boekwerk/shared/ui/two-factor';
import { useState } from 'react';
import { Dialog } from '../dialog';
import { CodeForm } from './code-form';
import { appCode, type CodeKind, recoveryCode } from './code-kinds';
import { RecoveryCodesStep } from './recovery-codes-step';
import { texts } from './texts';
import './two-factor.css';
import type { Verified } from './verify';

export type TwoFactorProps = {
  signedIn: SignedIn;
  onSignedIn: (started: Started) => void;
  onStop: (outcome: 'cancelled' | 'expired') => void;
};

/** The second factor of signing in; at the first set-up it ends with the recovery codes. */
export function TwoFactorDialog({ signedIn, onSignedIn, onStop }: TwoFactorProps) {
  const { token, qr_code_url } = signedIn;
  const isSetUp = qr_code_url.startsWith('otpauth://');
  const [kind, setKind] = useState(appCode);
  const [verified, setVerified] = useState<Verified | null>(null);
  const [isBusy, setBusy] = useState(false);
  // The code may be right: its answer is a session, and perhaps codes that nobody would see any more.
  const cancel = () => isBusy || onStop('cancelled');

  if (verified?.recovery_codes) {
    return (
      <Dialog key="codes" title={texts.codesTitle}>
        <RecoveryCodesStep codes={verified.recovery_codes} onKept={() => onSignedIn(verified)} />
      </Dialog>
    );
  }
  return (
    <Dialog title={isSetUp ? texts.setUpTitle : texts.title} onCancel={cancel}>
      {isSetUp && <AppSetUp address={qr_code_url} button={Button} />}
      <p className="auth-two-factor-text">{introduction(isSetUp, kind)}</p>
      <CodeForm
        key={kind.label}
        kind={kind}
        pending={token}
        isBusy={isBusy}
        onBusy={setBusy}
        onVerified={(answer) => (answer.recovery_codes ? setVerified(answer) : onSignedIn(answer))}
        onExpired={() => onStop('expired')}
        onCancel={cancel}
      />
      {!isSetUp && (
        <button
          type="button"
          className="bw-plain-link"
          onClick={() => isBusy || setKind(kind === appCode ? recoveryCode : appCode)}
        >
          {kind === appCode ? texts.useRecoveryCode : texts.useApp}
        </button>
      )}
    </Dialog>
  );
}

function introduction(isSetUp: boolean, kind: CodeKind): string {
  if (isSetUp) return texts.thenType;
  return kind === appCode ? texts.askCode : texts.askRecoveryCode;
}
