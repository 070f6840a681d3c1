import { notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { invariant_check } from '../platform/database/schema/platform';

/** What the last look at an invariant found. */
export async function keepChecked(
  db: Queries,
  invariant: string,
  violations: number,
): Promise<void> {
  const now = { violations, checked_at: sql`now()` };
  await db
    .insert(invariant_check)
    .values({ invariant, ...now })
    .onConflictDoUpdate({ target: invariant_check.invariant, set: now });
}

/** What was found of any other than these: nobody looks at it any more, and it would stand in the figures for ever. */
export const forgetOthers = (db: Queries, invariants: string[]) =>
  db.delete(invariant_check).where(notInArray(invariant_check.invariant, invariants));
