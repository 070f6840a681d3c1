import type { Invoice } from '@boekwerk/shared/contract/invoice';

/** The id of the template that an invoice was made from; null for one that was not, and for a template. */
export const templateOf = ({ id, recurrence }: Pick<Invoice, 'id' | 'recurrence'>) =>
  recurrence && recurrence.base_invoice_id !== id ? recurrence.base_invoice_id : null;
