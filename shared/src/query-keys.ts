import { currentSession } from './session/session-store';

/** Keys of answers that belong to one company, so that another company's never show. */
const companyKey = (name: string) => ['relation', currentSession().relation_id, name] as const;

/** Everything about invoices: lists, single ones, counters. */
export const invoicesKey = () => companyKey('invoices');

export const invoiceKey = (id: number) => [...invoicesKey(), 'one', id] as const;

/** Everything about customers and suppliers. */
export const clientsKey = () => companyKey('clients');

export const clientKey = (id: number) => [...clientsKey(), 'one', id] as const;

/** The own company. */
export const ownCompanyKey = () => companyKey('default');

/** The companies and firms in which the user works. */
export const administrationsKey = () => companyKey('administrations');
