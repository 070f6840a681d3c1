import { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { getUser } from '@boekwerk/shared/contract/users';
import { createMemoryRouter, Link, RouterProvider } from '@boekwerk/shared/router';
import {
  currentSession,
  endSession,
  onSessionAnswers,
  startSession,
} from '@boekwerk/shared/session/session-store';
import { aCompany, aDefaultRelation, someAnswers } from '@boekwerk/shared/testing/a-company';
import { deploy } from '@boekwerk/shared/testing/deploy';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { aToken, aUser } from '@boekwerk/shared/testing/signed-in';
import { PageShell } from '@boekwerk/shared/ui/page';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeAnswers } from '../start/take-answers';
import { prefetchSession } from './session-query';
import { Shell } from './shell';

const api = fakeApi();

function signIn() {
  startSession(aToken());
  api.on(getUser, () => aUser());
  api.on(checkConnection, () => ({
    exists: false,
    is_connected: false,
    status: 'none' as const,
    broken_by: null,
    office: null,
    synced_at: null,
    task: null,
  }));
  api.on(getDefaultRelation, () => aDefaultRelation({ relation: aCompany() }));
}

function open() {
  const page = (title: string) => (
    <PageShell title={title}>
      <Link to="/relation/overview">Verder</Link>
    </PageShell>
  );
  deploy();
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: '/dashboard', element: page('Dashboard') },
          { path: '/relation/overview', element: page('Relaties beheren') },
          { path: '/invoicing/invoice/create', element: page('Nieuwe factuur') },
          { path: '/invoicing/invoice/overview', lazy: () => new Promise<never>(() => {}) },
        ],
      },
    ],
    { initialEntries: ['/dashboard'] },
  );
  render(<RouterProvider router={router} />);
  return userEvent.setup({ pointerEventsCheck: 0 });
}

const menu = () =>
  within(screen.getAllByRole('navigation', { name: 'Hoofdmenu' })[0] as HTMLElement);

beforeEach(signIn);
afterEach(endSession);

describe('the shell', () => {
  it('waits until it is known who signed in, and names the company', async () => {
    open();
    expect(screen.getByText('Boekwerk laden…')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(screen.getByText('Bakkerij Jansen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Profiel van Maria van der Velde' })).toBeVisible();
    expect(currentSession().relation).toEqual({
      id: 7,
      name: 'Bakkerij Jansen',
      has_connection: false,
    });
  });

  it('asks nothing and waits for nothing when all of that came with the token', () => {
    onSessionAnswers(takeAnswers);
    startSession(aToken(), false, someAnswers());
    open();
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Profiel van Maria van der Velde' })).toBeVisible();
    for (const asked of [getUser, getDefaultRelation, checkConnection])
      expect(api.calls(asked)).toEqual([]);
  });

  it('asks it once when it was asked before the shell was drawn', async () => {
    prefetchSession();
    await waitFor(() => expect(api.calls(getUser)).toHaveLength(1));
    open();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(api.calls(getUser)).toHaveLength(1);
  });

  it('offers to try again when that cannot be found out', async () => {
    api.fail(getUser, 500, { message: 'Er ging iets mis. Probeer het opnieuw.' });
    const user = open();
    const retry = await screen.findByRole('button', { name: 'Opnieuw proberen' });
    signIn();
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('marks the current page in its submenu and moves the focus to its heading', async () => {
    const user = open();
    await screen.findByRole('button', { name: 'Facturen', expanded: true });
    await user.click(menu().getByRole('link', { name: 'Nieuwe factuur' }));
    expect(await screen.findByRole('heading', { name: 'Nieuwe factuur' })).toHaveFocus();
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Nieuwe factuur');
    expect(document.title).toBe('Nieuwe factuur · Boekwerk');
  });

  it('marks in the menu where a click leads while that page is still on its way', async () => {
    const user = open();
    await screen.findByRole('button', { name: 'Facturen', expanded: true });
    await user.click(menu().getByRole('link', { name: 'Facturen overzicht' }));
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Facturen overzicht');
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('closes the menu of a phone also for who picks the page they are on', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Menu openen' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Hoofdmenu' }));
    await user.click(drawer.getByRole('link', { name: 'Dashboard' }));
    expect(screen.queryByRole('dialog', { name: 'Hoofdmenu' })).not.toBeInTheDocument();
  });

  it('remembers that the menu is collapsed, and makes room for a submenu', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Menu inklappen' }));
    expect(localStorage.getItem('boekwerk.menu')).toBe('collapsed');
    await user.click(screen.getAllByRole('button', { name: 'Facturen' })[0] as HTMLElement);
    expect(menu().getByRole('link', { name: 'Facturen overzicht' })).toBeVisible();
    expect(localStorage.getItem('boekwerk.menu')).toBeNull();
  });
});

it.each(['rights', 'relation'] as const)(
  'asks again, and goes nowhere, when the API does not give %s of who is signed in',
  async (part) => {
    const { [part]: _, ...rest } = aDefaultRelation({ relation: aCompany() });
    api.on(getDefaultRelation, () => rest as ReturnType<typeof aDefaultRelation>);
    const user = open();
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
    expect(currentSession().token).not.toBeNull();

    api.on(getDefaultRelation, () => aDefaultRelation({ relation: aCompany() }));
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  },
);
