import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { keepsVersion } from '../platform/database/keeps-version';
import { invoice } from '../platform/database/schema/invoicing';
import type { Call } from '../platform/http/call';
import { searchText } from './search-text';
import { findLines, lockConceptsOf, type StoredRelation, updateInvoiceRow } from './store';

type Scope = Pick<Call, 'db' | 'caller'>;
type Named = Pick<StoredRelation, 'id' | 'name' | 'first_name' | 'last_name'>;

/**
 * Updates the customer's name on their concepts and templates, for the list and the search. Sent invoices keep the name
 * they were sent to. Call it wherever a customer is changed.
 */
export const followCustomer = (call: Scope, customer: Named): Promise<void> =>
  followCustomers(call, [customer]);

/** The same for several customers. */
export async function followCustomers({ db, caller }: Scope, customers: readonly Named[]) {
  if (customers.length === 0) return;
  const names = new Map(customers.map((customer) => [customer.id, partyName(customer)]));
  for (const concept of await lockConceptsOf(db, caller.relation_id, [...names.keys()])) {
    const customer_name = names.get(concept.to_relation_id) ?? '';
    if (concept.customer_name === customer_name) continue;
    const products = await findLines(db, caller.relation_id, concept.id);
    await updateInvoiceRow(db, concept, {
      customer_name,
      search_text: searchText({ ...concept, customer_name, products }),
      // Not a change of the invoice itself: who has it open can still save it.
      ...keepsVersion(invoice),
    });
  }
}
