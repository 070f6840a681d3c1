import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';

/** What goes to the trash when a source is put back, and what comes out of it with that source. */
export type Lineage = {
  /** What was made of it, at any remove, and is not in the trash. */
  results: number[];
  /** What that was made of as well: its pages would be nowhere. */
  others: number[];
};

export async function findLineage(db: Queries, id: number): Promise<Lineage> {
  const { rows } = await db.execute<Lineage>(sql`
    with recursive made as (
      select item_id, source_item_id from booking_origin where source_item_id = ${id}
      union select origin.item_id, origin.source_item_id
      from booking_origin origin join made on origin.source_item_id = made.item_id
    ), living as (
      select distinct item.id from made join booking_item item on item.id = made.item_id where item.deleted_at is null
    ), undone as (
      select item_id, source_item_id from booking_origin where item_id in (select id from living)
      union select origin.item_id, origin.source_item_id
      from booking_origin origin join undone on origin.item_id = undone.source_item_id
      where origin.item_id in (select item_id from made)
    ), others as (
      select distinct item.id from undone join booking_item item on item.id = undone.source_item_id
      where item.id <> ${id} and item.id not in (select item_id from made) and item.deleted_at is not null
    )
    select array(select id from living order by id) as results, array(select id from others order by id) as others`);
  return rows[0] as Lineage;
}
