import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { sql } from 'drizzle-orm';
import { ofDocuments } from './of-documents';

const SENT = sql`(
  select attempt.request -> 'transaction' from booking_attempt attempt
  where attempt.relation_id = item.relation_id and attempt.booking_item_id = item.id
    and attempt.kind = 'book' and attempt.state = 'done'
  order by attempt.id desc limit 1
)`;

/** To the cent in what was sent; the document's own lines are rounded there, by one cent at most. */
export const bookedEqualsLines = ofDocuments(
  'booked-equals-lines',
  'the amount of a booked document is that of its lines',
  sql`item.status = ${DocumentStatus.booked} and (
    coalesce(abs(item.amount - (
      select sum(coalesce(line.value, 0) + coalesce(line.vat, 0)) from booking_line line
      where line.relation_id = item.relation_id and line.booking_item_id = item.id
    )) > 0.01, true)
    or (${SENT} ->> 'total')::numeric <> item.amount
    or (${SENT} ->> 'total')::numeric <> (
      select sum((line ->> 'value')::numeric + (line ->> 'vat')::numeric)
      from jsonb_array_elements(${SENT} -> 'lines') line
    )
  )`,
);
