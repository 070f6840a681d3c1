import { addDays, addMonths, type IsoDate } from '../dates/dates';

/** Days a customer has to pay, with their Dutch names; 30 stands for one calendar month. */
export const PAYMENT_PERIODS = [
  { days: 0, name: 'Direct' },
  { days: 7, name: '7 dagen' },
  { days: 14, name: '14 dagen' },
  { days: 21, name: '21 dagen' },
  { days: 30, name: '1 maand' },
  { days: 45, name: '45 dagen' },
  { days: 60, name: '60 dagen' },
  { days: 90, name: '90 dagen' },
] as const;

const MONTH = 30;

/** When an invoice of `date` is due: a month later (less a day when dated the 1st), or that many days. */
export function dueDate(date: IsoDate, paymentPeriod: number): IsoDate {
  if (paymentPeriod !== MONTH) return addDays(date, paymentPeriod);
  const monthLater = addMonths(date, 1);
  return date.endsWith('-01') ? addDays(monthLater, -1) : monthLater;
}
