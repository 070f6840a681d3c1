import { companyKey } from '@boekwerk/shared/query-keys';

/** Everything about products: their list, and those that the lines of an invoice choose from. */
export const productsKey = () => companyKey('products');
