import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideRemoteLoader } from '../../remote-loader';
import { deploy } from '../../testing/deploy';
import { signedIn } from '../../testing/signed-in';
import { Slot } from './slot';

signedIn();
beforeEach(() => deploy());
afterEach(() => jest.useRealTimers());

function Widget({ clientId }: { clientId: number }) {
  return <p>Klant {clientId}</p>;
}

const show = () =>
  render(
    <>
      <h1>Nieuwe factuur</h1>
      <Slot slot="customer-form" clientId={7} onSaved={() => {}} onCancel={() => {}} />
    </>,
  );

it('shows what the other remote exposes, with the props it was given', async () => {
  const load = jest.fn(async () => ({ Widget }));
  provideRemoteLoader(load);
  show();
  expect(await screen.findByText('Klant 7')).toBeVisible();
  expect(load.mock.calls).toEqual([['relations/customer-form']]);
});

it('leaves the page as it is when the other remote is down, and shows it once that is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  provideRemoteLoader(() => Promise.reject(new Error('503')));
  show();
  expect(await screen.findByText('Dit onderdeel is niet bereikbaar')).toBeVisible();
  expect(screen.getByText('Nieuwe factuur')).toBeVisible();

  provideRemoteLoader(async () => ({ Widget }));
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Klant 7')).toBeVisible();
});

it('tries once more by itself while the other remote is down, and leaves it at that', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(() => Promise.reject(new Error('503')));
  provideRemoteLoader(load);
  show();
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Dit onderdeel is niet bereikbaar')).toBeVisible();
});

it('is there by itself when the other remote is back within four seconds', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  provideRemoteLoader(() => Promise.reject(new Error('503')));
  show();
  await act(() => jest.advanceTimersByTimeAsync(0));
  provideRemoteLoader(async () => ({ Widget }));
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.getByText('Klant 7')).toBeVisible();
});

it('says that nothing fills it, in a deployment without that remote and for who may not', async () => {
  deploy(['invoicing']);
  show();
  expect(await screen.findByText('Dit onderdeel is niet bereikbaar')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
