import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/connect';
import {
  accounting_credentials,
  type BrokenReason,
} from '../../../platform/database/schema/accounting';
import type { StoredCredentials } from '../credentials/store';

/** Longer than the package's sign-in may take: two calls of twenty seconds. */
const SECONDS = 60;
const NOBODY = { refreshing_by: null, refreshing_until: null };

const hasTokens = ({ id, access_token }: Pick<StoredCredentials, 'id' | 'access_token'>) =>
  and(eq(accounting_credentials.id, id), eq(accounting_credentials.access_token, access_token));

/** @returns nothing when another asks already, or the tokens are others by now, or worth nothing */
export async function claimRefresh(
  db: Queries,
  seen: StoredCredentials,
  me: string,
): Promise<StoredCredentials | undefined> {
  const [claimed] = await db
    .update(accounting_credentials)
    .set({
      refreshing_by: me,
      refreshing_until: sql`now() + make_interval(secs => ${SECONDS})`,
    })
    .where(
      and(
        hasTokens(seen),
        isNull(accounting_credentials.broken_reason),
        or(
          isNull(accounting_credentials.refreshing_until),
          lt(accounting_credentials.refreshing_until, sql`now()`),
        ),
      ),
    )
    .returning();
  return claimed;
}

type Kept = Pick<StoredCredentials, 'access_token' | 'refresh_token' | 'expires_at'> &
  Partial<Pick<StoredCredentials, 'cluster_url'>>;

/** @returns nothing when the claim was lost meanwhile */
export async function keepTokens(
  db: Queries,
  { id }: Pick<StoredCredentials, 'id'>,
  me: string,
  tokens: Kept,
): Promise<StoredCredentials | undefined> {
  const [kept] = await db
    .update(accounting_credentials)
    .set({ ...tokens, ...NOBODY })
    .where(and(eq(accounting_credentials.id, id), eq(accounting_credentials.refreshing_by, me)))
    .returning();
  return kept;
}

export async function endRefresh(db: Queries, id: number, me: string): Promise<void> {
  await db
    .update(accounting_credentials)
    .set(NOBODY)
    .where(and(eq(accounting_credentials.id, id), eq(accounting_credentials.refreshing_by, me)));
}

/** Not those with which somebody has linked anew meanwhile. */
export async function breakCredentials(
  db: Queries,
  seen: Pick<StoredCredentials, 'id' | 'access_token'>,
  broken_reason: BrokenReason,
): Promise<void> {
  await db
    .update(accounting_credentials)
    .set({ broken_reason, ...NOBODY })
    .where(hasTokens(seen));
}
