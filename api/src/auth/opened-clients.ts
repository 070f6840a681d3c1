import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { opened_client } from '../platform/database/schema/relations';

/** Somebody at a firm, wherever they work just now. */
type AtFirm = { user_id: number; firm_id: number };

/** Remembers that somebody went from their firm into the books of a client. */
export async function rememberOpened(
  db: Queries,
  { user_id, firm_id, client_id }: AtFirm & { client_id: number },
): Promise<void> {
  await db
    .insert(opened_client)
    .values({ user_id, administration_id: firm_id, enterprise_id: client_id })
    .onConflictDoUpdate({
      target: [opened_client.user_id, opened_client.administration_id, opened_client.enterprise_id],
      set: { opened_at: sql`now()` },
    });
}

/** The ids of the clients that somebody went into last, the latest first, also of those they no longer see. */
export async function lastOpened(
  db: Queries,
  { user_id, firm_id }: AtFirm,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: opened_client.enterprise_id })
    .from(opened_client)
    .where(and(eq(opened_client.user_id, user_id), eq(opened_client.administration_id, firm_id)))
    .orderBy(desc(opened_client.opened_at))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Forgets them all: who leaves a firm takes nothing of its clients along. */
export async function forgetOpened(db: Queries, { user_id, firm_id }: AtFirm): Promise<void> {
  await db
    .delete(opened_client)
    .where(and(eq(opened_client.user_id, user_id), eq(opened_client.administration_id, firm_id)));
}
