import type { Call } from '../../platform/http/call';
import type { LikelyOf } from '../booking/booking-basis';
import { likelyBooking } from '../relation-links/list-relation-links';

/** How the next document of a relation is likely to be booked; of a relation with many documents it is looked up once. */
export function likelyOnce({ db, caller }: Pick<Call, 'db' | 'caller'>): LikelyOf {
  const known = new Map<string, ReturnType<LikelyOf>>();
  return (id, type) => {
    const key = `${id} ${type}`;
    const likely = known.get(key) ?? likelyBooking(db, caller.relation_id, { id, type });
    known.set(key, likely);
    return likely;
  };
}
