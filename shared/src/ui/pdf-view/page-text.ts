/** A piece of text on a page, as the reader gives it. */
type Piece = { str: string; hasEOL: boolean };

/** The text of a page as it is searched in: `starts` says where each piece begins in it. */
export type PageText = { text: string; starts: readonly number[] };

export type Span = readonly [start: number, end: number];

/** @param items pieces of text, with marks between them that are none */
export function pageText(items: readonly object[]): PageText {
  const starts: number[] = [];
  let text = '';
  for (const item of items) {
    if (!isPiece(item)) continue;
    starts.push(text.length);
    text += fold(item.str) + (item.hasEOL ? ' ' : '');
  }
  return { text, starts };
}

const isPiece = (item: object): item is Piece => 'str' in item;

/** Where a text stands on a page, whatever its capitals and accents. */
export function findIn({ text }: PageText, searched: string): Span[] {
  const wanted = fold(searched.trim());
  if (wanted === '') return [];
  const found: Span[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
    found.push([at, at + wanted.length]);
  return found;
}

/** Each sign becomes one sign, so that what is found in the result stands at the same place in the text. */
const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => plain(text.charAt(at))).join('');

const plain = (sign: string): string => sign.normalize('NFD').toLowerCase().charAt(0);

/** Where a span begins and ends: in which piece, and after how many of its signs. */
export function placesOf({ starts }: PageText, [start, end]: Span) {
  const place = (at: number) => {
    const piece = starts.findLastIndex((begins) => begins <= at);
    return { piece, offset: at - (starts[piece] ?? 0) };
  };
  const last = place(end - 1);
  return { from: place(start), to: { piece: last.piece, offset: last.offset + 1 } };
}
