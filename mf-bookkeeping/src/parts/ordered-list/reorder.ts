/** A list with one of its items taken to another place. */
export function reorder<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const without = items.toSpliced(from, 1);
  return without.toSpliced(to, 0, ...items.slice(from, from + 1));
}
