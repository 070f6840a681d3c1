import { eq } from 'drizzle-orm';
import type { App } from '../platform/app';
import { relation_user } from '../platform/database/schema/relations';
import { membershipOfNumber } from '../users/invitation-number';

/** The id of who was invited, which nobody is told. */
export async function invitedUser({ db }: App, number: number): Promise<number> {
  const [membership] = await db
    .select()
    .from(relation_user)
    .where(eq(relation_user.id, membershipOfNumber(number) ?? 0));
  return membership?.user_id ?? 0;
}
