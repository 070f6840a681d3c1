import type { PlaceholderValues } from '@boekwerk/shared/domain/invoice/email-text';
import { placeholderValues } from '@boekwerk/shared/domain/invoice/placeholder-values';
import type { Queries } from '../../platform/database/connect';
import { findCompany } from '../party-store';
import { isFrozen } from '../printing/frozen';
import type { StoredInvoice, StoredRelation } from '../store';
import { findContactName } from './store';

/**
 * The values of the placeholders in an e-mail text that goes with a sent invoice: both parties as they were then, but
 * the address for an answer as it is now.
 *
 * @param user_id who sends it; `null` when it goes by itself, in the name of the owner of the company
 */
export async function findPlaceholderValues(
  db: Queries,
  { sent, company }: { sent: StoredInvoice; company?: StoredRelation | undefined },
  user_id: number | null,
): Promise<PlaceholderValues> {
  if (!isFrozen(sent)) throw new Error(`invoice ${sent.id} is not frozen`);
  const { relation_id, from_party: from, to_party: to } = sent;
  const name = await findContactName(db, { relation_id, user_id });
  const { email } = company ?? (await findCompany(db, relation_id));
  return placeholderValues({ invoice: sent, from, to, sender: { name, email } });
}
