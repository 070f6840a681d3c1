import { sql } from 'drizzle-orm';
import { attemptOfOwnOffice } from './attempt-of-own-office';
import { bookedByItsAttempt } from './booked-by-its-attempt';
import { bookedIsComplete } from './booked-is-complete';
import { inProgressForAnAttempt } from './in-progress-for-an-attempt';
import type { Invariant, Looked, Range, Violation } from './invariant';
import { oneOpenAttempt } from './one-open-attempt';
import { dateTallyIsExact, dayTallyIsExact, stateTallyIsExact } from './tallies-are-exact';
import { totalsEqualLines } from './totals-equal-lines';
import { uploadIsThere } from './upload-is-there';

/** What must be so of documents and their bookings. */
export const INVARIANTS: readonly Invariant[] = [
  uploadIsThere,
  bookedByItsAttempt,
  bookedIsComplete,
  totalsEqualLines,
  oneOpenAttempt,
  inProgressForAnAttempt,
  attemptOfOwnOffice,
  stateTallyIsExact,
  dayTallyIsExact,
  dateTallyIsExact,
];

/** How many ids one statement looks at: none takes long, and none locks anything. */
const IDS: Record<Invariant['of'], number> = { documents: 1000, companies: 20 };

export type Broken = Violation & { invariant: string };

/** Holds all invariants against everything there is, a part at a time. */
export async function checkInvariants(
  looked: Looked,
  onBroken: (broken: Broken) => void,
): Promise<void> {
  for (const invariant of INVARIANTS)
    for (const range of ranges(await lastId(looked, invariant), IDS[invariant.of]))
      for (const violation of await invariant.violations(looked, range))
        onBroken({ invariant: invariant.name, ...violation });
}

/** Everything that is broken; for tests, which have little. */
export async function brokenInvariants(looked: Looked): Promise<Broken[]> {
  const found: Broken[] = [];
  await checkInvariants(looked, (broken) => found.push(broken));
  return found;
}

/** A tally can be of a company that has no documents. */
async function lastId({ db }: Looked, { of }: Invariant): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    of === 'documents'
      ? sql`select coalesce(max(id), 0) as last from booking_item`
      : sql`select greatest(max(relation_id), 0) as last from (
          select relation_id from booking_item_state_tally
          union all select relation_id from booking_item_tally
          union all select relation_id from booking_item
        ) companies`,
  );
  return rows[0]?.last ?? 0;
}

function* ranges(last: number, size: number): Generator<Range> {
  for (let after = 0; after < last; after += size) yield { after, upto: after + size };
}
