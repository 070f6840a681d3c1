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

/** First key of the advisory locks of families; any number that nothing else in this database uses. */
const LOCK = 4_730_060;

/**
 * Has who brings pages of these documents to a list, or joins their families, wait for who does so with their relatives,
 * until the transaction ends: the second sees what the first has done. Asked before any document is locked, or two of them
 * could wait for each other.
 */
export async function lockFamilies(db: Queries, ids: readonly number[]): Promise<void> {
  let locked: number[] = [];
  for (;;) {
    const eldest = await lockEldest(db, ids);
    if (eldest.every((id) => locked.includes(id))) return;
    // While it was waited for, a merge may have joined a family to another, whose eldest is another.
    locked = [...locked, ...eldest];
  }
}

/** Locks the eldest of each family, the first one first. What has no relatives is no family. */
async function lockEldest(db: Queries, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive family as (
      select id as start, id from unnest(${sql.param([...ids])}::integer[]) as id
      union select family.start, next.id from family cross join lateral (
        select source_item_id as id from booking_origin where item_id = family.id
        union all select item_id from booking_origin where source_item_id = family.id
      ) next
    ), eldest as (
      select min(id) as id from family group by start having count(*) > 1
    )
    select id, pg_advisory_xact_lock(${LOCK}, id) from (select distinct id from eldest order by id) each_once`);
  return rows.map(({ id }) => id);
}
