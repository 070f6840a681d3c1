import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { allows } from '@boekwerk/shared/domain/invoice/invoice-status';
import { templateOf } from '../../template-of';

/** An invoice made from a template whose recurrence was stopped cannot become a template itself. */
export const canBeRepeated = (invoice: Invoice | null): boolean =>
  !invoice ||
  (allows(invoice, 'repeat') &&
    (templateOf(invoice) === null || invoice.recurrence?.active === true));
