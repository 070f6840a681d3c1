import type { IsoDate } from '../dates/dates';
import type { Euro } from '../money/money';

/** What is filled in of one booking line; `null` while it is not. */
export type BookingLineValues = {
  ledger_account_id: number | null;
  /** The VAT code. */
  vat_ledger_account_id: number | null;
  /** Without VAT. */
  value: Euro | null;
  vat: Euro | null;
};

/** What is filled in of a document that is to be booked. */
export type BookingValues = {
  invoice_number: string;
  date: IsoDate | null;
  description: string;
  /** The creditor of a purchase, the debtor of a sale. */
  supplier_relation_id: number | null;
  /** With VAT. */
  amount: Euro | null;
  currency: string;
  booking_lines: readonly BookingLineValues[];
};
