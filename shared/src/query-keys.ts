import { currentSession } from './session/session-store';

/**
 * The key of an answer that belongs to one company, so that another company's never shows. Every key in the page is made
 * by this, or by {@link userKey}.
 */
export const companyKey = (name: string, ...rest: readonly unknown[]) =>
  keyIn(currentSession().relation_id, name, ...rest);

const keyIn = (relation_id: number | null, name: string, ...rest: readonly unknown[]) =>
  ['relation', relation_id, name, ...rest] as const;

/** The key of an answer about the user, whichever company is open. */
export const userKey = (name: string) => ['user', name] as const;

/** Everything about invoices: lists, single ones, counters. */
export const invoicesKey = () => companyKey('invoices');

export const invoiceKey = (id: number) => companyKey('invoices', 'one', id);

/** The e-mail text that goes with invoices. */
export const emailTextKey = () => companyKey('email-text');

/** Everything about customers and suppliers. */
export const clientsKey = () => companyKey('clients');

export const clientKey = (id: number) => companyKey('clients', 'one', id);

/** The clients of a firm that the user has pinned, and those opened last. */
export const clientsAtHandKey = () => companyKey('clients-at-hand');

/** Everything about documents that were handed in. */
export const documentsKey = () => companyKey('documents');

/** Everything about questions on documents. */
export const questionsKey = () => companyKey('questions');

/** The own company: of the session, or of one that is about to begin. */
export const ownCompanyKey = (relation_id = currentSession().relation_id) =>
  keyIn(relation_id, 'default');

/** Everything about who works in the own company. */
export const usersKey = () => companyKey('users');

/** The companies and firms in which the user works. */
export const administrationsKey = () => companyKey('administrations');

/** Who changed one thing, what and when; `path` says which kind of thing. */
export const historyKey = (path: string, id: number) => companyKey('history', path, id);
