import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useUnsavedGuard } from '@boekwerk/shared/ui/unsaved';
import { type ReactNode, useState } from 'react';
import { texts as settings } from '../texts';

/** What a form in a modal has to do with it. */
export type InModal = {
  /** Told whether something is typed that closing would lose. */
  onChange: (isChanged: boolean) => void;
  /** Closes, after asking when something is typed. */
  onCancel: () => void;
};

type Props = {
  title: string;
  isOpen: boolean;
  width?: number;
  onClose: () => void;
  onClosed?: () => void;
  children: (modal: InModal) => ReactNode;
};

/** A form over the page, which does not go with what was typed in it without asking. */
export function FormModal({ title, isOpen, width, onClose, onClosed, children }: Props) {
  const confirm = useConfirm();
  const [isChanged, setChanged] = useState(false);
  useUnsavedGuard(isOpen && isChanged, { text: settings.leave });

  async function close() {
    if (!isChanged || (await confirm({ text: settings.leave }))) onClose();
  }
  const cancel = () => void close();
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      footer={null}
      onCancel={cancel}
      afterClose={onClosed}
      {...{ title, width }}
    >
      {children({ onChange: setChanged, onCancel: cancel })}
    </Modal>
  );
}
