import { createContext, use } from 'react';

type InvoiceWork = {
  /** Opens the form of the customer of the invoice. */
  openCustomer: () => void;
  /** Takes files to go with the invoice. */
  attach: (files: File[]) => void;
  /** Opens the settings of how the invoice comes back, once it is saved as it is typed. */
  repeat: () => void;
};

const Context = createContext<InvoiceWork | null>(null);

/** Around an invoice that is worked on, for what stands in its form or beside it. */
export const InvoiceWorkProvider = Context;

/** What can be done with the invoice that is worked on; null where none is. */
export const useInvoiceWork = (): InvoiceWork | null => use(Context);
