import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { ProofRequest } from './proof-request';
import { type Proof, useDisableTwoFactor } from './queries';
import { texts } from './texts';

type Props = { isOpen: boolean; asksCode: boolean; onClose: () => void; onClosed: () => void };

/** Turns the second factor off. */
export function DisableModal({ isOpen, asksCode, onClose, onClosed }: Props) {
  const notices = useNotices();
  const disable = useDisableTwoFactor();
  const turnOff = (proof: Proof, onError: (error: unknown) => void) =>
    disable.mutate(proof, {
      onSuccess: () => {
        notices.success(texts.done, texts.twoFactor.turnedOff);
        onClose();
      },
      onError,
    });
  return (
    <Modal
      open={isOpen}
      title={texts.twoFactor.turnOffTitle}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
      afterClose={onClosed}
    >
      <ProofRequest
        text={texts.twoFactor.turnOffText}
        confirmText={texts.twoFactor.turnOff}
        isDanger
        isBusy={disable.isPending}
        asksCode={asksCode}
        onProof={turnOff}
        onCancel={onClose}
      />
    </Modal>
  );
}
