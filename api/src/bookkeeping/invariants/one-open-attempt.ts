import { sql } from 'drizzle-orm';
import { ofDocuments } from './of-documents';

/** Nothing is sent twice at a time. */
export const oneOpenAttempt = ofDocuments(
  'one-open-attempt',
  'a document has one open attempt at most',
  sql`(
    select count(*) from booking_attempt attempt
    where attempt.relation_id = item.relation_id and attempt.booking_item_id = item.id
      and attempt.ended_at is null
  ) > 1`,
);
