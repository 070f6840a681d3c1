import { Modal } from '@boekwerk/shared/ui/modal';
import { useState } from 'react';
import { PasswordRequest } from './password-request';
import { useRenewRecoveryCodes } from './queries';
import { RecoveryCodesStep } from './recovery-codes-step';
import { texts } from './texts';

type Props = { isOpen: boolean; onClose: () => void };

/** Replaces the recovery codes. */
export function RenewModal({ isOpen, onClose }: Props) {
  const renew = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Modal
      open={isOpen}
      title={codes ? texts.recovery.title : texts.recovery.renewTitle}
      footer={null}
      destroyOnHidden
      // The codes are shown once: they do not go by a slip of the mouse.
      mask={{ closable: codes === null }}
      keyboard={codes === null}
      onCancel={onClose}
      afterClose={() => setCodes(null)}
    >
      {codes ? (
        <RecoveryCodesStep codes={codes} onKept={onClose} />
      ) : (
        <PasswordRequest
          text={texts.recovery.renewText}
          confirmText={texts.recovery.renewConfirm}
          isBusy={renew.isPending}
          onPassword={(password, onError) =>
            renew.mutate(password, {
              onSuccess: ({ recovery_codes }) => setCodes(recovery_codes),
              onError,
            })
          }
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}
