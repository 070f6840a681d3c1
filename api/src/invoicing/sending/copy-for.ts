import { asSent } from '@boekwerk/shared/domain/relation/email-address';
import { ownCopy } from '../../account-mail/own-copy';
import type { Call } from '../../platform/http/call';

/**
 * Where a copy goes of what the caller mails. Whoever is among those it goes to has it already.
 *
 * @param isWanted `undefined` where it is not asked: then there is none, and nothing is remembered
 */
export async function copyFor(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  emails: readonly string[],
  isWanted: boolean | undefined,
): Promise<string | null> {
  if (isWanted === undefined) return null;
  const own = await ownCopy(db, caller.user_id, isWanted);
  const isAmong = own !== null && emails.some((email) => asSent(email) === asSent(own));
  return isAmong ? null : own;
}
