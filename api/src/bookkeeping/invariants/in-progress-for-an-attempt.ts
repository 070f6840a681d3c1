import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { sql } from 'drizzle-orm';
import { ofDocuments } from './of-documents';

const isOpen = (kind: 'book' | 'takeBack') => sql`exists (
  select from booking_attempt attempt
  where attempt.relation_id = item.relation_id and attempt.booking_item_id = item.id
    and attempt.kind = ${kind} and attempt.ended_at is null
)`;

/** Otherwise it would be in progress for ever, or could be changed while it is sent; what is taken back is booked until it is. */
export const inProgressForAnAttempt = ofDocuments(
  'in-progress-for-an-attempt',
  'a document is in progress to be booked while an attempt is open, and only then',
  sql`(item.status = ${DocumentStatus.inProgress} and item.in_progress_for = 'booking')
      is distinct from ${isOpen('book')}
    or item.status <> ${DocumentStatus.booked} and ${isOpen('takeBack')}`,
);
