import type { IsoDate } from '../dates/dates';
import type { Amount } from '../money/money';

/** What is filled in of one booking line; `null` while it is not. Amounts are in the currency of the document. */
export type BookingLineValues = {
  ledger_account_id: number | null;
  /** The VAT code. */
  vat_ledger_account_id: number | null;
  /** Without VAT. */
  value: Amount | null;
  vat: Amount | null;
  /** Of a supply within the European Union: 0 services, 1 goods. */
  foreign_sale_type: 0 | 1 | null;
};

/** What is filled in of a document that is to be booked. */
export type BookingValues = {
  invoice_number: string;
  date: IsoDate | null;
  description: string;
  /** The control account: of debtors, or of creditors. */
  ledger_account_id: number | null;
  /** The creditor of a purchase, the debtor of a sale. */
  supplier_relation_id: number | null;
  /** With VAT. */
  amount: Amount | null;
  currency: string;
  booking_lines: readonly BookingLineValues[];
};
