import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { audit } from '../database/schema/platform';
import { user } from '../database/schema/users';
import type { Caller } from './caller';

type Row = object | null | undefined;

/** What a write did to one thing. `before` is left out for what is new, `after` for what is gone. */
export type Recorded = {
  entity: string;
  id?: number;
  before?: Row;
  after?: Row;
  /** Who did it, where no session says so. */
  by?: { user_id: number; relation_id?: number };
};

export type Record = (change: Recorded) => void;

type Changes = { [field: string]: [unknown, unknown] };

const SECRET = /password|secret|token|hash|bsn/i;
/** Changes with every write, and says nothing. */
const NOISE = new Set(['updated_at', 'created_at', 'search_text']);

/** Writes the one audit row of a call. Of several things changed the first names the row. */
export async function writeAudit(
  db: Queries,
  { action, caller, recorded }: { action: string; caller: Caller | null; recorded: Recorded[] },
): Promise<void> {
  const [first, ...others] = recorded;
  const changes = first ? difference(first) : {};
  for (const other of others) {
    for (const [field, change] of Object.entries(difference(other))) {
      changes[`${other.entity}.${other.id ?? ''}.${field}`] = change;
    }
  }
  await db.insert(audit).values({
    user_id: caller?.user_id ?? first?.by?.user_id,
    impersonator_id: caller?.who.is_impersonating ? caller.user_id : null,
    relation_id: caller?.relation_id ?? first?.by?.relation_id,
    action,
    entity: first?.entity,
    entity_id: first?.id,
    changes,
  });
}

/** Per field that differs: before and after, as they would be on the wire. Secrets are only named. */
export function difference({ before, after }: Pick<Recorded, 'before' | 'after'>): Changes {
  const from = plain(before);
  const to = plain(after);
  const changes: Changes = {};
  for (const field of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const pair: [unknown, unknown] = [from[field] ?? null, to[field] ?? null];
    if (NOISE.has(field) || JSON.stringify(pair[0]) === JSON.stringify(pair[1])) continue;
    changes[field] = SECRET.test(field) ? ['•••', '•••'] : pair;
  }
  return changes;
}

const plain = (row: Row): { [field: string]: unknown } => JSON.parse(JSON.stringify(row ?? {}));

/** Who changed something last, and when; `null` when no call did. */
export async function lastChange(
  db: Queries,
  { entity, id, relation_id }: { entity: string; id: number; relation_id: number },
): Promise<{ name: string; at: Date } | null> {
  const [last] = await db
    .select({ at: audit.at, name: user.name, last_name: user.last_name })
    .from(audit)
    .innerJoin(user, eq(user.id, audit.user_id))
    .where(
      and(eq(audit.relation_id, relation_id), eq(audit.entity, entity), eq(audit.entity_id, id)),
    )
    .orderBy(desc(audit.id))
    .limit(1);
  return last ? { at: last.at, name: `${last.name} ${last.last_name}`.trim() } : null;
}
