import type { EmailText } from '@boekwerk/shared/contract/email-text';
import { Button } from '@boekwerk/shared/ui/button';
import { EditOutlined } from '@boekwerk/shared/ui/icons';
import { Card } from '@boekwerk/shared/ui/layout';
import { useState } from 'react';
import { FormModal } from '../form-modal';
import { ExampleEmail } from './example-email';
import './invoicing.css';
import { EmailTextForm } from './email-text-form';
import { texts } from './texts';

type Props = {
  emailText: EmailText;
  /** Reads it as somebody else saved it. */
  readAgain: () => Promise<EmailText>;
};

/** The e-mail text that goes with invoices. */
export function EmailTextCard({ emailText, readAgain }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card
      title={texts.emailText.section}
      extra={
        <Button icon={<EditOutlined />} onClick={() => setOpen(true)}>
          {texts.emailText.adjust}
        </Button>
      }
    >
      <p className="settings-invoicing-text">
        {emailText.id === null ? texts.emailText.isDefault : texts.emailText.isOwn}
      </p>
      <ExampleEmail text={emailText.text} />
      <FormModal title={texts.emailText.modalTitle} isOpen={isOpen} width={880} onClose={close}>
        {(modal) => (
          <EmailTextForm {...modal} emailText={emailText} readAgain={readAgain} onSaved={close} />
        )}
      </FormModal>
    </Card>
  );
}
