/** A document and what it was made of. */
export type Relative = {
  id: number;
  relation_id: number;
  file_name: string;
  amount_pages: number;
  is_there: boolean;
  sources: { id: number; kind: 'cut' | 'merge' | 'move'; pages: number[] | null }[];
};

/** Of each page of a document, which page of an ancestor it may be. */
type Pages = (readonly number[])[];

/**
 * Whether a page of one document is in the other as well, as both were made of the same. In which order documents were
 * merged is not known: what was cut from that may have any of their pages.
 */
export function sharesPages(family: readonly Relative[], one: number, other: number): boolean {
  const byId = new Map(family.map((document) => [document.id, document]));
  const ofOther = lineOf(byId, other);
  const shared = new Set([...lineOf(byId, one)].filter((id) => ofOther.has(id)));
  return [...shared].some((ancestor) => {
    const of = { byId, ancestor, shared };
    const taken = new Set(pagesOf(of, one).flat());
    return pagesOf(of, other)
      .flat()
      .some((page) => taken.has(page));
  });
}

/** A document and all it was made of. */
function lineOf(byId: ReadonlyMap<number, Relative>, id: number, line = new Set<number>()) {
  if (line.has(id)) return line;
  line.add(id);
  for (const source of byId.get(id)?.sources ?? []) lineOf(byId, source.id, line);
  return line;
}

type Of = {
  byId: ReadonlyMap<number, Relative>;
  ancestor: number;
  /** What both were made of: what went by way of another one of these is compared there. */
  shared: ReadonlySet<number>;
};

function pagesOf(of: Of, id: number): Pages {
  const document = of.byId.get(id);
  const amount = Math.max(document?.amount_pages ?? 0, 1);
  if (id === of.ancestor) return Array.from({ length: amount }, (_, at) => [at + 1]);
  if (!document || of.shared.has(id)) return [];
  if (document.sources.some(({ kind }) => kind === 'merge')) {
    const any = [...new Set(document.sources.flatMap((source) => pagesOf(of, source.id).flat()))];
    return Array.from({ length: amount }, () => any);
  }
  return document.sources.flatMap((source) => {
    const pages = pagesOf(of, source.id);
    return source.pages?.map((page) => pages[page - 1] ?? []) ?? pages;
  });
}
