import { createContext, use } from 'react';

type InvoiceWork = {
  /** Opens the form of the customer of the invoice. */
  openCustomer: () => void;
  /** Takes files to go with the invoice. */
  attach: (files: File[]) => void;
  /** Saves the invoice as typed and opens the settings of its recurrence. */
  repeat: () => void;
};

const Context = createContext<InvoiceWork | null>(null);

/** Around an invoice that is being edited, for the components in its form or beside it. */
export const InvoiceWorkProvider = Context;

/** Actions on the invoice that is being edited; null where there is none. */
export const useInvoiceWork = (): InvoiceWork | null => use(Context);
