import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { sql } from 'drizzle-orm';
import { ofDocuments } from './of-documents';

/** The last thing that was done to it in the accounting package. */
const LAST_DONE = sql`(
  select attempt.id from booking_attempt attempt
  where attempt.relation_id = item.relation_id and attempt.booking_item_id = item.id and attempt.state = 'done'
  order by attempt.id desc limit 1
)`;

/** A document is booked, with the number of its transaction, exactly when an attempt to book it was done and none to take it back since. */
export const bookedByItsAttempt = ofDocuments(
  'booked-by-its-attempt',
  'a document is booked as its last attempt says, and no other is',
  sql`case when exists (
    select from booking_attempt attempt where attempt.id = ${LAST_DONE} and attempt.kind = 'book'
  ) then
    item.status <> ${DocumentStatus.booked} or not exists (
      select from booking_attempt attempt
      where attempt.id = ${LAST_DONE}
        and attempt.answer ->> 'number' = item.transaction_number
        and attempt.request -> 'transaction' ->> 'journal_code' = item.journal_code
    )
  else item.status = ${DocumentStatus.booked} end`,
);
