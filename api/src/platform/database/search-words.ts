import { folded } from '@boekwerk/shared/domain/text/folded';
import { type AnyColumn, like, type SQL, sql } from 'drizzle-orm';

/** A LIKE pattern for texts that hold `part`, whose own `%`, `_` and `\` stand for themselves. */
const likePattern = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** A pattern for each word of a search, for texts that are folded. */
export const likePatterns = (search: string): string[] =>
  folded(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(likePattern);

/** For each word of a search that it stands in a text, which is folded. */
export const hasWords = (text: AnyColumn | SQL, search: string): SQL[] =>
  likePatterns(search).map((pattern) => like(text, pattern));

/** A text that is not stored as it is searched, folded by the database. */
export const foldedSql = (text: AnyColumn | SQL): SQL => sql`folded(${text})`;
