import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { type ReactNode, useRef } from 'react';
import '../invoice.css';
import { InvoiceShell } from '../invoice-shell';
import './sent.css';
import { SentBars } from './sent-bars';
import { SentDetails } from './sent-details';
import { type MailKind, SentFooter } from './sent-footer';
import { SentLines } from './sent-lines';
import { SentTotals } from './sent-totals';

type Props = {
  invoice: Invoice;
  /** The state of its last mail. */
  mail: ReactNode;
  /** All its mails. */
  log: ReactNode;
  attachments: ReactNode;
  /** Where it is in the books. */
  books: ReactNode;
  payments: ReactNode;
  payMenu: ReactNode;
  onSend: (kind: MailKind) => void;
};

/** An invoice that went out: to read, not to change. */
export function SentInvoice(props: Props) {
  const { invoice, mail, log, attachments, books, payments, payMenu, onSend } = props;
  const files = useRef<HTMLDivElement>(null);
  const showFiles = () => {
    files.current?.scrollIntoView({ block: 'center' });
    files.current?.focus({ preventScroll: true });
  };
  return (
    <InvoiceShell invoice={invoice}>
      {mail}
      <SentBars invoice={invoice} />
      <div
        className={
          invoice.is_credit
            ? 'invoicing-editor invoicing-sent-invoice invoicing-credit'
            : 'invoicing-editor invoicing-sent-invoice'
        }
      >
        <SentDetails invoice={invoice} books={books} />
        {!invoice.is_opening_balance && <SentLines invoice={invoice} />}
        <div className="invoicing-sums invoicing-sent-sums">
          <SentTotals invoice={invoice} />
          {payments}
        </div>
        {!invoice.is_opening_balance && (
          <div ref={files} className="invoicing-sent-attachments" tabIndex={-1}>
            {attachments}
          </div>
        )}
        {log}
      </div>
      <SentFooter invoice={invoice} payMenu={payMenu} onSend={onSend} onAttachments={showFiles} />
    </InvoiceShell>
  );
}
