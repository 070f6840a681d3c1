import type { Page } from '@boekwerk/shared/manifest/manifest.mjs';
import type { PageRoute, RouteObject } from '@boekwerk/shared/router';
import { Unreachable } from './unreachable';
import type { Remote } from './validate-remotes';
import { withRetry } from './with-retry';

type LoadModule = (id: string) => Promise<unknown>;

/** The routes of a remote's pages: where they are its manifest says, what they show its module, by name. */
export async function remoteRoutes(
  load: LoadModule,
  { name, manifest }: Remote,
): Promise<{ page: Page; route: RouteObject }[]> {
  // What a remote promises to expose as ./routes.
  const { routes } = (await load(`${name}/routes`)) as { routes: Record<string, PageRoute> };
  return manifest.pages
    .filter(({ redirect }) => redirect === undefined)
    .map((page) => ({ page, route: { path: page.path, ...retried(routes[page.name]) } }));
}

/** The router remembers a failed load for good, so it is retried before the router sees it. */
function retried(route: PageRoute = missing): PageRoute {
  const { lazy } = route;
  return { ...route, ...(lazy && { lazy: () => withRetry(lazy) }) };
}

/** A page that the manifest announces and the module does not have. */
const missing: PageRoute = {
  loader: () => {
    throw new Unreachable('The remote has no such page');
  },
};
