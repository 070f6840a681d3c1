import { and, eq, isNotNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { hasWords } from '../../platform/database/search-words';
import { isThere } from './is-there';
import { SORTED } from './sorted';
import type { DocumentQuery } from './store';

/** Which documents a list has in all of its tabs. */
export type Filters = Pick<DocumentQuery, 'search' | 'date' | 'from' | 'to'>;

/** Whether a document is one of the company's that the list is asked for, whatever the tab. */
export function fits(relation_id: number | Placeholder, filters: Filters): SQL | undefined {
  const { search, date } = filters;
  return and(
    eq(booking_item.relation_id, relation_id),
    isThere,
    ...isFound(search),
    date === 'uploaded' ? isUploadedWithin(filters) : isDatedWithin(filters),
  );
}

/** Each word stands in what is searched; an amount as it is shown, with the sign of the euro and points between its thousands. */
export const isFound = (search: string) =>
  search
    .split(/\s+/)
    .map((word) => word.replace(/^€/, ''))
    .filter((word) => word !== '')
    .map(hasWord);

function hasWord(word: string): SQL | undefined {
  const [, minus, digits] =
    /^(-?)(\d{1,3}(?:\.\d{3})+(?:,\d{0,2})?|\d+(?:,\d{0,2})?)$/.exec(word) ?? [];
  const amount = digits?.replaceAll('.', '');
  if (amount === undefined || amount === word) return hasText(word);
  // What is searched has no sign: of a credit note it is shown as less than nothing.
  const isAmount = minus ? and(booking_item.is_credit, hasText(amount)) : hasText(amount);
  return or(hasText(word), isAmount);
}

const hasText = (word: string): SQL | undefined => and(...hasWords(booking_item.search_text, word));

const isUploadedWithin = ({ from, to }: Filters) =>
  and(
    from === '' ? undefined : sql`${booking_item.uploaded_date} >= ${startOfDay(from, 0)}`,
    to === '' ? undefined : sql`${booking_item.uploaded_date} < ${startOfDay(to, 1)}`,
  );

const isDatedWithin = ({ from, to }: Filters) =>
  from === '' && to === ''
    ? undefined
    : and(
        isNotNull(booking_item.date),
        from === '' ? undefined : sql`${SORTED.date} >= ${from}::date`,
        to === '' ? undefined : sql`${SORTED.date} <= ${to}::date`,
      );

/** The instant a day starts in the Netherlands, `later` days on. */
const startOfDay = (date: string, later: 0 | 1) =>
  sql`((${date}::date + ${later}::int)::timestamp AT TIME ZONE 'Europe/Amsterdam')`;
