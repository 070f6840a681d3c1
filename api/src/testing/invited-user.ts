import { eq } from 'drizzle-orm';
import type { App } from '../platform/app';
import { relation_user } from '../platform/database/schema/relations';
import { placeOfNumber } from '../users/invitation-number';

/** The id of who was invited, which nobody is told. */
export async function invitedUser({ db }: App, number: number): Promise<number> {
  const [place] = await db
    .select()
    .from(relation_user)
    .where(eq(relation_user.id, placeOfNumber(number) ?? 0));
  return place?.user_id ?? 0;
}
