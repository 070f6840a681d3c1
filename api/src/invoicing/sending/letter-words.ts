import { partyName } from '@boekwerk/shared/domain/client-kind';
import { shownAmount } from '@boekwerk/shared/domain/invoice-shown';
import type { LetterWords } from '@boekwerk/shared/domain/letter';
import type { Queries } from '../../database/connect';
import { isFrozen } from '../printing/frozen';
import { findCompany, type StoredInvoice } from '../store';
import { findContactName } from './store';

/**
 * What the words of a letter stand for when it goes with an invoice that was sent: both parties as they were then, but
 * the address for an answer as it is now.
 *
 * @param user_id who sends it; `null` when it goes by itself, in the name of the owner of the company
 */
export async function letterWords(
  db: Queries,
  sent: StoredInvoice,
  user_id: number | null,
): Promise<LetterWords> {
  if (!isFrozen(sent)) throw new Error(`invoice ${sent.id} is not frozen`);
  const { relation_id, from_party, to_party, invoice_number } = sent;
  return {
    from_company_name: partyName(from_party),
    bank_account: from_party.bank_account,
    from_contact_name: await findContactName(db, { relation_id, user_id }),
    from_email: (await findCompany(db, relation_id)).email,
    to_company_name: partyName(to_party),
    to_contact_first_name: to_party.first_name,
    to_contact_last_name: to_party.last_name,
    invoice_number,
    invoice_amount: shownAmount(sent.total, sent),
  };
}
