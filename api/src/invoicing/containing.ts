/** A LIKE pattern for texts that hold `part`, whose own `%`, `_` and `\` stand for themselves. */
export const containing = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
