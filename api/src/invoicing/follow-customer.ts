import { partyName } from '@boekwerk/shared/domain/client-kind';
import type { Call } from '../http/call';
import { renameCustomer, type StoredRelation } from './store';

/**
 * Gives the concepts of a customer the name that the customer has now, in the list and for the search.
 * Sent invoices keep the name they were sent to. Call it where a customer is changed.
 */
export const followCustomer = (
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  customer: Pick<StoredRelation, 'id' | 'name' | 'first_name' | 'last_name'>,
) => renameCustomer(db, caller.relation_id, { id: customer.id, name: partyName(customer) });
