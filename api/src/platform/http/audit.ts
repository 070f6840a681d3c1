import { setImmediate } from 'node:timers/promises';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, arrayContains, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { memoizePerConnection } from '../database/memoize-per-connection';
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
  /** Changed as a side effect: the audit row is not named after it. */
  isAside?: true;
  /** Who did it, and where, when no session says so; nobody, when a job did by itself. */
  by?: { user_id?: number; relation_id?: number };
};

export type Record = (change: Recorded) => void;

type Changes = { [field: string]: [unknown, unknown] };

/** Fields whose values are never written: only that they changed. */
export const SECRET = /password|secret|token|hash|bsn/i;
/** Columns that change with every write, hold what others do, or say what a job has to do: their change tells nothing. */
const NOISE = new Set([
  'has_vat_amounts',
  'in_books',
  'updated_at',
  'created_at',
  'party_name',
  'search_text',
  'question_search_text',
  'description_start',
  'recognised',
]);

/**
 * So many things are held against what they were, and written as JSON, before others get their turn: an import changes
 * thousands.
 */
const AT_A_TIME = 100;

/** Writes the one audit row of a call. Of several things changed the first that is no aside names the row. */
export async function writeAudit(
  db: Queries,
  { action, caller, recorded }: { action: string; caller: Caller | null; recorded: Recorded[] },
): Promise<void> {
  const first = recorded.find(({ isAside }) => !isAside);
  const changes: string[] = [];
  for (const [index, each] of recorded.entries()) {
    if (index > 0 && index % AT_A_TIME === 0) await setImmediate();
    changes.push(...writtenChanges(each === first ? '' : keyOf(each), each));
  }
  await insertAudit(db).execute({
    user_id: caller?.user_id ?? first?.by?.user_id ?? null,
    impersonator_id: caller?.who.is_impersonating ? caller.user_id : null,
    relation_id: caller?.relation_id ?? first?.by?.relation_id ?? null,
    action,
    entity: first?.entity ?? null,
    entity_id: first?.id ?? null,
    changes: `{${changes.join(',')}}`,
    about: [...new Set(recorded.flatMap(keysOf))],
  });
}

/** Per field that is different since, as it stands in the JSON. */
const writtenChanges = (of: string, each: Recorded): string[] =>
  Object.entries(difference(each)).map(
    ([field, change]) => `${JSON.stringify(of + field)}:${JSON.stringify(change)}`,
  );

const insertAudit = memoizePerConnection((db) =>
  db
    .insert(audit)
    .values({
      user_id: sql.placeholder('user_id'),
      impersonator_id: sql.placeholder('impersonator_id'),
      relation_id: sql.placeholder('relation_id'),
      action: sql.placeholder('action'),
      entity: sql.placeholder('entity'),
      entity_id: sql.placeholder('entity_id'),
      // Written already.
      changes: sql`${sql.placeholder('changes')}::jsonb`,
      about: sql.placeholder('about'),
    })
    .prepare('insert_audit'),
);

/**
 * Does the work of a job, and writes what it recorded in the same transaction; nothing when it recorded nothing.
 *
 * @param action what history calls it: `job mail sent`
 */
export async function audited<T>(
  db: Queries,
  { action, relation_id }: { action: string; relation_id: number },
  work: (record: Record) => Promise<T>,
): Promise<T> {
  const recorded: Recorded[] = [];
  const result = await work((change) => void recorded.push({ ...change, by: { relation_id } }));
  if (recorded.length > 0) await writeAudit(db, { action, caller: null, recorded });
  return result;
}

/** Prefix of the fields of a thing that the row is not named after. */
const keyOf = ({ entity, id }: Pick<Recorded, 'entity' | 'id'>) => `${entity}.${id ?? ''}.`;

/** Key under which rows about a thing are found. */
export const aboutKey = (entity: string, id: number) => `${entity}.${id}`;

const keysOf = ({ entity, id }: Recorded) => (id === undefined ? [] : [aboutKey(entity, id)]);

/** Per field that differs: before and after, as they would be on the wire. Secrets are only named. */
export function difference({ before, after }: Pick<Recorded, 'before' | 'after'>): Changes {
  const from = plain(before);
  const to = plain(after);
  const changes: Changes = {};
  for (const field of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const pair: [unknown, unknown] = [from[field] ?? null, to[field] ?? null];
    if (NOISE.has(field) || JSON.stringify(pair[0]) === JSON.stringify(pair[1])) continue;
    changes[field] = SECRET.test(field) ? [hidden(pair[0]), hidden(pair[1])] : pair;
  }
  return changes;
}

/** A secret as it is told: whether it is there. */
export const hidden = (value: unknown): string | null =>
  value === '' || value === null ? value : '•••';

const plain = (row: Row): { [field: string]: unknown } => JSON.parse(JSON.stringify(row ?? {}));

/**
 * Who changed something last, alone or among others, and when; `null` when no call did.
 *
 * @param relation_id limits it to what was done in one company; a firm and its client change the same record
 */
export async function lastChange(
  db: Queries,
  { entity, id, relation_id }: { entity: string; id: number; relation_id?: number },
): Promise<{ name: string; at: Date } | null> {
  const [last] = await db
    .select({ at: audit.at, name: user.name, last_name: user.last_name })
    .from(audit)
    .innerJoin(user, eq(user.id, audit.user_id))
    .where(
      and(
        relation_id === undefined ? undefined : eq(audit.relation_id, relation_id),
        arrayContains(audit.about, [aboutKey(entity, id)]),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(1);
  return last ? { at: last.at, name: fullName(last) } : null;
}
