import { sql } from 'drizzle-orm';
import { ofDocuments } from './of-documents';

/** Cutting, merging and moving lose no page, and add none. Of what nobody could count, nobody knows. */
export const pagesAreKept = ofDocuments(
  'pages-are-kept',
  'what was made of documents has as many pages as were taken of them',
  sql`item.amount_pages <> (
    select sum(coalesce(cardinality(origin.pages), source.amount_pages))
    from booking_origin origin
    join booking_item source on source.relation_id = origin.source_relation_id and source.id = origin.source_item_id
    where origin.relation_id = item.relation_id and origin.item_id = item.id
    having every(source.amount_pages > 0)
  )`,
);

/** Otherwise the same page could be booked twice. A document that was moved may be in use in both companies. */
export const sourceIsInTrash = ofDocuments(
  'source-is-in-trash',
  'a document and what was made of it, at any remove, are not both in the list',
  sql`item.deleted_at is null and exists (
    with recursive source as (
      select source_item_id as id from booking_origin where item_id = item.id
      union select origin.source_item_id from source join booking_origin origin on origin.item_id = source.id
    )
    select from source join booking_item above on above.relation_id = item.relation_id and above.id = source.id
    where above.deleted_at is null
  )`,
);

/** A document that was moved may be in use in both companies, and come from there anew. */
export const pageIsInOne = ofDocuments(
  'page-is-in-one',
  'no page of a document is in two that were made of it, both in the list',
  sql`item.deleted_at is null and exists (
    select from booking_origin origin
    join booking_origin other on other.source_item_id = origin.source_item_id and other.item_id < origin.item_id
      and (other.pages is null or origin.pages is null or other.pages && origin.pages)
    join booking_item sibling on sibling.relation_id = other.relation_id and sibling.id = other.item_id
    where origin.relation_id = item.relation_id and origin.item_id = item.id and origin.kind <> 'move'
      and other.relation_id = item.relation_id and other.kind <> 'move' and sibling.deleted_at is null
  )`,
);
