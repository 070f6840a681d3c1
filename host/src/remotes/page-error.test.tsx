import { createMemoryRouter, Outlet, RouterProvider } from '@boekwerk/shared/router';
import { act, render, screen } from '@testing-library/react';
import { PageError } from './page-error';
import { Unreachable } from './unreachable';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

/** Opens a page that is loaded by `load`. */
async function open(load: () => Promise<string>) {
  const router = createMemoryRouter([
    {
      element: <Outlet />,
      errorElement: <PageError release="1" />,
      hydrateFallbackElement: <></>,
      children: [{ path: '/', loader: load, element: <h1>Relaties</h1> }],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
}

it('goes away by itself when the part is back within four seconds', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Unreachable('down'));
  await open(load.mockResolvedValue(''));
  expect(screen.getByText('Dit onderdeel is niet bereikbaar')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.getByText('Relaties')).toBeVisible();
});

it('tries once more by itself and no more, and never a page that is broken', async () => {
  const down = jest.fn(() => Promise.reject(new Unreachable('down')));
  await open(down);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(down).toHaveBeenCalledTimes(2);

  const broken = jest.fn(() => Promise.reject(new Error('broken')));
  await open(broken);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(broken).toHaveBeenCalledTimes(1);
});
