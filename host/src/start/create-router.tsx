import type { Page } from '@boekwerk/shared/manifest/manifest.mjs';
import {
  createBrowserRouter,
  Navigate,
  type RouteObject,
  useLocation,
} from '@boekwerk/shared/router';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { pageAt } from '../guards/pages';
import { redirectFor } from '../guards/redirect-for';
import { PageError } from '../remotes/page-error';
import { Pages } from '../remotes/pages';
import type { RemoteLoader } from '../remotes/remote-loader';
import { SlowNotice } from '../remotes/slow-notice';
import { Unreachable } from '../remotes/unreachable';
import type { Remote } from '../remotes/validate-remotes';
import { Guarded } from './guarded';
import { leadOn } from './lead-on';
import { loadShell, type Shell } from './load-shell';
import { ownPages } from './own-pages';
import { PublicLayout } from './public-layout';

type Setup = {
  remotes: Remote[];
  /** Pages of remotes that were refused. */
  lost: Page[];
  loadPage: RemoteLoader['loadPage'];
  /** Names the builds this page runs on. */
  release: string;
  /** When it is loaded already, it shows while the first page still loads. */
  shell: Shell | null;
};

/** Ids of the host's routes that hold all pages: public ones, those without a menu, and those with one. */
type Frame = 'public' | 'bare' | 'pages';

/**
 * The host's own routes; that of a remote's page is added when somebody first goes there. Until its page is loaded the
 * router knows nothing of it: a load that failed it would remember for good.
 */
export function createRouter(setup: Setup) {
  const added = new Set<string>();
  return createBrowserRouter(hostRoutes(setup), {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const page = pageAt(path);
      if (!page?.remote || page.redirect !== undefined || added.has(page.name)) return;
      // Not for public pages: whether they redirect depends on the query, which is not known here.
      if (page.right !== 'anyone' && redirectFor(path, currentSession()) !== null) return;

      const route = await setup.loadPage(page.remote, page.name);
      // Who went elsewhere, or asked again, meanwhile: the router takes nothing any more on behalf of this one.
      if (signal.aborted || added.has(page.name)) return;
      added.add(page.name);
      patch(frameOf(page), [{ path: page.path, ...route }]);
    },
  });
}

function frameOf({ right, frame }: Page): Frame {
  if (right === 'anyone') return 'public';
  return frame === 'bare' ? 'bare' : 'pages';
}

function hostRoutes({ remotes, lost, release, shell }: Setup): RouteObject[] {
  const inShell = (Frame: Shell) => ({ element: <Frame /> });
  const error = <PageError release={release} />;
  const manifests = remotes.map(({ manifest }) => manifest);
  const standIns = (frame: Frame) => [
    ...manifests.flatMap(({ pages }) =>
      pages.filter((page) => frameOf(page) === frame).map((page) => standIn(page, pages)),
    ),
    ...lost.filter((page) => frameOf(page) === frame).map(lostPage),
  ];
  return [
    {
      element: <Guarded />,
      errorElement: error,
      hydrateFallbackElement: <SlowNotice />,
      children: [
        {
          id: 'public',
          element: <PublicLayout />,
          loader: leadOn,
          errorElement: error,
          children: standIns('public'),
        },
        {
          // Its errors are shown by its parent: a lazy route that is not loaded cannot show any.
          id: 'bare',
          lazy: bareFrame,
          children: standIns('bare'),
        },
        {
          ...(shell ? inShell(shell) : { lazy: async () => inShell(await loadShell()) }),
          children: [
            {
              id: 'pages',
              element: <Pages />,
              errorElement: error,
              hydrateFallbackElement: <SlowNotice />,
              children: [...ownPages, ...standIns('pages')],
            },
          ],
        },
      ],
    },
  ];
}

/** Reserves the path of a page in its frame, where its failure shows, until the routes of its remote are loaded. */
function standIn({ path, redirect }: Page, pages: Page[]): RouteObject {
  const to = pages.find(({ name }) => name === redirect);
  if (to) return { path, element: <StandsFor to={to.path} /> };
  return { path: `${path}/*`, element: null };
}

/** What the address asks for is asked of the page that it stands for. */
function StandsFor({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}

const lostPage = ({ path }: Page): RouteObject => ({
  path,
  element: null,
  loader: () => {
    throw new Unreachable('Its remote is refused');
  },
});

async function bareFrame() {
  const { OnboardingLayout } = await import('../shell/onboarding-layout');
  return { Component: OnboardingLayout };
}
