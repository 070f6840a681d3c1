import { Button, Modal } from 'antd';
import { useRef } from 'react';
import { useReturnedFocus } from '../states/use-returned-focus';
import { WholeNumbers } from '../text/whole-numbers';
import type { Question } from './question';
import { texts } from './texts';

type Props = {
  question: Question;
  onAnswer: (isConfirmed: boolean) => void;
};

/** Above a dialog in a dialog, each of which is put a hundred higher, and below notices. */
const OVER_DIALOGS = 1900;

/**
 * A text without a title is the question itself. The focus starts on the button that changes nothing.
 */
export function ConfirmModal({ question, onAnswer }: Props) {
  const { title, text, confirmText = texts.delete, cancelText, isDelete = false } = question;
  const safeButton = useRef<HTMLButtonElement>(null);
  useReturnedFocus();
  return (
    <Modal
      open
      title={<WholeNumbers text={title ?? text ?? texts.question} />}
      width={440}
      centered
      // It does not stand within the dialog that asks, of which its place would follow.
      zIndex={OVER_DIALOGS}
      onCancel={() => onAnswer(false)}
      // The dialog takes the focus itself once it has opened, so the button must take it later.
      afterOpenChange={(isOpen) => isOpen && safeButton.current?.focus()}
      footer={
        <>
          <Button ref={safeButton} onClick={() => onAnswer(false)}>
            {cancelText ?? texts.cancel}
          </Button>
          <Button type="primary" danger={isDelete} onClick={() => onAnswer(true)}>
            {confirmText}
          </Button>
        </>
      }
    >
      {title && text}
    </Modal>
  );
}
