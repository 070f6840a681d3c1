import type { RouteObject } from '@boekwerk/shared/router';
import type { Remote } from './remote';
import { withRetry } from './with-retry';

type LoadModule = (id: string) => Promise<unknown>;

/** The pages of a remote. */
export async function remoteRoutes(load: LoadModule, { name }: Remote): Promise<RouteObject[]> {
  // What a remote promises to expose as ./routes.
  const { routes } = (await load(`${name}/routes`)) as { routes: RouteObject[] };
  return routes.map(retried);
}

/** The router remembers a page that failed to load for good, so the retries must happen before it hears. */
function retried(route: RouteObject): RouteObject {
  const { lazy, children } = route;
  return {
    ...route,
    ...(typeof lazy === 'function' && { lazy: () => withRetry(lazy) }),
    ...(children && { children: children.map(retried) }),
  } as RouteObject;
}
