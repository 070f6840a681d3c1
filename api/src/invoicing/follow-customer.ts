import { partyName } from '@boekwerk/shared/domain/client-kind';
import type { Call } from '../http/call';
import { searchText } from './search-text';
import { changeInvoice, findLines, lockConceptsOf, type StoredRelation } from './store';

/**
 * Gives the concepts and templates of a customer the name that the customer has now, in the list and for the search.
 * Sent invoices keep the name they were sent to. Call it where a customer is changed.
 */
export async function followCustomer(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  customer: Pick<StoredRelation, 'id' | 'name' | 'first_name' | 'last_name'>,
): Promise<void> {
  const customer_name = partyName(customer);
  for (const concept of await lockConceptsOf(db, caller.relation_id, customer.id)) {
    if (concept.customer_name === customer_name) continue;
    const products = await findLines(db, caller.relation_id, concept.id);
    await changeInvoice(db, concept, {
      customer_name,
      search_text: searchText({ ...concept, customer_name, products }),
      // Not a change of the invoice itself: who has it open can still save it.
      updated_at: concept.updated_at,
    });
  }
}
