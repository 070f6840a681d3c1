/** The cells of what a sheet puts on the clipboard; one that holds a tab, a line or a quote stands in quotes. */
export function sheetRows(text: string): string[][] {
  const rows: string[][] = [[]];
  // A cell, and what ends it; the text itself is ended by a line.
  const cells = /(?:"((?:[^"]|"")*)"(?=[\t\r\n])|([^\t\r\n]*))(\t|\r\n|\r|\n)/g;
  for (const [, quoted, plain, end] of `${text.replace(/(?:\r\n|\r|\n)$/, '')}\n`.matchAll(cells)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}
