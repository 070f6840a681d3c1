import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../platform/database/like-pattern';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import type { DocumentQuery } from './store';

/** Whether a document is one of the company's that the list is asked for, whatever the tab. */
export function fits(
  relation_id: number | Placeholder,
  { search, from, to }: Pick<DocumentQuery, 'search' | 'from' | 'to'>,
): SQL | undefined {
  return and(
    eq(booking_item.relation_id, relation_id),
    search === ''
      ? undefined
      : sql`lower(${booking_item.file_name}) like ${likePattern(search.toLowerCase())}`,
    from === '' ? undefined : sql`${booking_item.uploaded_date} >= ${startOfDay(from, 0)}`,
    to === '' ? undefined : sql`${booking_item.uploaded_date} < ${startOfDay(to, 1)}`,
  );
}

/** The instant a day starts in the Netherlands, `later` days on. */
const startOfDay = (date: string, later: 0 | 1) =>
  sql`((${date}::date + ${later}::int)::timestamp AT TIME ZONE 'Europe/Amsterdam')`;
