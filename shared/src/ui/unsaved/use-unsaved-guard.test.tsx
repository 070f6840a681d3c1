import { act, screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from '../../router';
import { endSession } from '../../session/session-store';
import { renderScreen } from '../../testing/render-screen';
import { signedIn } from '../../testing/signed-in';
import { useUnsavedGuard } from './use-unsaved-guard';

function Form({ isDirty }: { isDirty: boolean }) {
  const leave = useUnsavedGuard(isDirty, { title: 'Wijzigingen niet opgeslagen' });
  const navigate = useNavigate();
  return (
    <>
      <Link to="/list">Weg</Link>
      <Link to="?tab=2">Tab</Link>
      <button type="button" onClick={() => leave(() => navigate('/list'))}>
        Opslaan
      </button>
    </>
  );
}

signedIn();

const open = (isDirty: boolean) => renderScreen(<Form isDirty={isDirty} />, { path: '/edit' });

/** Whether the browser asks when the page goes away. */
function closing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
}

describe('a form with changes', () => {
  it('asks before a link leads away, and stays on Annuleren', async () => {
    const { user, address } = open(true);
    await user.click(screen.getByText('Weg'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Wijzigingen niet opgeslagen');
    await user.click(screen.getByText('Annuleren'));
    expect(address()).toBe('/edit');
  });

  it('asks again the next time, and goes on Doorgaan', async () => {
    const { user, address } = open(true);
    await user.click(screen.getByText('Weg'));
    await user.click(await screen.findByText('Annuleren'));
    await user.click(screen.getByText('Weg'));
    await user.click(await screen.findByText('Doorgaan'));
    await waitFor(() => expect(address()).toBe('/list'));
  });

  it('asks nothing on the same page, after a save, or without changes', async () => {
    const { user, address, unmount } = open(true);
    await user.click(screen.getByText('Tab'));
    expect(address()).toBe('/edit?tab=2');
    await user.click(screen.getByText('Opslaan'));
    expect(address()).toBe('/list');
    unmount();

    const clean = open(false);
    await clean.user.click(screen.getByText('Weg'));
    expect(clean.address()).toBe('/list');
  });

  it('lets the browser ask when the tab is closed, only while there are changes', () => {
    const { unmount } = open(true);
    expect(closing()).toBe(true);
    unmount();
    open(false);
    expect(closing()).toBe(false);
  });

  it('does not keep a page whose session has ended, as by logging out in another tab', () => {
    open(true);
    act(endSession);
    expect(closing()).toBe(false);
  });
});
