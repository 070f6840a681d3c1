import { sql } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';

const { date, amount, is_credit } = booking_item;

/** As the indexes have it: what is not filled in is less than all that is, and a credit note less than nothing. */
export const SORTED = {
  date: sql`coalesce(${date}, '-infinity'::date)`,
  amount: sql`coalesce(case when ${is_credit} then -${amount} else ${amount} end, '-Infinity'::numeric)`,
};
