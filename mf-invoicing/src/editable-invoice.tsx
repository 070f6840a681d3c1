import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type ReactNode, useState } from 'react';
import { AttachButton } from './attachments/attach-button';
import { AttachmentsSection } from './attachments/attachments-section';
import { useAttachFiles } from './attachments/use-attach-files';
import { InvoiceEditor } from './editor/invoice-editor';
import { GeneratedInvoices } from './recurrence/generated-invoices';
import { RecurrenceModal } from './recurrence/recurrence-modal';
import { TemplateBar } from './recurrence/template-bar';
import { useGeneratedNotice } from './recurrence/use-generated-notice';
import { CreditBar } from './sent/credit-bar';

type Props = {
  /** Null for a new one. */
  invoice: Invoice | null;
  /** What the check of the invoice says. */
  check?: ReactNode;
  /** Why it did not go by itself. */
  mail?: ReactNode;
  /** A new one has been saved. */
  onCreated?: (saved: Invoice) => void;
  /** The user wants to mail the invoice; it has been saved as typed. */
  onSend?: () => void;
};

/** An invoice that can still be changed: its form, the files that go with it and how it comes back. */
export function EditableInvoice({ invoice, check, mail, onCreated, onSend }: Props) {
  const attaching = useAttachFiles(invoice);
  const [repeated, setRepeated] = useState<Invoice | null>(null);
  const tellMade = useGeneratedNotice();
  const notices = useNotices();
  const created = (saved: Invoice) => {
    attaching.start(saved);
    onCreated?.(saved);
  };
  /** What is made of it at once gets the files that are there by then. */
  const repeat = (saved: Invoice) => {
    if (attaching.whyNotSend === undefined) return setRepeated(saved);
    notices.error(attaching.whyNotSend);
    if (!invoice) created(saved);
  };
  const closeRecurrence = () => {
    setRepeated(null);
    // A new invoice was saved in order to be repeated; continue on its own page.
    if (!invoice && repeated) created(repeated);
  };
  return (
    <>
      <InvoiceEditor
        invoice={invoice}
        check={check}
        bars={
          invoice && (
            <>
              {mail}
              <CreditBar invoice={invoice} />
              {isTemplate(invoice.status) && <TemplateBar recurrence={invoice.recurrence} />}
            </>
          )
        }
        attachButton={<AttachButton count={attaching.count} />}
        onAttach={attaching.add}
        whyNotSend={attaching.whyNotSend}
        onCreated={created}
        onRepeat={repeat}
        onSend={() => onSend?.()}
      >
        <AttachmentsSection invoice={invoice} isReadOnly={false} />
        {invoice && isTemplate(invoice.status) && <GeneratedInvoices templateId={invoice.id} />}
      </InvoiceEditor>
      {repeated && (
        <RecurrenceModal invoice={repeated} onAwait={tellMade} onClose={closeRecurrence} />
      )}
    </>
  );
}
