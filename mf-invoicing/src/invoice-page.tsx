import { idIn } from '@boekwerk/shared/contract/id-in';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { allows } from '@boekwerk/shared/domain/invoice/invoice-status';
import { focusHeading } from '@boekwerk/shared/plain/focus-heading';
import { useParams } from '@boekwerk/shared/router';
import { useEffect, useRef, useState } from 'react';
import { AttachmentsSection } from './attachments/attachments-section';
import { InvoiceCheck } from './check/invoice-check';
import { EditableInvoice } from './editable-invoice';
import { hasUbl, useFindings } from './invoice-findings';
import { LoadedInvoice, UnknownInvoicePage } from './loaded-invoice';
import { PayMenu } from './payments/pay-menu';
import { PaymentList } from './payments/payment-list';
import { MailLog } from './sending/mail-log';
import { MailStateBar, UnsentBar } from './sending/mail-state-bar';
import type { Mailing } from './sending/mailing';
import { SendModal } from './sending/send-modal';
import { InBooks } from './sent/in-books';
import { SentInvoice } from './sent/sent-invoice';

/** /invoicing/invoice/edit/:id */
export function InvoicePage() {
  const id = idIn(useParams().id);
  if (id === null) return <UnknownInvoicePage />;
  return (
    <LoadedInvoice id={id}>{(invoice) => <OpenInvoice key={id} invoice={invoice} />}</LoadedInvoice>
  );
}

/** A concept to work on, or a sent invoice to read; either can be sent. */
function OpenInvoice({ invoice }: { invoice: Invoice }) {
  const [mailing, setMailing] = useState<Mailing | null>(null);
  const findings = useFindings(invoice);
  const isEditable = allows(invoice, 'edit');
  useFocusWhenSent(isEditable);
  return (
    <>
      {isEditable ? (
        <EditableInvoice
          invoice={invoice}
          check={findings && <InvoiceCheck findings={findings} />}
          mail={<UnsentBar invoice={invoice} />}
          onSend={() => setMailing({ kind: 'invoice' })}
        />
      ) : (
        <SentInvoice
          invoice={invoice}
          mail={<MailStateBar invoice={invoice} onSend={setMailing} />}
          log={<MailLog invoice={invoice} onSend={setMailing} />}
          attachments={<AttachmentsSection invoice={invoice} isReadOnly />}
          books={<InBooks invoice={invoice} />}
          payments={<PaymentList invoice={invoice} />}
          payMenu={<PayMenu invoice={invoice} />}
          onSend={(kind) => setMailing({ kind })}
        />
      )}
      {mailing && (
        <SendModal
          invoice={invoice}
          mailing={mailing}
          check={isEditable && findings && <InvoiceCheck findings={findings} />}
          hasUbl={hasUbl(findings)}
          onClose={() => setMailing(null)}
        />
      )}
    </>
  );
}

/** Focuses the heading once the sent invoice replaces the form, so that a screen reader announces it. */
function useFocusWhenSent(isEditable: boolean): void {
  const wasEditable = useRef(isEditable);
  useEffect(() => {
    if (wasEditable.current && !isEditable) {
      focusHeading();
      // Its new state is at the top of the page, the button that sent it at the foot.
      document.querySelector('main h1')?.scrollIntoView?.({ block: 'center' });
    }
    wasEditable.current = isEditable;
  }, [isEditable]);
}
