import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { file } from '../database/schema/relations';
import type { Invariant, Looked, Violation } from './invariant';
import { portions, within } from './portions';

/** Files looked for at once, and rows read at once. */
const AT_ONCE = 50;
const ROWS = 1000;

type Row = Pick<typeof file.$inferSelect, 'id' | 'size' | 'sha256'>;

/**
 * Who was told that something arrived finds it: its bytes are kept, as many as there were. Of some files a night they are
 * read as well, and are those that came in.
 */
export const fileIsThere: Invariant = {
  key: 'file-is-there',
  name: 'what was stored is there',
  check: async function* (looked) {
    const rows = { from: sql`file`, key: sql`file.id`, size: ROWS };
    for await (const range of portions(looked.db, rows)) {
      const { id, size, sha256 } = file;
      const some = await looked.db
        .select({ id, size, sha256 })
        .from(file)
        .where(within(sql`file.id`, range));
      const damaged = await damagedOf(looked, some);
      if (damaged.length > 0) yield* await stillThere(looked, damaged);
    }
  },
};

async function damagedOf(looked: Looked, rows: readonly Row[]): Promise<string[]> {
  const damaged: string[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE);
    const whole = await Promise.all(some.map((row) => isWhole(looked, row)));
    damaged.push(...some.flatMap(({ id }, index) => (whole[index] ? [] : id)));
  }
  return damaged;
}

async function isWhole({ store, isRead }: Looked, { id, size, sha256 }: Row): Promise<boolean> {
  if ((await store.sizeOf(id)) !== size) return false;
  if (!isRead(id)) return true;
  const bytes = await store.get(id).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256;
}

/** One that was thrown away meanwhile is none. */
const stillThere = ({ db }: Looked, ids: string[]): Promise<Violation[]> =>
  db
    .select({ relation_id: file.relation_id, entity: sql<string>`'file'`, id: file.id })
    .from(file)
    .where(inArray(file.id, ids))
    .orderBy(file.id);
