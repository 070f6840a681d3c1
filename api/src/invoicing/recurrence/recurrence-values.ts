import {
  isFirstDateAllowed,
  type RecurrenceForm,
  TOO_EARLY,
} from '@boekwerk/shared/contract/recurrence';
import { anchorsAfter } from '@boekwerk/shared/domain/invoice/recurrence';
import type * as v from 'valibot';
import { invalid } from '../../platform/errors';
import type { StoredRecurrence } from './store';
import { TEXTS } from './texts';

/** The schedule, as the contract has checked it. */
export type Schedule = Omit<v.InferOutput<typeof RecurrenceForm>, 'base_invoice_id'>;

/**
 * What a schedule makes of a recurrence that is active, or becomes so.
 *
 * The anchors are replaced only when a date or the frequency was changed: saving another setting while the next date is
 * 28 February must not turn a recurrence on the 31st into one on the 28th.
 *
 * @param before the recurrence as it is; none when it is new
 * @throws HttpError 422 for a first date long ago, or a maximum below the number already made
 */
export function recurrenceValues(schedule: Schedule, before?: StoredRecurrence) {
  const { recurrence_type, next_date, next_period_start, max_recurrences } = schedule;
  const made = before?.recurrence_count ?? 0;
  const starts = !before?.active || before.next_date !== next_date;
  if (starts && !isFirstDateAllowed(next_date)) throw invalid({ next_date: TOO_EARLY });

  const least = before && !before.active ? made + 1 : made;
  const isUnlimited = max_recurrences === 0;
  if (!isUnlimited && max_recurrences < least)
    throw invalid({ max_recurrences: TEXTS.alreadyMade(made) });

  const { anchor_date, anchor_period_start, anchor_count } = anchorsAfter(schedule, made, before);
  return {
    recurrence_type,
    next_date,
    next_period_start,
    max_recurrences,
    anchor_date,
    anchor_period_start,
    anchor_count,
    send_automatically: schedule.send_automatically,
    active: isUnlimited || max_recurrences > made,
  };
}
