import { createMemoryRouter, Navigate, RouterProvider } from '@boekwerk/shared/router';
import { endSession, startSession } from '@boekwerk/shared/session/session-store';
import { deploy } from '@boekwerk/shared/testing/deploy';
import { aToken } from '@boekwerk/shared/testing/signed-in';
import { act, render, screen } from '@testing-library/react';
import { Guarded } from './guarded';
import { withoutQuery } from './without-query';

function open(at: string) {
  deploy();
  const router = createMemoryRouter(
    [
      {
        element: <Guarded />,
        hydrateFallbackElement: <></>,
        children: [
          { path: '/login', element: <h1>Inloggen</h1> },
          { path: '/adviser', element: <Navigate to="/adviser/register" replace /> },
          { path: '/adviser/register', element: <h1>Registreren</h1> },
          { path: '/dashboard', ...withoutQuery, element: <h1>Dashboard</h1> },
          { path: '/relation/overview', element: <h1>Relaties</h1> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, address };
}

afterEach(() => act(endSession));

describe('the guard', () => {
  it('leaves a public page alone when signing in succeeds there, until it goes on by itself', async () => {
    const { router, address } = open('/login?redirect=%2Frelation%2Foverview');
    expect(await screen.findByText('Inloggen')).toBeVisible();
    act(() => startSession(aToken()));
    expect(address()).toBe('/login?redirect=%2Frelation%2Foverview');
    await act(() => router.navigate(address(), { replace: true }));
    expect(address()).toBe('/relation/overview');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/relation/overview');
  });

  it('sends to the sign-in page whose session ends on a page that needs one', async () => {
    startSession(aToken());
    const { address } = open('/relation/overview?page=2');
    expect(await screen.findByText('Relaties')).toBeVisible();
    act(endSession);
    expect(address()).toBe('/login?redirect=%2Frelation%2Foverview%3Fpage%3D2');
  });

  it('leads who is signed in away from a public page, also by way of one that leads to another', async () => {
    startSession(aToken());
    const { address } = open('/adviser');
    expect(await screen.findByText('Dashboard')).toBeVisible();
    expect(address()).toBe('/dashboard');
  });

  it('opens the dashboard without a query, whatever the way there, and leaves it what it sets itself', async () => {
    startSession(aToken());
    const { router, address } = open('/dashboard?period=3');
    expect(await screen.findByText('Dashboard')).toBeVisible();
    expect(address()).toBe('/dashboard');
    await act(() => router.navigate('/dashboard?period=2'));
    expect(address()).toBe('/dashboard?period=2');
    await act(() => router.navigate('/relation/overview'));
    await act(() => router.navigate(-1));
    expect(address()).toBe('/dashboard');
  });
});
