import type { PaletteGroup, PaletteRow } from './palette-row';

type Entry = { title: string; row: PaletteRow };

/**
 * What is shown once more is known of the same search. The first rows stay as they stand, so that none that is marked is
 * moved or replaced while Enter is on its way to it; what is new comes below, of the kind that they end with first.
 *
 * @param count how many stay
 */
export function keepStanding(
  shown: readonly PaletteGroup[],
  known: readonly PaletteGroup[],
  count: number,
): PaletteGroup[] {
  const standing = entriesOf(shown).slice(0, count);
  const ids = new Set(standing.map(({ row }) => row.id));
  const added = entriesOf(known).filter(({ row }) => !ids.has(row.id));
  const kind = standing.at(-1)?.title;
  return groupsOf([
    ...standing,
    ...added.filter(({ title }) => title === kind),
    ...added.filter(({ title }) => title !== kind),
  ]);
}

const entriesOf = (groups: readonly PaletteGroup[]): Entry[] =>
  groups.flatMap(({ title, rows }) => rows.map((row) => ({ title, row })));

function groupsOf(entries: readonly Entry[]): PaletteGroup[] {
  const groups: PaletteGroup[] = [];
  for (const { title, row } of entries) {
    const last = groups.at(-1);
    if (last?.title === title) last.rows.push(row);
    else groups.push({ title, rows: [row] });
  }
  return groups;
}
