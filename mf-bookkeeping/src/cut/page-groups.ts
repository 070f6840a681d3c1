/** The pages of each document that a file is cut into, from 1, in their order. Every page is in exactly one. */
export type Groups = readonly (readonly number[])[];

/** A document after `size` pages each; the last one takes what is left. */
export function everySo(count: number, size: number): Groups {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  return Array.from({ length: Math.ceil(count / size) }, (_, at) =>
    pages.slice(at * size, (at + 1) * size),
  );
}

/** What comes after a page in its document becomes a document of its own. */
export function cutAfter(groups: Groups, page: number): Groups {
  return groups.flatMap((group) => {
    const end = group.indexOf(page) + 1;
    return end === 0 ? [group] : filled([group.slice(0, end), group.slice(end)]);
  });
}

/** A document and the one after it become one. */
export function joinNext(groups: Groups, at: number): Groups {
  const joined = groups.slice(at, at + 2).flat();
  return filled([...groups.slice(0, at), joined, ...groups.slice(at + 2)]);
}

/** Where a page goes: before another one, behind the last of a document, or before the first of it. */
export type Place = { before: number } | { endOf: number } | { startOf: number } | 'own';

/** Takes a page to another place; `own` is a document of its own behind the one that it came from. */
export function movePage(groups: Groups, page: number, to: Place): Groups {
  const from = groupOf(groups, page);
  const without = groups.map((group) => group.filter((each) => each !== page));
  if (to === 'own') return filled(without.toSpliced(from + 1, 0, [page]));
  if ('before' in to) {
    if (to.before === page) return groups;
    return filled(
      without.map((group) => group.flatMap((each) => (each === to.before ? [page, each] : [each]))),
    );
  }
  return filled(
    without.map((group, at) => {
      if ('endOf' in to) return at === to.endOf ? [...group, page] : group;
      return at === to.startOf ? [page, ...group] : group;
    }),
  );
}

/** In which document a page is, from 0. */
export const groupOf = (groups: Groups, page: number): number =>
  groups.findIndex((group) => group.includes(page));

const filled = (groups: Groups): Groups => groups.filter((group) => group.length > 0);
