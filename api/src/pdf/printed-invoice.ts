import type { Invoice, Party } from '@boekwerk/shared/contract/invoice';
import type { IsoDate } from '@boekwerk/shared/domain/dates';
import type { InvoiceAmounts } from '@boekwerk/shared/domain/invoice-totals';
import type { Euro } from '@boekwerk/shared/domain/money';

/** All that stands on an invoice; the same values give the same PDF, byte for byte. */
export type PrintedInvoice = Omit<InvoiceAmounts, 'products'> & {
  /** `null` for a concept, which is marked as such. */
  number: string | null;
  is_credit: boolean;
  date: IsoDate;
  expiration_date: IsoDate;
  delivery_date: IsoDate;
  reference: string;
  description: string;
  amount_paid: Euro;
  products: Omit<Invoice['products'][number], 'id' | 'product_id'>[];
  from: Party;
  to: Party;
  /** The image file as uploaded. */
  logo: Buffer | null;
};
