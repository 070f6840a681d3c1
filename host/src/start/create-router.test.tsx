import { Outlet, type RouteObject, RouterProvider } from '@boekwerk/shared/router';
import { endSession, startSession } from '@boekwerk/shared/session/session-store';
import { deploy, manifests } from '@boekwerk/shared/testing/deploy';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, render, screen } from '@testing-library/react';
import { createRouter } from './create-router';

signedIn();

function setup() {
  const remotes = Object.entries(manifests).map(([name, manifest]) => ({
    name,
    entry: `/remotes/${name}/1/remoteEntry.js`,
    manifest,
  }));
  return { remotes, lost: [], release: '1', shell: () => <Outlet /> };
}

it('shows a page that was asked for twice while its remote was being loaded', async () => {
  deploy();
  let loaded = (_: RouteObject) => {};
  const loading = new Promise<RouteObject>((resolve) => {
    loaded = resolve;
  });
  const router = createRouter({ ...setup(), loadPage: () => loading });
  render(<RouterProvider router={router} />);

  await act(async () => {
    void router.navigate('/relation/overview');
    void router.navigate('/relation/overview');
    loaded({ element: <h1>Relaties</h1> });
    await loading;
  });
  expect(await screen.findByText('Relaties')).toBeVisible();
});

it('leads who has signed in straight on, without drawing the public page once more', async () => {
  act(endSession);
  deploy();
  let drawn = 0;
  const SignIn = () => {
    drawn++;
    return <h1>Inloggen</h1>;
  };
  const pages: Record<string, RouteObject> = {
    login: { element: <SignIn /> },
    relation_overview: { element: <h1>Relaties</h1> },
  };
  window.history.replaceState(null, '', '/login?redirect=%2Frelation%2Foverview');
  const router = createRouter({
    ...setup(),
    loadPage: (_, page) => Promise.resolve(pages[page] as RouteObject),
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Inloggen')).toBeVisible();
  act(() => startSession(aToken()));

  const before = drawn;
  await act(() => router.navigate('/login?redirect=%2Frelation%2Foverview', { replace: true }));
  expect(await screen.findByText('Relaties')).toBeVisible();
  expect(drawn).toBe(before);
});

it('keeps what an address asks for when its page stands for another', async () => {
  deploy();
  describedAs({ booking_enabled: 1 });
  window.history.replaceState(null, '', '/administration?id=5');
  const router = createRouter({
    ...setup(),
    loadPage: () => Promise.resolve({ element: <h1>Documenten</h1> }),
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Documenten')).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(`${pathname}${search}`).toBe('/administration/document/overview?id=5');
});
