import type { Queries } from '../../platform/database/connect';
import { booking_origin } from '../../platform/database/schema/bookkeeping';

export type Origin = typeof booking_origin.$inferSelect;

/**
 * Keeps what a document was made of. Its sources go to the trash, and stay there at least as long as it is there.
 *
 * @param made in the same transaction
 */
export async function keepOrigins(db: Queries, origins: readonly Origin[]): Promise<void> {
  await db.insert(booking_origin).values([...origins]);
}
