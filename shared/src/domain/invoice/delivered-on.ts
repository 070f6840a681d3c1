import type { IsoDate } from '../dates/dates';

type Supplied = {
  date: IsoDate;
  delivery_date: IsoDate | null;
  /** Of one that is about a period. */
  period_start: IsoDate | null;
};

/**
 * The day on which all that an invoice is for was delivered: that of the invoice where none was typed; `null` where its
 * period says when.
 */
export const deliveredOn = ({ date, delivery_date, period_start }: Supplied): IsoDate | null =>
  delivery_date ?? (period_start === null ? date : null);
