import { Outlet, type RouteObject, RouterProvider } from '@boekwerk/shared/router';
import { deploy, manifests } from '@boekwerk/shared/testing/deploy';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, render, screen } from '@testing-library/react';
import { createRouter } from './create-router';

signedIn();

it('shows a page that was asked for twice while its remote was being loaded', async () => {
  deploy();
  let loaded = (_: RouteObject) => {};
  const loading = new Promise<RouteObject>((resolve) => {
    loaded = resolve;
  });
  const remotes = Object.entries(manifests).map(([name, manifest]) => ({
    name,
    entry: `/remotes/${name}/1/remoteEntry.js`,
    manifest,
  }));
  const setup = { remotes, lost: [], release: '1', shell: () => <Outlet /> };
  const router = createRouter({ ...setup, loadPage: () => loading });
  render(<RouterProvider router={router} />);

  await act(async () => {
    void router.navigate('/relation/overview');
    void router.navigate('/relation/overview');
    loaded({ element: <h1>Relaties</h1> });
    await loading;
  });
  expect(await screen.findByText('Relaties')).toBeVisible();
});
