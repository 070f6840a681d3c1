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
  it('says of a firm that it is linked, and until when', async () => {
    api.on(checkConnection, () => ({
      is_connected: true,
      office: null,
      status: 'connected' as const,
      expires_at: '2027-03-01T11:30:00.000Z',
    }));
    open();
    expect(await screen.findByText('Gekoppeld')).toBeVisible();
    expect(screen.getByText('01-03-2027 12:30')).toBeVisible();
    expect(screen.queryByText('Administratie')).not.toBeInTheDocument();
  });

  it('says of a client to which office, and when that has expired', async () => {
    startSession(aToken({ is_owner: false }), true);
    describedAs();
    api.on(checkConnection, () => ({
      is_connected: false,
      status: 'expired' as const,
      office: { code: 'NLA1', name: 'Jansen B.V.' },
      expires_at: '2026-03-01T11:30:00.000Z',
    }));
    open();
    expect(await screen.findByText('Verlopen')).toBeVisible();
    expect(screen.getByText('Jansen B.V. (NLA1)')).toBeVisible();
  });

  it('offers nothing to press where there is no link', async () => {
    api.on(checkConnection, () => ({
      is_connected: false,
      office: null,
      status: 'none' as const,
      expires_at: null,
    }));
    open();
    expect(await screen.findByText('Je kantoor is nog niet gekoppeld')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
