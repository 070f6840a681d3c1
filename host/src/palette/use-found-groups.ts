import { deployedFinders } from '@boekwerk/shared/deployment';
import type { Find } from '@boekwerk/shared/deployment/finder';
import { hasRight } from '@boekwerk/shared/deployment/has-right';
import { useQueries } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { loadRemoteModule } from '@boekwerk/shared/remote-loader';
import { useSession } from '@boekwerk/shared/session/session-store';
import type { PaletteGroup } from './palette-row';

export type FoundGroup = PaletteGroup & {
  isPending: boolean;
  hasFailed: boolean;
  onRetry: () => void;
};

/**
 * What remotes find of the open company, each in its own time: one that is slow or down keeps nothing from the others.
 *
 * @param search nothing is asked while it is empty; what another search still asked for is broken off
 */
export function useFoundGroups(search: string): FoundGroup[] {
  const token = useSession((session) => session.token);
  const rights = useSession((session) => session.rights);
  const finders = deployedFinders().filter(({ right }) => hasRight({ token, rights }, right));
  const answers = useQueries({
    queries: finders.map(({ remote, name }) => ({
      queryKey: companyKey('palette', remote, name, search),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        // What a remote promises to expose under a finder's name.
        const { find } = (await loadRemoteModule(`${remote}/${name}`)) as { find: Find };
        return find(search, signal);
      },
      enabled: search !== '',
    })),
  });
  if (search === '') return [];
  return finders.map(({ remote, name, title, icon }, index) => {
    const answer = answers[index];
    const rows = (answer?.data ?? []).map((found) => ({
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
