const FOUND = 'bw-pdf-found';
const CURRENT = 'bw-pdf-current';

/** Marks what was found on a page. @returns takes the marks away again */
export function mark(found: readonly Range[], current: Range | undefined): () => void {
  // A browser that cannot mark still goes to what was found.
  if (typeof Highlight === 'undefined') return () => {};
  const marked = named(FOUND);
  for (const range of found) marked.add(range);
  if (current) named(CURRENT).add(current);
  return () => {
    for (const range of found) marked.delete(range);
    if (current) named(CURRENT).delete(current);
  };
}

/** One for all pages: the browser knows a kind of mark by its name. */
function named(name: string): Highlight {
  const known = CSS.highlights.get(name);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
}
