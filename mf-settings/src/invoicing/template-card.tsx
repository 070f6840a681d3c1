import type { InvoiceTemplate } from '@boekwerk/shared/contract/invoice-template';
import { Button } from '@boekwerk/shared/ui/button';
import { EditOutlined } from '@boekwerk/shared/ui/icons';
import { Card } from '@boekwerk/shared/ui/layout';
import { useState } from 'react';
import { FormModal } from '../form-modal';
import { ExampleLetter } from './example-letter';
import './invoicing.css';
import { TemplateForm } from './template-form';
import { texts } from './texts';

/** The letter that goes with invoices. */
export function TemplateCard({ template }: { template: InvoiceTemplate }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card
      title={texts.template.section}
      extra={
        <Button icon={<EditOutlined />} onClick={() => setOpen(true)}>
          {texts.template.adjust}
        </Button>
      }
    >
      <p className="invoicing-text">
        {template.id === null ? texts.template.isDefault : texts.template.isOwn}
      </p>
      <ExampleLetter text={template.text} />
      <FormModal title={texts.template.modalTitle} isOpen={isOpen} width={880} onClose={close}>
        {(modal) => <TemplateForm {...modal} template={template} onSaved={close} />}
      </FormModal>
    </Card>
  );
}
