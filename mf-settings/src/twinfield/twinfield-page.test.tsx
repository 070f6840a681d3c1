import { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import { startSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { TwinfieldPage } from './twinfield-page';

const api = fakeApi();
signedIn({ type: 1 });

const open = () => renderScreen(<TwinfieldPage />, { path: '/settings/company/twinfield' });

describe('/settings/company/twinfield', () => {
  it('says of a firm that it is linked', async () => {
    api.on(checkConnection, () => ({
      exists: true,
      is_connected: true,
      office: null,
      status: 'connected' as const,
      broken_by: null,
      synced_at: null,
      task: null,
    }));
    open();
    expect(await screen.findByText('Gekoppeld')).toBeVisible();
    expect(screen.queryByText('Administratie')).not.toBeInTheDocument();
  });

  it('says of a client to which office, when it was read last, and that it is broken', async () => {
    startSession(aToken({ is_owner: false }), true);
    describedAs();
    api.on(checkConnection, () => ({
      exists: true,
      is_connected: false,
      status: 'broken' as const,
      broken_by: 'consent' as const,
      office: { code: 'NLA1', name: 'Jansen B.V.' },
      synced_at: '2026-03-01T11:30:00.000Z',
      task: null,
    }));
    open();
    expect(await screen.findByText('Verbroken')).toBeVisible();
    expect(screen.getByText('01-03-2026 12:30')).toBeVisible();
    expect(screen.getByText('Jansen B.V. (NLA1)')).toBeVisible();
  });

  it('offers nothing to press where there is no link', async () => {
    api.on(checkConnection, () => ({
      exists: false,
      is_connected: false,
      office: null,
      status: 'none' as const,
      broken_by: null,
      synced_at: null,
      task: null,
    }));
    open();
    expect(await screen.findByText('Je kantoor is nog niet gekoppeld')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
