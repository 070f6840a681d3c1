import type { PlaceholderValues } from '@boekwerk/shared/domain/invoice/email-text';
import { placeholderValues } from '@boekwerk/shared/domain/invoice/placeholder-values';
import type { Queries } from '../../platform/database/connect';
import { findCompany } from '../party-store';
import { isFrozen } from '../printing/frozen';
import type { StoredInvoice, StoredRelation } from '../store';
import { findContactName } from './store';

/**
 * The values of the placeholders in an e-mail text that goes with a sent invoice: both parties as they were then, but
 * the address for an answer as it is now. What another program sent has no paper here that says to which account: it is
 * paid to the one that there is now.
 *
 * @param user_id who sends it; `null` when it goes by itself, in the name of the owner of the company
 */
export async function findPlaceholderValues(
  db: Queries,
  { sent, company }: { sent: StoredInvoice; company?: StoredRelation | undefined },
  user_id: number | null,
): Promise<PlaceholderValues> {
  if (!isFrozen(sent)) throw new Error(`invoice ${sent.id} is not frozen`);
  const { relation_id, from_party, to_party: to } = sent;
  const name = await findContactName(db, { relation_id, user_id });
  const now = company ?? (await findCompany(db, relation_id));
  const from = sent.is_opening_balance ? now : from_party;
  return placeholderValues({ invoice: sent, from, to, sender: { name, email: now.email } });
}
