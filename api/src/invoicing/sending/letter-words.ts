import type { LetterWords } from '@boekwerk/shared/domain/invoice/letter';
import { letterWords } from '@boekwerk/shared/domain/invoice/letter-words';
import type { Queries } from '../../platform/database/connect';
import { isFrozen } from '../printing/frozen';
import { findCompany, type StoredInvoice } from '../store';
import { findContactName } from './store';

/**
 * What the words of a letter stand for when it goes with an invoice that was sent: both parties as they were then, but
 * the address for an answer as it is now.
 *
 * @param user_id who sends it; `null` when it goes by itself, in the name of the owner of the company
 */
export async function findLetterWords(
  db: Queries,
  sent: StoredInvoice,
  user_id: number | null,
): Promise<LetterWords> {
  if (!isFrozen(sent)) throw new Error(`invoice ${sent.id} is not frozen`);
  const { relation_id, from_party: from, to_party: to } = sent;
  const name = await findContactName(db, { relation_id, user_id });
  const { email } = await findCompany(db, relation_id);
  return letterWords({ invoice: sent, from, to, sender: { name, email } });
}
