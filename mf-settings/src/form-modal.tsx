import { Modal } from '@boekwerk/shared/ui/modal';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import { type ReactNode, useEffect, useState } from 'react';
import { texts } from './texts';

type FormStanding = {
  /** Something is typed that closing would lose. */
  isChanged: boolean;
  isSaving: boolean;
};

/** What a form in a modal has to do with it. */
export type ModalFormProps = {
  /** Told how the form stands. */
  onState: (state: FormStanding) => void;
  /** Closes, after asking when something is typed; not while it is being saved. */
  onCancel: () => void;
};

/** Tells the modal how the form in it stands. */
export function useFormStanding(
  onState: ModalFormProps['onState'],
  { isChanged, isSaving }: FormStanding,
): void {
  useEffect(() => onState({ isChanged, isSaving }), [isChanged, isSaving, onState]);
}

const AT_REST: FormStanding = { isChanged: false, isSaving: false };

type Props = {
  title: string;
  isOpen: boolean;
  width?: number;
  onClose: () => void;
  onClosed?: () => void;
  children: (modal: ModalFormProps) => ReactNode;
};

/** A form over the page, which does not go with what was typed in it without asking. */
export function FormModal({ title, isOpen, width, onClose, onClosed, children }: Props) {
  const [{ isChanged, isSaving }, setState] = useState(AT_REST);
  const { close } = useDialogGuard({
    isChanged: isOpen && isChanged,
    isBusy: isSaving,
    question: texts.leave,
    onClose,
  });
  const closed = () => {
    setState(AT_REST);
    onClosed?.();
  };
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      footer={null}
      onCancel={close}
      afterClose={closed}
      title={title}
      width={width}
    >
      {children({ onState: setState, onCancel: close })}
    </Modal>
  );
}
