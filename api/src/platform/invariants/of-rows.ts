import { type SQL, sql } from 'drizzle-orm';
import type { Invariant, Looked, Violation } from './invariant';
import { type Divided, portions, within } from './portions';

/** The rows of a table, and how many of them one statement looks at. */
export type Rows = Divided & { entity: string; relation_id: SQL };

type Named = Pick<Invariant, 'key' | 'name'>;

/**
 * Of each row by itself, in one statement, so that all of it is seen at the same moment.
 *
 * @param broken of a row, whether it does not hold
 */
export const ofRows = (
  rows: Rows,
  named: Named,
  broken: SQL | ((looked: Looked) => SQL),
): Invariant => ({
  ...named,
  check: async function* (looked) {
    const isBroken = typeof broken === 'function' ? broken(looked) : broken;
    for await (const range of portions(looked.db, rows)) {
      const { rows: found } = await looked.db.execute<Violation>(sql`
        select ${rows.relation_id} as relation_id, ${rows.entity}::text as entity, ${rows.key} as id
        from ${rows.from}
        where ${rows.where ?? sql`true`} and ${within(rows.key, range)} and (${isBroken})
        order by 3`);
      yield* found;
    }
  },
});
