import type { UserRow } from '../platform/database/lock-user';

/** How long one may sign in with an address that is not proven. */
const MS = 7 * 86_400_000;

export const activationDueAt = (): Date => new Date(Date.now() + MS);

/** Whether nobody has shown yet to read the mail of this address: then its password says nothing about whose it is. */
export const isUnproven = ({
  status,
  activation_due_at,
}: Pick<UserRow, 'status' | 'activation_due_at'>): boolean =>
  status === 1 || activation_due_at !== null;

/**
 * Whether the second factor may be a stranger's: it was set up while the address was not proven. One from before that is
 * its owner's.
 */
export function isTwoFactorUntrusted(
  of: Pick<UserRow, 'status' | 'activation_due_at' | 'totp_confirmed_at'>,
): boolean {
  const unprovenSince = new Date((of.activation_due_at?.getTime() ?? 0) - MS);
  return isUnproven(of) && wasSetUpSince(of, unprovenSince);
}

/** Whether the second factor is from after a moment, or was only begun. */
export const wasSetUpSince = (
  { totp_confirmed_at }: Pick<UserRow, 'totp_confirmed_at'>,
  moment: Date,
): boolean => (totp_confirmed_at ?? new Date()) >= moment;
