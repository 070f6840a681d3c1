import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';
import { ConfirmCode } from './confirm-code';
import { ProofRequest } from './proof-request';
import { type Proof, useStartTwoFactor } from './queries';
import { RecoveryCodesStep } from './recovery-codes-step';
import { texts } from './texts';

type Props = { isOpen: boolean; onClose: () => void; onClosed: () => void };

type Step =
  | { name: 'password' }
  | { name: 'code'; address: string }
  | { name: 'codes'; codes: readonly string[] };

const FIRST: Step = { name: 'password' };

/** Turns the second factor on: password, authenticator app, recovery codes. */
export function SetUpModal({ isOpen, onClose, onClosed }: Props) {
  const notices = useNotices();
  const start = useStartTwoFactor();
  const [step, setStep] = useState<Step>(FIRST);
  const isDone = step.name === 'codes';

  const begin = (proof: Proof, onError: (error: unknown) => void) =>
    start.mutate(proof, {
      onSuccess: ({ qr_code_url }) => setStep({ name: 'code', address: qr_code_url }),
      onError,
    });
  const close = () => {
    // Said earlier it would cover the codes on a phone.
    if (isDone) notices.success(texts.done, texts.twoFactor.turnedOn);
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      title={isDone ? texts.recovery.title : texts.setUp.title}
      footer={null}
      destroyOnHidden
      // The codes are shown once: they do not go by a slip of the mouse.
      mask={{ closable: !isDone }}
      keyboard={!isDone}
      onCancel={close}
      afterClose={() => {
        setStep(FIRST);
        onClosed();
      }}
    >
      {step.name === 'password' && (
        <ProofRequest
          text={texts.setUp.askPassword}
          confirmText={texts.goOn}
          isBusy={start.isPending}
          onProof={begin}
          onCancel={onClose}
        />
      )}
      {step.name === 'code' && (
        <ConfirmCode
          address={step.address}
          onConfirmed={(codes) => setStep({ name: 'codes', codes })}
          onCancel={onClose}
        />
      )}
      {step.name === 'codes' && <RecoveryCodesStep codes={step.codes} onKept={close} />}
    </Modal>
  );
}
