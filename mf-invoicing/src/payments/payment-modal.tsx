import { Flex } from '@boekwerk/shared/ui/layout';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useReturnedFocus } from '@boekwerk/shared/ui/states';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import type { ReactNode } from 'react';
import { texts as remote } from '../texts';

type Props = {
  title: string;
  canSave: boolean;
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A small form over the invoice. Enter does not save it: it takes the date that was typed. */
export function PaymentModal(props: Props) {
  const { title, canSave, isChanged, isSaving, onSave, onClose, children } = props;
  const question = remote.leaveQuestion;
  const { close } = useDialogGuard({ isChanged, isBusy: isSaving, question, onClose });
  useReturnedFocus();
  return (
    <Modal
      open
      title={title}
      width={420}
      okText={remote.save}
      okButtonProps={{ disabled: !canSave }}
      cancelText={remote.cancel}
      confirmLoading={isSaving}
      onOk={onSave}
      onCancel={close}
    >
      <Flex vertical gap={16}>
        {children}
      </Flex>
    </Modal>
  );
}
