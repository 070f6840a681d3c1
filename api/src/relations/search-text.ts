import { folded } from '@boekwerk/shared/domain/text/folded';
import type { SQL } from 'drizzle-orm';
import { relation } from '../platform/database/schema/relations';
import { hasWords } from '../platform/database/search-words';
import type { RelationRow } from './relation-row';

const PARTS = ['name', 'first_name', 'last_name', 'email', 'general_email', 'city'] as const;

/** What the search looks through of a company, customer or supplier. */
export const searchTextOf = (party: Partial<Pick<RelationRow, (typeof PARTS)[number]>>) =>
  folded(
    PARTS.map((part) => party[part] ?? '')
      .filter((text) => text !== '')
      .join(' '),
  );

/** For each word of a search that it stands in a relation's name, place or address. */
export const matchesSearch = (search: string): SQL[] => hasWords(relation.search_text, search);
