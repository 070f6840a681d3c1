import { type PageText, placesOf, type Span } from './page-text';

/** The text of a page in invisible letters over its picture: it can be selected, copied and marked. */
export type DrawnText = { layer: HTMLElement; pieces: readonly HTMLElement[]; text: PageText };

/** A span of the text as the browser selects it; null when it is not on the page. */
export function rangeOf({ pieces, text }: DrawnText, span: Span): Range | null {
  const { from, to } = placesOf(text, span);
  const start = pieces[from.piece]?.firstChild;
  const end = pieces[to.piece]?.firstChild;
  if (!start || !end) return null;
  const range = document.createRange();
  range.setStart(start, Math.min(from.offset, lengthOf(start)));
  range.setEnd(end, Math.min(to.offset, lengthOf(end)));
  return range;
}

const lengthOf = (node: Node): number => node.textContent?.length ?? 0;
