import { basedOn } from '@boekwerk/shared/contract/fields';
import type { Invoice, Recurrence } from '@boekwerk/shared/contract/invoice';
import {
  isFirstDateAllowed,
  RecurrenceForm,
  TOO_EARLY,
} from '@boekwerk/shared/contract/recurrence';
import { type IsoDate, today } from '@boekwerk/shared/domain/dates/dates';
import { firstDateAllowed, type RecurrenceType } from '@boekwerk/shared/domain/invoice/recurrence';
import * as v from 'valibot';

/** The settings as they are sent, with the version of what they replace. */
export type Filled = RecurrenceForm & { updated_at?: string | undefined };

/** The settings while they are typed. */
type RecurrenceValues = {
  base_invoice_id: number;
  /** The version of the recurrence that runs; one that does not has to be started. */
  updated_at?: string | undefined;
  recurrence_type: RecurrenceType;
  next_date: IsoDate | null;
  next_period_start: IsoDate | null;
  is_unlimited: boolean;
  /** Counts only when it is not unlimited. */
  max_recurrences: number | null;
  send_automatically: boolean;
};

/** The initial number of invoices, when the recurrence is to end. */
const USUAL_TIMES = 12;

/** The settings of a recurrence, active or stopped; else the initial ones. */
export function valuesOf({ id, date, recurrence }: Repeated): RecurrenceValues {
  const known = recurrence?.active || recurrence?.base_invoice_id === id ? recurrence : null;
  if (!known) return newRecurrence(id, { next_date: date, next_period_start: date });

  const { base_invoice_id, recurrence_type, max_recurrences, send_automatically } = known;
  return {
    ...(known.active
      ? { ...datesOf(known), base_invoice_id, updated_at: known.updated_at }
      : newRecurrence(id, datesOf(known))),
    recurrence_type,
    send_automatically,
    is_unlimited: max_recurrences === 0,
    max_recurrences: max_recurrences || USUAL_TIMES,
  };
}

type Repeated = Pick<Invoice, 'id' | 'date' | 'recurrence'>;
type Dates = { next_date: IsoDate; next_period_start: IsoDate };

const datesOf = ({ next_date, next_period_start }: Dates): Dates => ({
  next_date,
  next_period_start,
});

/** A start date too far back becomes today. */
function newRecurrence(base_invoice_id: number, dates: Dates): RecurrenceValues {
  const isAllowed = dates.next_date >= firstDateAllowed(today());
  return {
    base_invoice_id,
    recurrence_type: 1,
    ...(isAllowed ? dates : { next_date: today(), next_period_start: today() }),
    is_unlimited: true,
    max_recurrences: USUAL_TIMES,
    send_automatically: true,
  };
}

/** The contract's rules. A recurrence that runs keeps its next date, however long it has been waiting. */
export const recurrenceSchema = (running: Recurrence | null) =>
  v.pipe(
    v.custom<RecurrenceValues>(() => true),
    v.transform(forWire),
    v.object({ ...RecurrenceForm.entries, ...basedOn }),
    v.forward(
      v.check(
        ({ next_date }) => next_date === running?.next_date || isFirstDateAllowed(next_date),
        TOO_EARLY,
      ),
      ['next_date'],
    ),
  );

function forWire({ is_unlimited, max_recurrences, ...values }: RecurrenceValues): Filled {
  // 0 would mean unlimited; here the number is missing.
  const times = max_recurrences === 0 ? null : max_recurrences;
  return { ...values, max_recurrences: is_unlimited ? 0 : (times as number) };
}
