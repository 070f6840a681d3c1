import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { sql } from 'drizzle-orm';
import { ofDocuments } from './of-documents';

/** Where it is in the accounting package can always be told. */
export const bookedIsComplete = ofDocuments(
  'booked-is-complete',
  'a booked document says in which journal, under which number, by whom and when',
  sql`item.status = ${DocumentStatus.booked} and (
    coalesce(item.journal_code, '') = '' or coalesce(item.transaction_number, '') = ''
    or item.booked_by is null or item.booked_at is null
  )`,
);
