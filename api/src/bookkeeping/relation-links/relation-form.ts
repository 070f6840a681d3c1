import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { RelationForm } from '../../external/accounting/master-data';
import type { RelationRow } from '../../relations/relation-row';

/** What the accounting package gets of a customer or supplier. */
export function relationFormOf(party: RelationRow): RelationForm {
  const { address: street, postal_code, city, country } = party;
  return {
    name: partyName(party),
    tax_number: party.tax_number,
    coc_number: party.coc_number,
    email: party.general_email || party.email,
    address: { street, postal_code, city, country },
    iban: party.bank_account,
  };
}
