import type { PageRoute, RouteObject } from '@boekwerk/shared/router';
import { loadRemote } from '@module-federation/runtime';
import { buildAt } from '../figures/builds';
import { countFailedLoad, countLoad } from '../figures/figures';
import { renewRemote } from './discover-remotes';
import { Unreachable, withinLimit } from './unreachable';
import type { Remote } from './validate-remotes';
import { PAUSES_OF_PART, withRetry } from './with-retry';

export type RemoteLoader = ReturnType<typeof remoteLoader>;

/**
 * Makes the loader of what remotes hold. It gives up after the limit with an `Unreachable`; the next attempt starts
 * afresh, with the build that is the current one then.
 */
export function remoteLoader(remotes: Remote[]) {
  const loads = new Map<string, Promise<unknown>>();
  const failed = new Set<Remote>();
  /** Whatever of a remote is asked for while it is renewed waits for that, also what did not fail itself. */
  const renewing = new Map<Remote, Promise<void>>();

  function load(id: string): Promise<unknown> {
    const loading =
      loads.get(id) ?? withRetry(() => loadRemote<unknown>(id), { pauses: PAUSES_OF_PART });
    loads.set(id, loading);
    return loading;
  }

  async function from<T>(name: string, loadAll: () => Promise<T>): Promise<T> {
    const remote = remotes.find((one) => one.name === name);
    if (!remote) throw new Unreachable(`${name} is not part of this deployment`);

    if (failed.delete(remote)) renewing.set(remote, renewRemote(remote));
    const started = performance.now();
    try {
      const loaded = await withinLimit((renewing.get(remote) ?? Promise.resolve()).then(loadAll));
      countLoad(buildAt(remote.entry), performance.now() - started);
      return loaded;
    } catch (cause) {
      countFailedLoad(remote.entry, cause);
      failed.add(remote);
      for (const id of loads.keys()) if (remoteOf(id) === name) loads.delete(id);
      throw new Unreachable(`${name} cannot be loaded`, { cause });
    }
  }

  return {
    /** Loads what a remote exposes, `<remote>/<module>`. */
    loadModule: (id: string): Promise<unknown> => from(remoteOf(id), () => load(id)),

    /**
     * Loads what a page of a remote shows; where it is its manifest says.
     *
     * @param prefetch gets what the page would ask for first, before the page itself is there
     */
    loadPage: (
      remote: string,
      page: string,
      prefetch?: (ask: NonNullable<PageRoute['prefetch']>) => void,
    ): Promise<Omit<RouteObject, 'path' | 'children'>> =>
      from(remote, async () => {
        // What a remote promises to expose as ./routes.
        const { routes } = (await load(`${remote}/routes`)) as Record<'routes', Routes>;
        const found = routes[page];
        if (!found) throw new Error(`${remote} announces ${page} and does not have it`);
        const { lazy, prefetch: ask, ...route } = found;
        if (ask) prefetch?.(ask);
        return { ...route, ...(await lazy?.()) };
      }),
  };
}

type Routes = Record<string, PageRoute>;

const remoteOf = (id: string) => id.slice(0, id.indexOf('/'));
