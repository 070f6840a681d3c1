import type { RelationRow } from './store';

const PARTS = ['name', 'first_name', 'last_name', 'email', 'general_email', 'city'] as const;

/** What the search looks through of a company, customer or supplier. */
export const searchTextOf = (party: Partial<Pick<RelationRow, (typeof PARTS)[number]>>) =>
  PARTS.map((part) => party[part] ?? '')
    .filter((text) => text !== '')
    .join(' ')
    .toLowerCase();
