import { createBrowserRouter, Navigate, type RouteObject } from '@boekwerk/shared/router';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { redirectFor } from '../guards/redirect-for';
import { PageError } from '../remotes/page-error';
import { Pages } from '../remotes/pages';
import { type Remote, remoteFor } from '../remotes/remote';
import { remoteRoutes } from '../remotes/remote-routes';
import { SlowNotice } from '../remotes/slow-notice';
import { withRetry } from '../remotes/with-retry';
import { Guarded } from './guarded';
import { loadShell, type Shell } from './load-shell';
import { Outside } from './outside';

type Setup = {
  remotes: Remote[];
  loadModule: (id: string) => Promise<unknown>;
  /** Names the builds this page runs on. */
  release: string;
  /** When it is loaded already it shows while the first page is still on its way. */
  shell: Shell | null;
};

/** Remotes whose pages stand alone, without menu. */
const OUTSIDE_SHELL = ['auth'];

/**
 * The host's own routes; those of a remote are added when somebody first goes there.
 * Nobody loads a remote for a page that the guard sends them away from.
 */
export function createRouter(setup: Setup) {
  const { remotes, loadModule } = setup;
  const added = new Set<Remote>();
  return createBrowserRouter(hostRoutes(setup), {
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = remoteFor(remotes, path);
      if (!remote || added.has(remote)) return;
      if (redirectFor(path, currentSession()) !== null) return;

      const routes = await remoteRoutes(loadModule, remote);
      patch(isOutside(remote) ? 'outside' : 'pages', routes);
      added.add(remote);
    },
  });
}

const isOutside = ({ name }: Remote) => OUTSIDE_SHELL.includes(name);

function hostRoutes({ remotes, release, shell }: Setup): RouteObject[] {
  const names = remotes.map(({ name }) => name);
  const inShell = (Frame: Shell) => ({ element: <Frame remotes={names} /> });
  const error = <PageError release={release} />;
  return [
    {
      element: <Guarded />,
      errorElement: error,
      hydrateFallbackElement: <SlowNotice />,
      children: [
        {
          id: 'outside',
          element: <Outside />,
          errorElement: error,
          children: remotes.filter(isOutside).flatMap(placeholders),
        },
        {
          ...(shell ? inShell(shell) : { lazy: async () => inShell(await loadShell()) }),
          children: [
            {
              id: 'pages',
              element: <Pages />,
              errorElement: error,
              hydrateFallbackElement: <SlowNotice />,
              children: pages,
            },
          ],
        },
      ],
    },
  ];
}

/** Every part of the design system in its states; the bundler leaves it out of a production build. */
const developmentPages: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: '/kit',
          lazy: async () => ({ Component: (await import('../kit/kit-page')).KitPage }),
        },
      ];

const pages: RouteObject[] = [
  { path: '/dashboard', lazy: () => withRetry(dashboard) },
  { path: '/logout', lazy: () => withRetry(logOut) },
  ...developmentPages,
  { path: '*', element: <Navigate to="/dashboard" replace /> },
];

/** Until a remote's own routes are there its paths belong to the frame in which its failure is shown. */
const placeholders = ({ paths }: Remote): RouteObject[] =>
  paths.map((path) => ({ path: `${path}/*`, element: null }));

async function dashboard() {
  const { DashboardPage } = await import('../dashboard/dashboard-page');
  return { Component: DashboardPage };
}

async function logOut() {
  const { LogOutPage } = await import('../shell/log-out-page');
  return { Component: LogOutPage };
}
