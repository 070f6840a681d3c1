import { like, type SQL } from 'drizzle-orm';
import { likePatterns } from '../platform/database/like-pattern';
import { relation } from '../platform/database/schema/relations';
import type { RelationRow } from './relation-row';

const PARTS = ['name', 'first_name', 'last_name', 'email', 'general_email', 'city'] as const;

/** What the search looks through of a company, customer or supplier. */
export const searchTextOf = (party: Partial<Pick<RelationRow, (typeof PARTS)[number]>>) =>
  PARTS.map((part) => party[part] ?? '')
    .filter((text) => text !== '')
    .join(' ')
    .toLowerCase();

/** For each word of a search that it stands in a relation's name, place or address. */
export const matchesSearch = (search: string): SQL[] =>
  likePatterns(search).map((pattern) => like(relation.search_text, pattern));
