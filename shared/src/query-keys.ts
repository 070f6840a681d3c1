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

/** Everything about who works in the own company. */
export const usersKey = () => companyKey('users');

/** The companies and firms in which the user works. */
export const administrationsKey = () => companyKey('administrations');

/** Who changed one thing, what and when; `path` says which kind of thing. */
export const historyKey = (path: string, id: number) => [...companyKey('history'), path, id];
