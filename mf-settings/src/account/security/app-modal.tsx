import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';
import { ConfirmCode, type Sent } from './confirm-code';
import { ProofRequest } from './proof-request';
import type { Proof } from './queries';
import { RecoveryCodesStep } from './recovery-codes-step';
import { texts } from './texts';

export type AppDialog = { isOpen: boolean; onClose: () => void; onClosed: () => void };

type Props = AppDialog & {
  words: typeof texts.setUp;
  asksCode?: boolean;
  /** Gives the address for the app. */
  start: Sent<Proof, { qr_code_url: string }>;
  /** Takes the first code of the app. */
  confirm: Sent<string, { recovery_codes: readonly string[] }>;
};

type Step =
  | { name: 'proof' }
  | { name: 'code'; address: string }
  | { name: 'codes'; codes: readonly string[] };

const FIRST: Step = { name: 'proof' };

/** Gets Boekwerk into an authenticator app: who it is, the app with its first code, recovery codes. */
export function AppModal(props: Props) {
  const { isOpen, words, asksCode, start, confirm, onClose, onClosed } = props;
  const notices = useNotices();
  const [step, setStep] = useState<Step>(FIRST);
  const isDone = step.name === 'codes';

  const begin = (proof: Proof, onError: (error: unknown) => void) =>
    start.mutate(proof, {
      onSuccess: ({ qr_code_url }) => setStep({ name: 'code', address: qr_code_url }),
      onError,
    });
  const close = () => {
    // What is on its way goes on in here, and ends with codes that are told once.
    if (start.isPending || confirm.isPending) return;
    // Said earlier it would cover the codes on a phone.
    if (isDone) notices.success(texts.done, words.done);
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      title={isDone ? texts.recovery.title : words.title}
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
      {step.name === 'proof' && (
        <ProofRequest
          text={words.askProof}
          confirmText={texts.goOn}
          isBusy={start.isPending}
          asksCode={asksCode}
          onProof={begin}
          onCancel={close}
        />
      )}
      {step.name === 'code' && (
        <ConfirmCode
          address={step.address}
          words={words}
          confirm={confirm}
          onConfirmed={(codes) => setStep({ name: 'codes', codes })}
          onCancel={close}
        />
      )}
      {step.name === 'codes' && <RecoveryCodesStep codes={step.codes} onKept={close} />}
    </Modal>
  );
}
