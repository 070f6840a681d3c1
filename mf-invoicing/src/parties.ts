import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { Company } from '@boekwerk/shared/contract/relations';

/** Who stands on an invoice: on one that was sent both as they were then. What another program sent has no paper here. */
export function partiesOf(invoice: Invoice, company: Company) {
  const { from_party, to_party, to_relation, is_opening_balance } = invoice;
  const now = { ...company, first_name: '', last_name: '' };
  return { from: is_opening_balance ? now : (from_party ?? now), to: to_party ?? to_relation };
}
