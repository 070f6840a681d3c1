import { Flex } from '@boekwerk/shared/ui/layout';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useReturnedFocus } from '@boekwerk/shared/ui/states';
import type { ReactNode } from 'react';
import { texts as remote } from '../texts';

type Props = {
  title: string;
  canSave: boolean;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A small form over the invoice. Enter does not save it: it takes the date that was typed. */
export function PaymentModal({ title, canSave, isSaving, onSave, onClose, children }: Props) {
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
      onCancel={() => !isSaving && onClose()}
    >
      <Flex vertical gap={16}>
        {children}
      </Flex>
    </Modal>
  );
}
