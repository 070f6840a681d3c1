import { deployedFinders } from '@boekwerk/shared/deployment';
import type { Find, Found } from '@boekwerk/shared/deployment/finder';
import { hasRight } from '@boekwerk/shared/deployment/has-right';
import { useQueries, useQueryClient } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { loadRemoteModule } from '@boekwerk/shared/remote-loader';
import { useSession } from '@boekwerk/shared/session/session-store';
import { bestFirst } from './best-first';
import { FEW, type PaletteGroup } from './palette-row';

/** What stands in the field, and what the server is asked once the typing pauses. */
export type Searched = { typed: string; asked: string };

export type FoundGroup = PaletteGroup & {
  isPending: boolean;
  hasFailed: boolean;
  onRetry: () => void;
};

/**
 * What remotes find of the open company, each in its own time: one that is slow or down keeps nothing from the others.
 * Until it has answered, what an earlier search found is there as far as it fits.
 * Nothing is asked while nothing is; what another search still asked for is broken off.
 */
export function useFoundGroups({ typed, asked }: Searched): FoundGroup[] {
  const token = useSession((session) => session.token);
  const rights = useSession((session) => session.rights);
  const queries = useQueryClient();
  const finders = deployedFinders().filter(({ right }) => hasRight({ token, rights }, right));
  const answers = useQueries({
    queries: finders.map(({ remote, name }) => ({
      queryKey: [...finderKey(remote, name), asked],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        // What a remote promises to expose under a finder's name.
        const { find } = (await loadRemoteModule(`${remote}/${name}`)) as { find: Find };
        return find(asked, signal);
      },
      enabled: asked !== '',
    })),
  });
  const isAsked = asked === typed;
  return finders.map(({ remote, name, title, icon }, index) => {
    const answer = isAsked ? answers[index] : undefined;
    const known = queries
      .getQueriesData<Found[]>({ queryKey: finderKey(remote, name) })
      .flatMap(([, rows]) => rows ?? []);
    const found = answer?.data ?? fitting(known, typed);
    const rows = found.map((found) => ({
      ...found,
      id: `${remote}/${name} ${found.to}`,
      icon,
      leadsTo: found.to,
    }));
    return {
      title,
      rows,
      isPending: answer?.isPending ?? false,
      hasFailed: answer?.isError ?? false,
      onRetry: () => void answer?.refetch(),
    };
  });
}

function fitting(known: readonly Found[], typed: string): Found[] {
  const once = new Map(known.map((found) => [found.to, found]));
  const rows = [...once.values()].map((found) => ({ ...found, words: found.detail ?? '' }));
  return bestFirst(rows, typed).slice(0, FEW);
}

const finderKey = (remote: string, name: string) => companyKey('palette', remote, name);
