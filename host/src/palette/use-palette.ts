import { deployedActions, deployedPages } from '@boekwerk/shared/deployment';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useServerSearch } from '@boekwerk/shared/ui/server-search';
import { useLayoutEffect, useRef, useState } from 'react';
import { keepStanding } from './keep-standing';
import { knownGroups } from './known-rows';
import type { PaletteGroup, PaletteRow } from './palette-row';
import { useCompanies } from './use-companies';
import { type FoundGroup, useFoundGroups } from './use-found-groups';

export type Palette = {
  text: string;
  type: (text: string) => void;
  groups: PaletteGroup[];
  rows: PaletteRow[];
  /** What Enter takes: the first one as long as none is marked. */
  marked: PaletteRow | undefined;
  mark: (id: string) => void;
  failed: FoundGroup[];
  /** Rows of what is typed may still come. */
  isSearching: boolean;
  /** None is there yet that a key could be meant for. */
  isWaiting: boolean;
};

/** What the palette shows for what is typed in it: what is known at once, and then what the server finds. */
export function usePalette(): Palette {
  const { text, type, asked } = useServerSearch();
  const [markedId, mark] = useState<string | null>(null);
  const token = useSession((session) => session.token);
  const rights = useSession((session) => session.rights);
  const typed = text.trim();
  const companies = useCompanies({ typed, asked });
  const found = useFoundGroups({ typed, asked });
  const searched = typed === '' ? [] : [companies, ...found];

  const deployment = { pages: deployedPages(), actions: deployedActions() };
  const known = knownGroups(deployment, { token, rights }, text);
  const isPending = searched.some((group) => group.isPending);
  // What comes first stands there, so they wait for all that are called so.
  const others = { title: companies.title, rows: isPending ? [] : companies.others };
  const groups = useStanding([...known, ...searched, others], markedId, text);
  const rows = rowsOf(groups);
  const isSearching = asked !== typed || isPending;
  return {
    text,
    type: (next) => {
      type(next);
      mark(null);
    },
    groups,
    rows,
    marked: rows.find(({ id }) => id === markedId) ?? rows[0],
    mark,
    failed: searched.filter(({ hasFailed }) => hasFailed),
    isSearching,
    isWaiting: isSearching && rows.length === 0,
  };
}

/** With what was shown of the same text left where it stands, as far down as anything was marked: the first at least. */
function useStanding(known: readonly PaletteGroup[], markedId: string | null, text: string) {
  const last = useRef<Standing>({ text, groups: [], count: 1 });
  const before = last.current.text === text ? last.current : { groups: [], count: 1 };
  const marked = rowsOf(before.groups).findIndex(({ id }) => id === markedId);
  const count = Math.max(before.count, marked + 1);
  const groups = keepStanding(before.groups, known, count);
  useLayoutEffect(() => {
    last.current = { text, groups, count };
  });
  return groups;
}

type Standing = { text: string; groups: readonly PaletteGroup[]; count: number };

const rowsOf = (groups: readonly PaletteGroup[]) => groups.flatMap(({ rows }) => rows);
