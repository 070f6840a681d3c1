import type { Recurrence } from '@boekwerk/shared/contract/invoice';
import { type IsoDate, today } from '@boekwerk/shared/domain/dates/dates';
import { anchorsAfter, type RecurrenceType } from '@boekwerk/shared/domain/invoice/recurrence';
import { upcoming } from './upcoming';

/** More than this many at once is told as such. */
const MANY = 60;

type Schedule = {
  recurrence_type?: RecurrenceType;
  next_date?: IsoDate | null;
  next_period_start?: IsoDate | null;
  /** 0 is unlimited. */
  max_recurrences?: number;
};

/**
 * How many invoices are made as soon as these settings are saved: those that are due by now.
 *
 * @param before the recurrence as it is, also one that was stopped: it counts on from where it counted
 */
export function countDueNow(schedule: Schedule, made: number, before: Recurrence | null): number {
  const { recurrence_type = 1, next_date, next_period_start, max_recurrences = 0 } = schedule;
  if (!next_date || !next_period_start) return 0;
  const left = max_recurrences === 0 ? null : max_recurrences - made;
  const chosen = { recurrence_type, next_date, next_period_start };
  return upcoming(anchorsAfter(chosen, made, before), { made, left }, MANY).filter(isDue).length;
}

const isDue = ({ date }: { date: IsoDate }) => date <= today();
