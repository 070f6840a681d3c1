import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { ReactNode } from 'react';

/** What the page gives to the form of an invoice. */
export type EditorProps = {
  /** Null for a new one. */
  invoice: Invoice | null;
  /** Under the totals: what the check of the invoice says. */
  check?: ReactNode;
  /** Above the form: what the invoice was made from, and what is made from it. */
  bars: ReactNode;
  /** In the footer: takes files. */
  attachButton: ReactNode;
  /** Below the lines: what belongs to the invoice and is saved by itself. */
  children: ReactNode;
  /** Takes files. @returns whether they wait for a new invoice to be saved */
  onAttach: (files: File[]) => boolean;
  /** Why it cannot be sent yet, in Dutch. */
  whyNotSend: string | undefined;
  /** A new one has been saved. */
  onCreated: (saved: Invoice) => void;
  /** The user wants to set the recurrence of the invoice, which has been saved as typed. */
  onRepeat: (saved: Invoice) => void;
  /** The user wants to mail the invoice, which has been saved as typed. */
  onSend: () => void;
};
