import { call } from '@boekwerk/shared/api-client/call';
import { listCustomers } from '@boekwerk/shared/contract/customers';
import type { Find } from '@boekwerk/shared/deployment/finder';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { editAddress } from '../addresses';

/** How many rows the palette has room for. */
const FEW = 5;

/** For the palette: customers and suppliers by name, e-mail address or place. */
export const find: Find = async (search, signal) => {
  const query = { search, itemsPerPage: FEW, order: 'asc' } as const;
  const { data } = await call(listCustomers, { query, signal });
  return data.map((customer) => ({
    title: partyName(customer),
    detail: customer.city,
    to: editAddress(customer.id),
  }));
};
