import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideRemoteLoader } from '../../remote-loader';
import { deploy } from '../../testing/deploy';
import { signedIn } from '../../testing/signed-in';
import { Slot } from './slot';

signedIn();
beforeEach(() => deploy());

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

it('says that nothing fills it, in a deployment without that remote and for who may not', async () => {
  deploy(['invoicing']);
  show();
  expect(await screen.findByText('Dit onderdeel is niet bereikbaar')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
