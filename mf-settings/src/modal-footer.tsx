import { Button } from '@boekwerk/shared/ui/button';
import type { ReactNode } from 'react';
import './settings.css';
import { texts } from './texts';

type Props = {
  /** What the button that sends the form is called. */
  text?: string;
  /** It takes away what cannot be had back. */
  isDanger?: boolean;
  canSave?: boolean;
  isSaving: boolean;
  onCancel: () => void;
  /** What else can be done, at the left. */
  children?: ReactNode;
};

/** The buttons below a form in a modal. */
export function ModalFooter({
  text = texts.save,
  isDanger = false,
  canSave = true,
  isSaving,
  onCancel,
  children,
}: Props) {
  return (
    <div className="settings-modal-footer">
      {children && <span className="settings-modal-footer-left">{children}</span>}
      <Button onClick={onCancel}>{texts.cancel}</Button>
      <Button
        type="primary"
        htmlType="submit"
        danger={isDanger}
        disabled={!canSave}
        loading={isSaving}
      >
        {text}
      </Button>
    </div>
  );
}
