import { addMonths, type IsoDate } from '../dates/dates';

/** Further ahead than a month, or longer ago than five years: more likely a slip than an invoice. */
export const isUnusualInvoiceDate = (date: IsoDate, today: IsoDate): boolean =>
  date > addMonths(today, 1) || date < addMonths(today, -5 * 12);
