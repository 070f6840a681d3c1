/** The cells of what a sheet puts on the clipboard; one that holds a tab, a line or a quote stands in quotes. */
export function sheetRows(text: string): string[][] {
  const sheet = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const rows: string[][] = [[]];
  for (let at = 0; at < sheet.length; ) {
    const { cell, end } = quotedAt(sheet, at) ?? plainAt(sheet, at);
    rows.at(-1)?.push(cell.trim());
    if (sheet[end] === '\n') rows.push([]);
    at = end + 1;
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

/** A cell, and the place of what ends it. */
type Cell = { cell: string; end: number };

/** A cell in quotes, in which a quote is written twice; `null` for one that only begins with a quote. */
function quotedAt(sheet: string, start: number): Cell | null {
  if (sheet[start] !== '"') return null;
  let end = sheet.indexOf('"', start + 1);
  while (end >= 0 && sheet[end + 1] === '"') end = sheet.indexOf('"', end + 2);
  if (end < 0 || !isEnd(sheet[end + 1])) return null;
  return { cell: sheet.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

function plainAt(sheet: string, start: number): Cell {
  let end = start;
  while (!isEnd(sheet[end])) end += 1;
  return { cell: sheet.slice(start, end), end };
}

const isEnd = (sign: string | undefined) => sign === undefined || sign === '\t' || sign === '\n';
