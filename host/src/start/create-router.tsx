import { createBrowserRouter, Navigate, type RouteObject } from '@boekwerk/shared/router';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { isPublic, redirectFor } from '../guards/redirect-for';
import { PageError } from '../remotes/page-error';
import { Pages } from '../remotes/pages';
import { type Remote, remoteFor } from '../remotes/remote';
import { remoteRoutes } from '../remotes/remote-routes';
import { SlowNotice } from '../remotes/slow-notice';
import { withRetry } from '../remotes/with-retry';
import { Guarded } from './guarded';
import { loadShell, type Shell } from './load-shell';
import { Outside } from './outside';
import { withoutQuery } from './without-query';

type Setup = {
  remotes: Remote[];
  loadModule: (id: string) => Promise<unknown>;
  /** Names the builds this page runs on. */
  release: string;
  /** When it is loaded already it shows while the first page is still on its way. */
  shell: Shell | null;
};

/** Remotes whose pages stand alone, for who is not signed in. */
const OUTSIDE_SHELL = ['auth'];

/** Remotes whose pages are for who is signed in, and have no menu around them either. */
const WITHOUT_MENU = ['onboarding'];

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
      // A path comes without its query, by which a public page may be open to who is signed in.
      if (!isPublic(path) && redirectFor(path, currentSession()) !== null) return;

      const routes = await remoteRoutes(loadModule, remote);
      patch(groupOf(remote), routes);
      added.add(remote);
    },
  });
}

/** The route of ours below which a remote's pages stand. */
function groupOf({ name }: Remote): 'outside' | 'bare' | 'pages' {
  if (OUTSIDE_SHELL.includes(name)) return 'outside';
  return WITHOUT_MENU.includes(name) ? 'bare' : 'pages';
}

function hostRoutes({ remotes, release, shell }: Setup): RouteObject[] {
  const names = remotes.map(({ name }) => name);
  const inShell = (Frame: Shell) => ({ element: <Frame remotes={names} /> });
  const error = <PageError release={release} />;
  const placeholdersIn = (group: string) =>
    remotes.filter((remote) => groupOf(remote) === group).flatMap(placeholders);
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
          children: [adviser, ...placeholdersIn('outside')],
        },
        {
          // Its failures show above it: a route that is not loaded yet shows nothing, no error either.
          id: 'bare',
          lazy: () => withRetry(bareFrame),
          children: placeholdersIn('bare'),
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

/** The short address of the registration for advisers. */
const adviser: RouteObject = {
  path: '/adviser',
  element: <Navigate to="/adviser/register" replace />,
};

const pages: RouteObject[] = [
  { path: '/dashboard', ...withoutQuery, lazy: () => withRetry(dashboard) },
  { path: '/logout', lazy: () => withRetry(logOut) },
  { path: '/switch', lazy: () => withRetry(switchRelation) },
  ...developmentPages,
  { path: '*', element: <Navigate to="/dashboard" replace /> },
];

/** Until a remote's own routes are there its paths belong to the frame in which its failure is shown. */
const placeholders = ({ paths }: Remote): RouteObject[] =>
  paths.map((path) => ({ path: `${path}/*`, element: null }));

async function bareFrame() {
  const { BareFrame } = await import('../shell/bare-frame');
  return { Component: BareFrame };
}

async function dashboard() {
  const { DashboardPage } = await import('../dashboard/dashboard-page');
  return { Component: DashboardPage };
}

async function switchRelation() {
  const { SwitchPage } = await import('@boekwerk/shared/switch-relation');
  return { Component: SwitchPage };
}

async function logOut() {
  const { LogOutPage } = await import('../shell/log-out-page');
  return { Component: LogOutPage };
}
