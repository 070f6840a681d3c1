import type { user } from '../database/schema/users';

/** How long one may sign in with an address that is not proven. */
const MS = 7 * 86_400_000;

export const activationDueAt = (): Date => new Date(Date.now() + MS);

/** Whether nobody has shown yet to read the mail of this address: then its password says nothing about whose it is. */
export const isUnproven = ({
  status,
  activation_due_at,
}: Pick<typeof user.$inferSelect, 'status' | 'activation_due_at'>): boolean =>
  status === 1 || activation_due_at !== null;

/**
 * Whether the second step may be a stranger's: it was set up while the address was not proven. One from before that is
 * its owner's, who may have lost the session in which the address was changed.
 */
export function mayHaveStrangersStep(
  of: Pick<typeof user.$inferSelect, 'status' | 'activation_due_at' | 'totp_confirmed_at'>,
): boolean {
  const unprovenSince = (of.activation_due_at?.getTime() ?? 0) - MS;
  return isUnproven(of) && (of.totp_confirmed_at?.getTime() ?? Date.now()) >= unprovenSince;
}
