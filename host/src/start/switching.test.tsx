import { call } from '@boekwerk/shared/api-client/call';
import { switchRelation } from '@boekwerk/shared/contract/auth';
import { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { getUser } from '@boekwerk/shared/contract/users';
import { createMemoryRouter, Link, RouterProvider } from '@boekwerk/shared/router';
import { lastSessionEnd } from '@boekwerk/shared/session/session-end';
import {
  currentSession,
  describeSession,
  endSession,
  onSessionAnswers,
  startSession,
  updateRights,
} from '@boekwerk/shared/session/session-store';
import { SwitchPage, useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { aCompany, aDefaultRelation, someAnswers } from '@boekwerk/shared/testing/a-company';
import { deploy } from '@boekwerk/shared/testing/deploy';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { aToken, aUser } from '@boekwerk/shared/testing/signed-in';
import { PageShell } from '@boekwerk/shared/ui/page';
import { useUnsavedGuard } from '@boekwerk/shared/ui/unsaved';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../shell/query-client';
import { Shell } from '../shell/shell';
import { Guarded } from './guarded';
import { takeAnswers } from './take-answers';

const api = fakeApi();
const FIRM = 30;
const CLIENT = 31;
const NEXT = 32;
const tokens = {
  [FIRM]: aToken({ token: 'firm', relation_id: FIRM, type: 1 }),
  [CLIENT]: aToken({ token: 'client', relation_id: CLIENT, type: 0, is_owner: false }),
  [NEXT]: aToken({ token: 'next', relation_id: NEXT, type: 0, is_owner: false }),
};

const firm = aCompany({ id: FIRM, name: 'Visser Administratie', relation_user_type: 1 });
const client = aCompany({ id: CLIENT, name: 'Bakkerij Jansen B.V.' });
const next = aCompany({ id: NEXT, name: 'Studio Noord' });

/** A firm that is connected with the accounting package has questions as well. */
function inFirm() {
  const reply = aDefaultRelation({ relation: firm });
  return { ...reply, rights: { ...reply.rights, questions: true } };
}

const inClient = (over: Partial<ReturnType<typeof aDefaultRelation>> = {}) =>
  aDefaultRelation({
    relation: client,
    is_impersonating: true,
    ...over,
    original: { id: FIRM, name: 'Visser Administratie', is_owner: true },
  });

/** The server, at which one works in the company that was switched to last. */
function serve() {
  let at = FIRM;
  startSession(tokens[FIRM] as never);
  api.on(getUser, () => aUser());
  api.on(checkConnection, () => ({
    exists: at === FIRM,
    is_connected: false,
    status: 'none' as const,
    broken_by: null,
    office: null,
    synced_at: null,
    task: null,
  }));
  api.on(getDefaultRelation, () =>
    at === FIRM ? inFirm() : inClient(at === NEXT ? { relation: next } : {}),
  );
  api.on(switchRelation, ({ body }) => {
    at = body.relation_id;
    return { token: tokens[at as keyof typeof tokens] };
  });
}

const visitTo = (relation_id: number, document: number) => ({
  relation_id,
  impersonate: true,
  to: `/administration/document/overview?id=${document}`,
  visit: true,
});

function Page({ title, isDirty = false }: { title: string; isDirty?: boolean }) {
  const goOnIn = useSwitchRelation();
  useUnsavedGuard(isDirty, { message: 'Niet opgeslagen' } as never);
  return (
    <PageShell title={title}>
      <button type="button" onClick={() => goOnIn({ relation_id: CLIENT, impersonate: true })}>
        Openen
      </button>
      <button type="button" onClick={() => goOnIn(visitTo(CLIENT, 4))}>
        Bekijken
      </button>
      <button type="button" onClick={() => goOnIn(visitTo(NEXT, 5))}>
        Volgende
      </button>
      <Link to="/question/overview">Naar de vragen</Link>
    </PageShell>
  );
}

function open(at: string) {
  deploy();
  const router = createMemoryRouter(
    [
      {
        element: <Guarded />,
        children: [
          {
            element: <Shell />,
            children: [
              { path: '/switch', lazy: async () => ({ Component: SwitchPage }) },
              { path: '/dashboard', element: <Page title="Dashboard" /> },
              { path: '/question/overview', element: <Page title="Vragen" /> },
              { path: '/administration/document/overview', element: <Page title="Document" /> },
              { path: '/settings/company/edit', element: <Page title="Bedrijf" isDirty /> },
            ],
          },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  return { user, address: () => router.state.location.pathname + router.state.location.search };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const bar = 'Je werkt in de administratie van Bakkerij Jansen B.V.';

beforeEach(serve);
afterEach(() => {
  endSession();
  queryClient.clear();
});

describe('who loses something while they are in a client', () => {
  const inside = async () => {
    const page = open('/question/overview');
    await heading('Vragen');
    await page.user.click(screen.getByRole('button', { name: 'Openen' }));
    await heading('Dashboard');
    return page;
  };

  it('reads which client it was, and goes back to the firm from there', async () => {
    const { user, address } = await inside();
    const refusal = { message: 'Geen toegang', reason: 'client_withdrawn' } as const;
    api.fail(getUser, 401, refusal);
    await act(() => call(getUser, {}).catch(() => {}));
    await heading('Je hebt geen toegang meer tot Bakkerij Jansen B.V.');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();

    api.on(getUser, () => aUser());
    await user.click(screen.getByRole('button', { name: 'Terug naar Visser Administratie' }));
    await heading('Dashboard');
    expect(address()).toBe('/dashboard');
    expect(currentSession()).toMatchObject({ relation_id: FIRM, has_lost_client: false });
  });

  it('is back in the client, on the same page, after signing in again', async () => {
    startSession(tokens[CLIENT] as never, true);
    describeSession({ user: aUser() });
    window.history.replaceState(null, '', '/settings/company/edit');
    endSession('session_expired');
    startSession(tokens[FIRM] as never);
    const { address } = open('/dashboard');
    await heading('Bedrijf');
    expect(address()).toBe('/settings/company/edit');
    expect(currentSession()).toMatchObject({ relation_id: CLIENT });
  });

  it('is back there by way of the firm when they begin in another company', async () => {
    startSession(tokens[CLIENT] as never, true);
    const { original } = inClient();
    describeSession({ user: aUser(), original });
    window.history.replaceState(null, '', '/settings/company/edit');
    endSession('session_expired');
    const own = aCompany({ id: 33, name: 'Eigen Zaak' });
    const rest = (id: number | null) => (id === FIRM ? inFirm() : inClient());
    api.on(getDefaultRelation, () => {
      const { relation_id } = currentSession();
      return relation_id === own.id ? aDefaultRelation({ relation: own }) : rest(relation_id);
    });
    startSession(aToken({ token: 'own', relation_id: own.id }));
    const { address } = open('/dashboard');
    await heading('Bedrijf');
    expect(address()).toBe('/settings/company/edit');
    expect(api.calls(switchRelation).map(({ body }) => body)).toEqual([
      { relation_id: FIRM, impersonate: false },
      { relation_id: CLIENT, impersonate: true },
    ]);
    expect(currentSession()).toMatchObject({ relation_id: CLIENT, is_impersonating: true });
  });

  it('is not taken there as somebody else', async () => {
    startSession(tokens[CLIENT] as never, true);
    describeSession({ user: aUser({ id: 99 }) });
    endSession('session_expired');
    startSession(tokens[FIRM] as never);
    open('/dashboard');
    await heading('Dashboard');
    expect(api.calls(switchRelation)).toEqual([]);
    expect(lastSessionEnd()).toBeNull();
  });

  it('sees menu and page follow a right that was lowered, and reads that it was', async () => {
    const { address } = await inside();
    const menu = () => screen.queryAllByRole('link', { name: 'Boekhouding' });
    expect(menu()).not.toHaveLength(0);
    api.on(getDefaultRelation, () => inClient({ assignment: 0 }));
    act(() => {
      updateRights('both');
      updateRights('invoicing alone');
    });
    await waitFor(() => expect(menu()).toHaveLength(0));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Je rechten bij Bakkerij Jansen B.V. zijn gewijzigd',
    );
    expect(address()).toBe('/dashboard');
    expect(currentSession().rights_version).toBe('invoicing alone');
  });

  it('reads it as well where the page that was open is not theirs any more', async () => {
    const { user, address } = await inside();
    await user.click(screen.getAllByRole('link', { name: 'Boekhouding' })[0] as HTMLElement);
    await heading('Document');
    api.on(getDefaultRelation, () => inClient({ assignment: 0 }));
    act(() => {
      updateRights('both');
      updateRights('invoicing alone');
    });
    await heading('Dashboard');
    expect(address()).toBe('/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Je rechten bij Bakkerij Jansen B.V. zijn gewijzigd',
    );
  });
});

describe('going on in another company', () => {
  it('opens its dashboard under a bar that leads back, with nothing left of the former one', async () => {
    const { user, address } = open('/question/overview');
    await heading('Vragen');
    queryClient.setQueryData(['relation', FIRM, 'figures'], 12);
    await user.click(screen.getByRole('button', { name: 'Openen' }));
    await heading('Dashboard');
    expect(screen.getByText(bar)).toBeVisible();
    expect(queryClient.getQueryData(['relation', FIRM, 'figures'])).toBeUndefined();

    const [back] = screen.getAllByRole('button', { name: 'Terug naar Visser Administratie' });
    await user.click(back as HTMLElement);
    await waitFor(() => expect(screen.queryByText(bar)).not.toBeInTheDocument());
    await heading('Dashboard');
    expect(currentSession()).toMatchObject({ token: 'firm', is_impersonating: false });
    expect(address()).toBe('/dashboard');
  });

  it('asks nothing there when who one is came with the token, and keeps nothing all the same', async () => {
    onSessionAnswers(takeAnswers);
    const { user, address } = open('/question/overview');
    await heading('Vragen');
    const asked = api.calls(getUser).length;
    api.on(switchRelation, () => ({
      token: tokens[CLIENT],
      session: someAnswers({
        relation: client,
        is_impersonating: true,
        original: { id: FIRM, name: 'Visser Administratie', is_owner: true },
      }),
    }));
    queryClient.setQueryData(['relation', FIRM, 'figures'], 12);
    const menu = screen.getAllByRole('navigation')[0];
    await user.click(screen.getByRole('button', { name: 'Openen' }));
    await heading('Dashboard');
    expect(address()).toBe('/dashboard');
    expect(screen.getByText(bar)).toBeVisible();
    expect(currentSession()).toMatchObject({ relation_id: CLIENT, is_impersonating: true });
    expect(queryClient.getQueryData(['relation', FIRM, 'figures'])).toBeUndefined();
    expect(menu).not.toBeInTheDocument();
    expect(api.calls(getUser)).toHaveLength(asked);
  });

  it('asks about unsaved work first, and stays for who wants to keep it', async () => {
    const { user, address } = open('/settings/company/edit');
    await heading('Bedrijf');
    await user.click(screen.getByRole('button', { name: 'Openen' }));
    await user.click(await screen.findByRole('button', { name: 'Verder bewerken' }));
    expect(address()).toBe('/settings/company/edit');
    expect(api.calls(switchRelation)).toEqual([]);
  });

  it('is back where it began, in the session that was, when the server refuses', async () => {
    const { user, address } = open('/question/overview?page=2');
    await heading('Vragen');
    api.fail(switchRelation, 404, { message: 'Deze administratie bestaat niet (meer)' });
    await user.click(screen.getByRole('button', { name: 'Openen' }));
    expect(await screen.findByText('Deze administratie bestaat niet (meer)')).toBeVisible();
    await heading('Vragen');
    expect(address()).toBe('/question/overview?page=2');
    expect(currentSession()).toMatchObject({ token: 'firm', relation_id: FIRM });
  });

  it('for one page only ends when that page is left, for wherever one goes', async () => {
    const { user, address } = open('/dashboard');
    await heading('Dashboard');
    await user.click(screen.getByRole('button', { name: 'Bekijken' }));
    await heading('Document');
    expect(address()).toBe('/administration/document/overview?id=4');
    expect(screen.getByText(bar)).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Naar de vragen' }));
    await heading('Vragen');
    expect(currentSession()).toMatchObject({ token: 'firm', visit: null });
    expect(api.calls(switchRelation).map(({ body }) => body)).toEqual([
      { relation_id: CLIENT, impersonate: true },
      { relation_id: FIRM, impersonate: false },
    ]);
  });

  it('for one page goes on to the next client, and ends in the firm all the same', async () => {
    const { user, address } = open('/dashboard');
    await heading('Dashboard');
    await user.click(screen.getByRole('button', { name: 'Bekijken' }));
    await heading('Document');
    await user.click(screen.getByRole('button', { name: 'Volgende' }));
    await waitFor(() => expect(address()).toBe('/administration/document/overview?id=5'));
    expect(currentSession()).toMatchObject({ token: 'next', is_impersonating: true });
    await user.click(await screen.findByRole('link', { name: 'Naar de vragen' }));
    await heading('Vragen');
    expect(currentSession()).toMatchObject({ token: 'firm', visit: null });
  });
});
