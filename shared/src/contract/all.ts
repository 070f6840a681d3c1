import * as auth from './auth';
import * as bookkeeping from './bookkeeping';
import * as clients from './clients';
import type { Endpoint } from './endpoint';
import * as invoicing from './invoicing';
import * as products from './products';
import * as relations from './relations';
import * as users from './users';

const groups = { auth, users, relations, clients, invoicing, products, bookkeeping };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the API, by name: `invoicing.sendInvoice`. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members)
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      .map(([name, value]) => [`${group}.${name}`, value]),
  ),
);
