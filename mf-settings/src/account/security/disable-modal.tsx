import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { PasswordRequest } from './password-request';
import { useDisableTwoFactor } from './queries';
import { texts } from './texts';

type Props = { isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Turns the second factor off. */
export function DisableModal({ isOpen, onClose, onClosed }: Props) {
  const notices = useNotices();
  const disable = useDisableTwoFactor();
  const turnOff = (password: string, onError: (error: unknown) => void) =>
    disable.mutate(password, {
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
      <PasswordRequest
        text={texts.twoFactor.turnOffText}
        confirmText={texts.twoFactor.turnOff}
        isDanger
        isBusy={disable.isPending}
        onPassword={turnOff}
        onCancel={onClose}
      />
    </Modal>
  );
}
