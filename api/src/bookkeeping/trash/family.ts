import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import type { Relative } from './shares-pages';

/** A document, what it was made of and what was made of that, at any remove and also in other companies. */
export async function findFamily(db: Queries, id: number): Promise<Relative[]> {
  const { rows } = await db.execute<Relative>(sql`
    with recursive family as (
      select ${id}::integer as id
      union select next.id from family cross join lateral (
        select source_item_id as id from booking_origin where item_id = family.id
        union all select item_id from booking_origin where source_item_id = family.id
      ) next
    )
    select item.id, item.relation_id, item.file_name, item.amount_pages, item.deleted_at is null as is_there,
      coalesce((
        select json_agg(json_build_object('id', origin.source_item_id, 'kind', origin.kind, 'pages', origin.pages))
        from booking_origin origin where origin.item_id = item.id
      ), '[]') as sources
    from family join booking_item item on item.id = family.id
    order by item.id`);
  return rows;
}
