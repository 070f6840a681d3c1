import type { Invoice } from '@boekwerk/shared/contract/invoice';
import type { Company } from '@boekwerk/shared/contract/relations';

/** Who stands on an invoice: on one that was sent both as they were then. */
export const partiesOf = ({ from_party, to_party, to_relation }: Invoice, company: Company) => ({
  from: from_party ?? { ...company, first_name: '', last_name: '' },
  to: to_party ?? to_relation,
});
