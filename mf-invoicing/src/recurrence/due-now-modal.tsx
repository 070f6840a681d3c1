import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { Button } from '@boekwerk/shared/ui/button';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useState } from 'react';
import { SavedPreview } from '../parts/preview/saved-preview';
import { texts as remote } from '../texts';
import { texts } from './texts';

type Props = {
  /** How many invoices are made and sent. */
  count: number;
  emails: string;
  /** The template that they are made from. */
  invoice: Invoice;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before saving makes invoices and mails them; they can be looked at first. */
export function DueNowModal({ count, emails, invoice, onConfirm, onCancel }: Props) {
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
      {isPreviewed && <SavedPreview invoice={invoice} onClose={() => setPreviewed(false)} />}
    </>
  );
}
