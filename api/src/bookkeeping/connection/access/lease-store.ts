import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/connect';
import { office_lease } from '../../../platform/database/schema/accounting';

export type LeasedOffice = { organization_code: string; office_code: string };
export type Holder = LeasedOffice & { holder: string };

const SECONDS = 30;
const until = () => sql`now() + make_interval(secs => ${SECONDS})`;

const isOffice = ({ organization_code, office_code }: LeasedOffice) =>
  and(
    eq(office_lease.organization_code, organization_code),
    eq(office_lease.office_code, office_code),
  );

/**
 * @param givesWay not while somebody else waits for it
 * @returns whether the office is the holder's now; that of a process that died is free after half a minute
 */
export async function takeLease(db: Queries, holder: Holder, givesWay: boolean): Promise<boolean> {
  const taken = await db
    .insert(office_lease)
    .values({ ...holder, until: until() })
    .onConflictDoUpdate({
      target: [office_lease.organization_code, office_lease.office_code],
      set: { holder: holder.holder, until: until() },
      setWhere: and(
        lt(office_lease.until, sql`now()`),
        or(isNull(office_lease.not_before), lt(office_lease.not_before, sql`now()`)),
        givesWay
          ? or(isNull(office_lease.wanted_until), lt(office_lease.wanted_until, sql`now()`))
          : undefined,
      ),
    })
    .returning({ holder: office_lease.holder });
  return taken.length > 0;
}

/** Says that somebody waits for an office, for a moment: longer than it takes to look again. */
export async function wantLease(db: Queries, office: LeasedOffice): Promise<void> {
  await db
    .update(office_lease)
    .set({ wanted_until: sql`now() + interval '1 second'` })
    .where(isOffice(office));
}

/** Seconds until the package wants to hear of the office again; 0 for at once. */
export async function secondsToWait(db: Queries, office: LeasedOffice): Promise<number> {
  const [found] = await db
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${office_lease.not_before} - now()))::int`,
    })
    .from(office_lease)
    .where(isOffice(office));
  return Math.max(0, found?.seconds ?? 0);
}

/** Says that the holder still speaks to the office. */
export async function renewLease(db: Queries, holder: Holder): Promise<void> {
  await db.update(office_lease).set({ until: until() }).where(isHolder(holder));
}

/** @param wait_s how long the package asked to be left alone */
export async function giveLeaseBack(db: Queries, holder: Holder, wait_s: number): Promise<void> {
  await db
    .update(office_lease)
    .set({
      until: sql`now() - interval '1 second'`,
      not_before: wait_s > 0 ? sql`now() + make_interval(secs => ${wait_s})` : null,
    })
    .where(isHolder(holder));
}

const isHolder = ({ holder, ...office }: Holder) =>
  and(isOffice(office), eq(office_lease.holder, holder));
