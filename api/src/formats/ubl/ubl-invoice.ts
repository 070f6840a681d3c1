import type { Party } from '@boekwerk/shared/contract/invoice';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { InvoiceAmounts, LineAmounts } from '@boekwerk/shared/domain/invoice/invoice-totals';
import type { Unit } from '@boekwerk/shared/domain/invoice/unit';

/** A sent invoice or credit, as it becomes UBL; the same values give the same XML. */
export type UblInvoice = Omit<InvoiceAmounts, 'products'> & {
  number: string;
  is_credit: boolean;
  date: IsoDate;
  expiration_date: IsoDate;
  /** The invoice date when empty. */
  delivery_date: IsoDate | null;
  period_start: IsoDate | null;
  period_end: IsoDate | null;
  /** The customer's order. */
  reference: string;
  description: string;
  /** Stands for the customer where no reference is known. */
  customer_id: number;
  products: readonly (LineAmounts & { title: string; description: string; unit: Unit })[];
  from: Party;
  to: Party;
  /** What a credit takes back. */
  credited: { number: string; date: IsoDate } | null;
};
