/** The first places of a text; half a sign at its end, which no database can store as JSON, is none. */
export const beginningOf = (text: string, places: number): string =>
  text.slice(0, places).replace(/[\uD800-\uDBFF]$/, '');
