import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import {
  type Anchors,
  occurrenceOf,
  type Period,
} from '@boekwerk/shared/domain/invoice/recurrence';

type Progress = {
  /** How many invoices were made already. */
  made: number;
  /** How many are still to come; null is unlimited. */
  left: number | null;
};

export type Occurrence = { date: IsoDate } & Period;

/** The next invoices and what they are about, at most `count`. */
export const upcoming = (anchors: Anchors, { made, left }: Progress, count: number): Occurrence[] =>
  Array.from({ length: Math.max(0, Math.min(count, left ?? count)) }, (_, later) =>
    occurrenceOf(anchors, made + later),
  );

/** `periode 01-11 t/m 30-11` needs no year, unless the period goes on into another one. */
export function periodInWords({ start, end }: Period): [string, string] {
  const isOneYear = start.slice(0, 4) === end.slice(0, 4);
  const write = (date: IsoDate) => {
    const [year, month, day] = date.split('-');
    return isOneYear ? `${day}-${month}` : `${day}-${month}-${year}`;
  };
  return [write(start), write(end)];
}
