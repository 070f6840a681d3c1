import { tellPresence } from '@boekwerk/shared/contract/bookkeeping/presence';
import { useQueryClient } from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { PresenceBar } from './presence-bar';

const api = fakeApi();
signedIn();

function Screen() {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: documentsKey() });
  return (
    <>
      <PresenceBar id={7} />
      <button type="button" onClick={refresh}>
        Opgeslagen
      </button>
    </>
  );
}

it('says who else has the document open, and is not said anew by what is saved', async () => {
  api.on(tellPresence, () => ({ others: ['Anna Smit', 'Bram Visser'] }));
  const { user } = renderScreen(<Screen />);
  const said = 'Anna Smit en Bram Visser hebben dit document nu ook open.';
  expect(await screen.findByText(said)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opgeslagen' }));
  expect(api.calls(tellPresence)).toMatchObject([{ params: { id: 7 } }]);
});

it('says nothing while nobody else has it open, or nobody knows', async () => {
  api.fail(tellPresence, 500, { message: 'Er ging iets mis.' });
  renderScreen(<Screen />);
  await screen.findByRole('button', { name: 'Opgeslagen' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
