import type { Invoice } from '@boekwerk/shared/contract/invoice';

/** The page of the template that an invoice was made from. */
export const templateOf = ({ id, recurrence }: Pick<Invoice, 'id' | 'recurrence'>) =>
  recurrence && recurrence.base_invoice_id !== id
    ? `/invoicing/invoice/edit/${recurrence.base_invoice_id}`
    : null;
