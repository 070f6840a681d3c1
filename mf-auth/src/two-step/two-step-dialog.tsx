import type { SignedIn, Token } from '@boekwerk/shared/contract/auth';
import { useState } from 'react';
import { Dialog } from '../dialog';
import { CodeForm } from './code-form';
import { appCode, recoveryCode } from './code-kinds';
import { RecoveryCodes } from './recovery-codes';
import { SetUp } from './set-up';
import { texts } from './texts';
import './two-step.css';
import type { Verified } from './verify';

export type TwoStepProps = {
  signedIn: SignedIn;
  onSignedIn: (token: Token) => void;
  onStop: (outcome: 'cancelled' | 'expired') => void;
};

/** The second step of signing in; at the first set-up it ends with the recovery codes. */
export function TwoStepDialog({ signedIn, onSignedIn, onStop }: TwoStepProps) {
  const { token, qr_code_url } = signedIn;
  const isSetUp = qr_code_url.startsWith('otpauth://');
  const [kind, setKind] = useState(appCode);
  const [verified, setVerified] = useState<Verified | null>(null);
  const cancel = () => onStop('cancelled');

  if (verified?.recovery_codes) {
    return (
      <Dialog key="codes" title={texts.codesTitle}>
        <RecoveryCodes codes={verified.recovery_codes} onSaved={() => onSignedIn(verified.token)} />
      </Dialog>
    );
  }
  return (
    <Dialog title={isSetUp ? texts.setUpTitle : texts.title} onCancel={cancel}>
      {isSetUp ? (
        <SetUp address={qr_code_url} />
      ) : (
        <p>{kind === appCode ? texts.askCode : texts.askRecoveryCode}</p>
      )}
      <CodeForm
        key={kind.label}
        kind={kind}
        pending={token}
        onVerified={(answer) =>
          answer.recovery_codes ? setVerified(answer) : onSignedIn(answer.token)
        }
        onExpired={() => onStop('expired')}
        onCancel={cancel}
      />
      {!isSetUp && (
        <button
          type="button"
          className="bw-plain-link"
          onClick={() => setKind(kind === appCode ? recoveryCode : appCode)}
        >
          {kind === appCode ? texts.useRecoveryCode : texts.useApp}
        </button>
      )}
    </Dialog>
  );
}
