import { allows } from '@boekwerk/shared/domain/invoice-status';
import { useParams } from '@boekwerk/shared/router';
import { useState } from 'react';
import { InvoiceEditor } from './editor/invoice-editor';
import { InvoiceUnavailable } from './editor/invoice-unavailable';
import { useInvoice } from './editor/queries';
import { SentInvoice } from './editor/sent-invoice';
import { MailStateBar } from './sending/mail-state-bar';
import { SendModal } from './sending/send-modal';

/** /invoicing/invoice/edit/:id: a concept to work on, or a sent invoice to read; either can be sent. */
export function InvoicePage() {
  const id = Number(useParams().id);
  const invoice = useInvoice(id);
  const [isSending, setSending] = useState(false);
  if (!invoice.data) return <InvoiceUnavailable invoice={invoice} />;

  const send = () => setSending(true);
  return (
    <>
      {allows(invoice.data.status, 'edit') ? (
        <InvoiceEditor key={id} invoice={invoice.data} onSend={send} />
      ) : (
        <SentInvoice
          invoice={invoice.data}
          mail={<MailStateBar mail={invoice.data.mail} />}
          onSend={send}
        />
      )}
      {isSending && <SendModal invoice={invoice.data} onClose={() => setSending(false)} />}
    </>
  );
}
