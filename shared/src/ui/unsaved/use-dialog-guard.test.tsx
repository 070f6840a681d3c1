import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate } from '../../router';
import { renderScreen } from '../../testing/render-screen';
import { signedIn } from '../../testing/signed-in';
import { useDialogGuard } from './use-dialog-guard';

signedIn();

/** A dialog whose closing leads on, as that of what is new does. */
function Dialog({ isBusy = false }: { isBusy?: boolean }) {
  const [isChanged, setChanged] = useState(false);
  const navigate = useNavigate();
  const dialog = useDialogGuard({
    isChanged,
    isBusy,
    question: 'Zonder op te slaan?',
    onClose: () => navigate('/list'),
  });
  return (
    <>
      <Link to="/elsewhere">Weg</Link>
      <button type="button" onClick={() => setChanged(true)}>
        Typ
      </button>
      <button type="button" onClick={dialog.close}>
        Sluiten
      </button>
      <button type="button" onClick={dialog.leave}>
        Opgeslagen
      </button>
    </>
  );
}

function open(props: Parameters<typeof Dialog>[0] = {}) {
  const { user, address } = renderScreen(<Dialog {...props} />, { path: '/edit' });
  const press = async (...names: string[]) => {
    for (const name of names) await user.click(await screen.findByText(name));
  };
  return { press, address };
}

const asked = () => screen.findByText('Zonder op te slaan?');
const notAsked = () =>
  waitFor(() => expect(screen.queryByText('Zonder op te slaan?')).not.toBeInTheDocument());

describe('a form in a dialog', () => {
  it('asks once before it is closed with changes, wherever that leads', async () => {
    const { press, address } = open();
    await press('Typ', 'Sluiten');
    await asked();
    await press('Verder bewerken');
    await notAsked();
    expect(address()).toBe('/edit');
    await press('Sluiten', 'Afsluiten');
    await waitFor(() => expect(address()).toBe('/list'));
    await notAsked();
  });

  it('asks before its page is left', async () => {
    const { press, address } = open();
    await press('Typ', 'Weg');
    await asked();
    expect(address()).toBe('/edit');
  });

  it('asks nothing without changes or once they are saved', async () => {
    const { press, address } = open();
    await press('Typ', 'Opgeslagen');
    expect(address()).toBe('/list');
  });

  it('stays while it is being saved', async () => {
    const { press, address } = open({ isBusy: true });
    await press('Typ', 'Sluiten');
    expect(address()).toBe('/edit');
    await notAsked();
  });
});
