import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate } from '../../router';
import { endSession } from '../../session/session-store';
import { renderScreen } from '../../testing/render-screen';
import { signedIn } from '../../testing/signed-in';
import type { LeaveQuestion } from '../confirm/question';
import { useUnsavedGuard } from './use-unsaved-guard';

function Form({ isDirty, param }: { isDirty: boolean; param?: string }) {
  const leave = useUnsavedGuard(isDirty, { title: 'Wijzigingen niet opgeslagen' }, { param });
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
    await user.click(screen.getByText('Verder bewerken'));
    expect(address()).toBe('/edit');
  });

  it('asks again the next time, and goes on with Afsluiten', async () => {
    const { user, address } = open(true);
    await user.click(screen.getByText('Weg'));
    await user.click(await screen.findByText('Verder bewerken'));
    await user.click(screen.getByText('Weg'));
    await user.click(await screen.findByText('Afsluiten'));
    await waitFor(() => expect(address()).toBe('/list'));
  });

  it('asks about every way out, and goes the last one that somebody took before they answered', async () => {
    const { user, address, router } = open(true);
    for (const to of ['/list', '/other']) await act(() => router.navigate(to));
    await user.click(await screen.findByText('Afsluiten'));
    await waitFor(() => expect(address()).toBe('/other'));
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

  it('asks before the address opens another thing on the same page', async () => {
    const { user, address, router } = renderScreen(<Form isDirty param="id" />, {
      path: '/edit',
      at: '/edit?id=7',
    });
    await user.click(screen.getByText('Tab'));
    await user.click(await screen.findByText('Verder bewerken'));
    expect(address()).toBe('/edit?id=7');

    await act(() => router.navigate('/edit?id=7&page=2'));
    expect(address()).toBe('/edit?id=7&page=2');
    await act(() => router.navigate('/edit?id=8'));
    await user.click(await screen.findByText('Afsluiten'));
    await waitFor(() => expect(address()).toBe('/edit?id=8'));
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

const LEAVE = { title: 'Wijzigingen niet opgeslagen' };

/** A page with a form of its own and one more, as in a dialog over it. */
function Page({ dialog = LEAVE }: { dialog?: LeaveQuestion }) {
  const [isTyped, setTyped] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const leave = useUnsavedGuard(isTyped, LEAVE);
  const navigate = useNavigate();
  return (
    <>
      <Link to="/list">Weg</Link>
      <button type="button" onClick={() => setTyped(!isTyped)}>
        {isTyped ? 'Wis pagina' : 'Typ in pagina'}
      </button>
      <button type="button" onClick={() => leave(() => navigate('/list'))}>
        Pagina opgeslagen
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Sluit venster' : 'Open venster'}
      </button>
      {isOpen && <InDialog question={dialog} />}
    </>
  );
}

function InDialog({ question }: { question: LeaveQuestion }) {
  const [isTyped, setTyped] = useState(false);
  useUnsavedGuard(isTyped, question);
  return (
    <button type="button" onClick={() => setTyped(!isTyped)}>
      {isTyped ? 'Wis venster' : 'Typ in venster'}
    </button>
  );
}

function openPage(dialog?: LeaveQuestion) {
  const { user, address } = renderScreen(<Page dialog={dialog} />, { path: '/edit' });
  const press = async (...names: string[]) => {
    for (const name of names) await user.click(await screen.findByText(name));
  };
  return { press, address };
}

const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a page with two forms', () => {
  it('asks for its own changes while a form over it has none', async () => {
    const { press, address } = openPage();
    await press('Typ in pagina', 'Open venster', 'Weg');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(address()).toBe('/edit');
  });

  it('asks once for the changes of both', async () => {
    const { press, address } = openPage();
    await press('Typ in pagina', 'Open venster', 'Typ in venster', 'Weg', 'Verder bewerken');
    await noQuestion();
    expect(address()).toBe('/edit');
    await press('Weg', 'Afsluiten');
    await waitFor(() => expect(address()).toBe('/list'));
    await noQuestion();
  });

  it('goes on asking for the other when one is saved or closed', async () => {
    const { press, address } = openPage();
    await press('Typ in pagina', 'Open venster', 'Typ in venster', 'Pagina opgeslagen');
    await press('Verder bewerken');
    await noQuestion();
    await press(
      'Wis venster',
      'Sluit venster',
      'Wis pagina',
      'Typ in pagina',
      'Weg',
      'Verder bewerken',
    );
    await noQuestion();
    expect(address()).toBe('/edit');
    await press('Pagina opgeslagen');
    expect(address()).toBe('/list');
  });

  it('asks each in its own words, and stays when one of them is to be kept', async () => {
    const { press, address } = openPage({ title: 'Bestanden worden nog verstuurd' });
    await press('Typ in pagina', 'Open venster', 'Typ in venster', 'Weg');
    expect(await screen.findByText('Wijzigingen niet opgeslagen')).toBeVisible();
    await press('Afsluiten');
    expect(await screen.findByText('Bestanden worden nog verstuurd')).toBeVisible();
    await press('Verder bewerken');
    await noQuestion();
    expect(address()).toBe('/edit');
  });

  it('stays blocked until its question is answered, though all was saved meanwhile', async () => {
    const { press, address } = openPage();
    await press('Typ in pagina', 'Weg');
    await screen.findByRole('dialog');
    await press('Wis pagina', 'Afsluiten');
    await waitFor(() => expect(address()).toBe('/list'));
  });
});
