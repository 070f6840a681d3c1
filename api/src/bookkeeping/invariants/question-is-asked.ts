import { sql } from 'drizzle-orm';
import { ofDocuments } from './of-documents';

/** Otherwise somebody is asked for ever, or what was asked waits where nobody looks. */
export const questionIsAsked = ofDocuments(
  'question-is-asked',
  'the question that waits is one of the document, and has no answer',
  sql`item.question_id is not null and not exists (
    select from note
    where note.id = item.question_id and note.relation_id = item.relation_id
      and note.booking_item_id = item.id and note.answered_at is null
  )`,
);
