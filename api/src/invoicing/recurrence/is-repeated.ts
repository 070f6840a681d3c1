import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import { recurrence } from '../../platform/database/schema/invoicing';

/** Whether invoices make themselves in the company of another query. */
export const isRepeatedIn = (db: Queries, company: PgColumn): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(recurrence)
      .where(and(eq(recurrence.relation_id, company), eq(recurrence.active, true))),
  );
