import {
  MAX_OUTCOMES,
  OUTCOME_DAYS,
} from '@boekwerk/shared/contract/bookkeeping/suggestion-outcomes';
import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import type { Call } from '../../platform/http/call';
import { namedClientsBookedBy } from '../../relations/firm-clients/seen-clients';
import { findOutcomes } from './store';

/** How often what was proposed and read was booked just so, over the clients whose books the caller keeps. */
export async function countOutcomes({ db, caller }: Pick<Call, 'db' | 'caller'>) {
  const since = new Date(addDays(today(), -OUTCOME_DAYS));
  const clients = namedClientsBookedBy(db, caller);
  const rows = await findOutcomes(db, clients, { since, count: MAX_OUTCOMES });
  const { bookings = 0, by_hand = 0 } = rows[0] ?? {};
  return {
    bookings,
    by_hand,
    has_more: bookings === MAX_OUTCOMES,
    data: rows.flatMap(({ field, source, proposed, taken }) =>
      field === null || source === null ? [] : { field, source, proposed, taken },
    ),
  };
}
