import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { sql } from 'drizzle-orm';
import { ofDocuments } from './invariant';

/** Otherwise it would be in progress for ever, or could be changed while it is sent. */
export const inProgressForAnAttempt = ofDocuments(
  'a document is in progress to be booked while it has an open attempt, and only then',
  sql`(item.status = ${DocumentStatus.inProgress} and item.in_progress_for = 'booking') is distinct from exists (
    select from booking_attempt attempt
    where attempt.relation_id = item.relation_id and attempt.booking_item_id = item.id
      and attempt.ended_at is null
  )`,
);
