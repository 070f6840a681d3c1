import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { audit } from '../database/schema/platform';
import { aboutKey } from './audit';

/** Fields that say who somebody is. */
const FIELDS = '(name|last_name|email|new_email|invited_name|invited_last_name)';
/** Things of an account alone, which have names that their owner chose, or say where they signed in. */
const OWN_THINGS = sql`('passkey', 'device', 'session', 'shortcut')`;

/**
 * Takes out of history who a user was: what was done, when, and what it was done to stays. Of a row about several users
 * only what is named after this one is theirs.
 *
 * @param name what they are called from now on
 */
export async function forgetInAudit(
  db: Queries,
  { user_id, name }: { user_id: number; name: string },
): Promise<void> {
  const nameless = namedAs(name);
  const key = aboutKey('user', user_id);
  await db.execute(sql`
    update ${audit} set changes = '{}'
    where user_id = ${user_id} and entity in ${OWN_THINGS}`);
  await db.execute(sql`
    update ${audit} set changes = (
      select coalesce(jsonb_object_agg(field.key, case
        when field.key ~ ${`^user\\.${user_id}\\.${FIELDS}$`} then ${nameless}
        when ${isOfOneUser} and field.key ~ ${`^relation_user\\.\\d*\\.${FIELDS}$`} then ${nameless}
        when (entity = 'user' and entity_id = ${user_id} or entity = 'relation_user' and ${isOfOneUser})
          and field.key ~ ${`^${FIELDS}$`} then ${nameless}
        else field.value
      end), '{}')
      from jsonb_each(changes) as field
    )
    where about @> array[${key}]`);
}

/** Whether a row is about no other user. */
const isOfOneUser: SQL = sql`(
  select count(*) from unnest(about) as thing where thing like 'user.%'
) = 1`;

/** Before and after without who it was; that there was nothing stays to be seen. */
const namedAs = (name: string): SQL => sql`(
  select jsonb_agg(
    case when jsonb_typeof(side) = 'string' and side <> '""' then to_jsonb(${name}::text) else side end
    order by nr
  )
  from jsonb_array_elements(field.value) with ordinality as sides(side, nr)
)`;
