/** A LIKE pattern for texts that hold `part`, whose own `%`, `_` and `\` stand for themselves. */
export const containing = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** A pattern for each word of a search, for texts in lower case. */
export const containingWords = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(containing);
