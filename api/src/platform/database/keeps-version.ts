import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * For what is written by no person, as by a job. `updated_at` is the version that people's changes are held against:
 * who has the row open when a machine writes beside it can still save. Only of columns that no form has, or while
 * nobody can edit the row; what changes under somebody's hands is a change that they must hear of.
 */
export const keepsVersion = ({ updated_at }: { updated_at: PgColumn }): { updated_at: SQL } => ({
  updated_at: sql`${updated_at}`,
});
