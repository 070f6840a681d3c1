/** A LIKE pattern for texts that hold `part`, whose own `%`, `_` and `\` stand for themselves. */
const likePattern = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** A pattern for each word of a search, for texts in lower case. */
export const likePatterns = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(likePattern);
