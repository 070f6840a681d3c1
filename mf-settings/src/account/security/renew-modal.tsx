import { Modal } from '@boekwerk/shared/ui/modal';
import { useState } from 'react';
import { ProofRequest } from './proof-request';
import { useRenewRecoveryCodes } from './queries';
import { RecoveryCodesStep } from './recovery-codes-step';
import { texts } from './texts';

type Props = { isOpen: boolean; asksCode: boolean; onClose: () => void };

/** Replaces the recovery codes. */
export function RenewModal({ isOpen, asksCode, onClose }: Props) {
  const renew = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // The codes are on their way, and are told once.
  const close = () => renew.isPending || onClose();
  return (
    <Modal
      open={isOpen}
      title={codes ? texts.recovery.title : texts.recovery.renewTitle}
      footer={null}
      destroyOnHidden
      // The codes are shown once: they do not go by a slip of the mouse.
      mask={{ closable: codes === null }}
      keyboard={codes === null}
      onCancel={close}
      afterClose={() => setCodes(null)}
    >
      {codes ? (
        <RecoveryCodesStep codes={codes} onKept={onClose} />
      ) : (
        <ProofRequest
          text={texts.recovery.renewText}
          confirmText={texts.recovery.renewConfirm}
          isBusy={renew.isPending}
          asksCode={asksCode}
          onProof={(proof, onError) =>
            renew.mutate(proof, {
              onSuccess: ({ recovery_codes }) => setCodes(recovery_codes),
              onError,
            })
          }
          onCancel={close}
        />
      )}
    </Modal>
  );
}
