import { Button, Modal } from 'antd';
import { useRef } from 'react';
import { useReturnedFocus } from '../states/use-returned-focus';
import type { Question } from './question';
import { texts } from './texts';

type Props = {
  question: Question;
  onAnswer: (isConfirmed: boolean) => void;
};

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
      title={title ?? text ?? texts.question}
      width={440}
      centered
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
