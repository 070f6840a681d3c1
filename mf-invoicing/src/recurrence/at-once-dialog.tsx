import { Button } from '@boekwerk/shared/ui/button';
import { Modal } from '@boekwerk/shared/ui/modal';
import { type ReactNode, useState } from 'react';
import { texts as remote } from '../texts';
import { texts } from './texts';

type Props = {
  /** How many invoices are made and sent. */
  count: number;
  emails: string;
  /** The invoice as the customer will see it. */
  preview: (onClose: () => void) => ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before saving makes invoices and mails them; they can be looked at first. */
export function AtOnceDialog({ count, emails, preview, onConfirm, onCancel }: Props) {
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <>
      <Modal
        open
        centered
        width={480}
        title={texts.atOnce.title(count)}
        onCancel={onCancel}
        footer={
          <div className="invoicing-recurrence-actions">
            <Button onClick={() => setPreviewed(true)}>{remote.preview}</Button>
            <Button autoFocus onClick={onCancel}>
              {remote.cancel}
            </Button>
            <Button type="primary" onClick={onConfirm}>
              {texts.atOnce.confirm}
            </Button>
          </div>
        }
      >
        <p>{texts.atOnce.sent(count, emails)}</p>
        <p>{texts.atOnce.final}</p>
      </Modal>
      {isPreviewed && preview(() => setPreviewed(false))}
    </>
  );
}
