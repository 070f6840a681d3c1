import { listCustomers } from '@boekwerk/shared/contract/customers';
import { listEnterprises } from '@boekwerk/shared/contract/firm';
import * as v from 'valibot';

/** Names are looked for from A; whoever asks for no order gets them from Z. */
const order = v.optional(v.picklist(['asc', 'desc']), 'asc');

export const CustomerQuery = v.object({ ...listCustomers.query.entries, order });
export const EnterpriseQuery = v.object({ ...listEnterprises.query.entries, order });
