import { sql } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { audit } from '../database/schema/platform';
import { aboutKey } from './audit';

/** Has history say of a user what it says of another one, who was the same person all along and is a user no more. */
export async function moveInAudit(
  db: Queries,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const [was, is] = [aboutKey('user', from), aboutKey('user', to)];
  await db.execute(sql`
    update ${audit} set
      entity_id = case when entity = 'user' and entity_id = ${from} then ${to} else entity_id end,
      about = array_replace(about, ${was}, ${is}),
      changes = (
        select coalesce(jsonb_object_agg(
          regexp_replace(field.key, ${`^user\\.${from}\\.`}, ${`${is}.`}), field.value), '{}')
        from jsonb_each(changes) as field
      )
    where about @> array[${was}]`);
}
