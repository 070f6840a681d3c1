import type { Queries } from '../platform/database/connect';
import { user } from '../platform/database/schema/users';

/** Whether somebody can sign in: such a database gets no demo. */
export const isInUse = async (db: Pick<Queries, '$count'>): Promise<boolean> =>
  (await db.$count(user)) > 0;
