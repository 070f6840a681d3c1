import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { ReactNode } from 'react';
import type { SavedInvoiceForm } from '../use-invoice-form';

/** What can be done with the form of an invoice, for its footer. */
export type EditorFooterProps = {
  invoice: Invoice | null;
  saved: SavedInvoiceForm;
  /** Takes files. */
  attachButton: ReactNode;
  /** Why it cannot be sent yet, in Dutch. */
  whyNotSend: string | undefined;
  /** Saves what is typed. */
  onSave: () => void;
  onPreview: () => void;
  onSend: () => void;
};
