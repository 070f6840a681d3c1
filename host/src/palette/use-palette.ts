import { deployedActions, deployedPages } from '@boekwerk/shared/deployment';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useServerSearch } from '@boekwerk/shared/ui/server-search';
import { knownGroups } from './known-rows';
import type { PaletteRow } from './palette-row';
import { useCompanies } from './use-companies';
import { type FoundGroup, useFoundGroups } from './use-found-groups';

export type Palette = {
  text: string;
  type: (text: string) => void;
  groups: FoundGroup[];
  rows: PaletteRow[];
  /** Rows of what is typed may still come. */
  isSearching: boolean;
  /** None is there yet that a key could be meant for. */
  isWaiting: boolean;
};

/** What the palette shows for what is typed in it: what is known at once, and then what the server finds. */
export function usePalette(): Palette {
  const { text, type, asked } = useServerSearch();
  const token = useSession((session) => session.token);
  const rights = useSession((session) => session.rights);
  const deployment = { pages: deployedPages(), actions: deployedActions() };
  const known = knownGroups(deployment, { token, rights }, text).map(settled);
  const companies = useCompanies(asked);
  const found = useFoundGroups(asked);

  const isPaused = asked === text.trim();
  // What an earlier search found must not be chosen for this one.
  const searched = isPaused ? [...companies, ...found] : [];
  const groups = [...known, ...searched].filter(
    ({ rows, hasFailed }) => rows.length > 0 || hasFailed,
  );
  const rows = groups.flatMap((group) => group.rows);
  const isSearching = !isPaused || searched.some(({ isPending }) => isPending);
  return { text, type, groups, rows, isSearching, isWaiting: isSearching && rows.length === 0 };
}

const settled = <Group extends object>(group: Group) => ({
  ...group,
  isPending: false,
  hasFailed: false,
  onRetry: () => {},
});
