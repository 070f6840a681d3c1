import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Euro } from '@boekwerk/shared/domain/money/money';

/** What an import reads of an invoice that another program sent. */
export type OpeningBalanceRow = {
  id: number;
  invoice_number: string;
  /** Name or e-mail address of the customer, as the file has it. */
  customer: string;
  /** 0 until it is known who that is. */
  to_relation_id: number;
  /** Empty until the file says it. */
  date: IsoDate | '';
  /** Empty when the file does not say it: then the payment period of the customer counts. */
  expiration_date: IsoDate | '';
  /** What is still to be paid, VAT included; `null` until the file says it. */
  open_amount: Euro | null;
  description: string;
};

export const NEW_OPENING_BALANCE: OpeningBalanceRow = {
  ...{ id: 0, invoice_number: '', customer: '', to_relation_id: 0 },
  ...{ date: '', expiration_date: '', open_amount: null, description: '' },
};
