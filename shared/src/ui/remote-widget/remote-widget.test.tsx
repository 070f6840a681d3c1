import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideRemoteLoader } from '../../remote-loader';
import { RemoteWidget } from './remote-widget';

function Widget({ clientId }: { clientId: number }) {
  return <p>Klant {clientId}</p>;
}

const show = () =>
  render(
    <>
      <h1>Nieuwe factuur</h1>
      <RemoteWidget
        name="relations/client-form"
        clientId={7}
        onSaved={() => {}}
        onCancel={() => {}}
      />
    </>,
  );

it('shows what the other remote exposes, with the props it was given', async () => {
  const load = jest.fn(async () => ({ Widget }));
  provideRemoteLoader(load);
  show();
  expect(await screen.findByText('Klant 7')).toBeVisible();
  expect(load.mock.calls).toEqual([['relations/client-form']]);
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
