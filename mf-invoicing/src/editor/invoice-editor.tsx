import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type ReactNode, useEffect, useState } from 'react';
import { focusOnHeading } from '../use-returned-focus';
import { EditorForm } from './editor-form';
import { useRenewInvoice } from './queries';

export type EditorProps = {
  /** Null for a new one. */
  invoice: Invoice | null;
  /** Under the totals: what the check of the invoice says; gets what opens the form of the customer. */
  check?: (onCustomer: () => void) => ReactNode;
  /** Above the form; gets what opens the settings of how the invoice comes back. */
  templateBar: (onOpen: () => void) => ReactNode;
  /** In the footer; gets what takes the files that were chosen. */
  attachButton: (onFiles: (files: File[]) => void) => ReactNode;
  /** Below the lines: what belongs to the invoice and is saved by itself. */
  children: ReactNode;
  /** Takes files. @returns whether they wait for a new invoice to be saved */
  onAttach: (files: File[]) => boolean;
  /** A new one has been saved. */
  onCreated: (saved: Invoice) => void;
  /** The user wants to set how the invoice comes back, which is saved as it is typed. */
  onRepeat: (saved: Invoice) => void;
  /** The user wants to mail the invoice, which is saved as it is typed. */
  onSend: () => void;
};

/** Starts anew with what somebody else saved in between; what was typed here lies ready as a draft then. */
export function InvoiceEditor(props: EditorProps) {
  const [version, setVersion] = useState(0);
  const renew = useRenewInvoice();
  const notices = useNotices();
  const startAnew = ({ id }: Invoice) =>
    renew(id).then(() => setVersion((last) => last + 1), notices.failed);
  // The button that was pressed goes with the old version.
  useEffect(() => {
    if (version > 0) focusOnHeading();
  }, [version]);
  return <EditorForm key={version} {...props} onRenew={startAnew} />;
}
