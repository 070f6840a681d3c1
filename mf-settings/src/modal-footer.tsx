import { Button } from '@boekwerk/shared/ui/button';
import type { ReactNode } from 'react';
import './settings.css';
import { texts } from './texts';

type Props = {
  canSave: boolean;
  isSaving: boolean;
  onCancel: () => void;
  /** What else can be done, at the left. */
  children?: ReactNode;
};

/** The buttons below a form in a modal. */
export function ModalFooter({ canSave, isSaving, onCancel, children }: Props) {
  return (
    <div className="settings-modal-footer">
      {children && <span className="settings-modal-footer-left">{children}</span>}
      <Button onClick={onCancel}>{texts.cancel}</Button>
      <Button type="primary" htmlType="submit" disabled={!canSave} loading={isSaving}>
        {texts.save}
      </Button>
    </div>
  );
}
