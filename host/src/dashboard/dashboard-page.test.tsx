import { getPracticeStats } from '@boekwerk/shared/contract/bookkeeping';
import { getInvoiceStats, type InvoiceStats } from '@boekwerk/shared/contract/invoicing';
import {
  currentSession,
  describeSession,
  startSession,
} from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { DeployedRemotes } from '../shell/deployed-remotes';
import { DashboardPage } from './dashboard-page';

const stats: InvoiceStats = {
  invoices_concept: 4,
  invoices_open: 17,
  invoices_expired: 1,
  relation_count: 23,
  total_open: 9123.5,
  total_expired: 574.75,
  total_not_expired: 8548.75,
  total_paid: 0,
};

const api = fakeApi();
signedIn();

const open = (remotes = ['invoicing', 'relations']) =>
  renderScreen(
    <DeployedRemotes value={remotes}>
      <DashboardPage />
    </DeployedRemotes>,
    { path: '/dashboard' },
  );

describe('/dashboard', () => {
  it('counts the invoices of a company, each counter leading to its list', async () => {
    api.on(getInvoiceStats, () => stats);
    open();
    const counters = await screen.findAllByRole('link', {
      name: /Openstaand|Vervallen|Concepten|Klanten/,
    });
    expect(counters.map((link) => link.getAttribute('href'))).toEqual([
      '/invoicing/invoice/overview?tab=sent',
      '/invoicing/invoice/overview?tab=expired',
      '/invoicing/invoice/overview?tab=concept',
      '/relation/overview',
    ]);
    expect(counters[0]).toHaveAccessibleName(/^Openstaand €\s9\.123,50 17 facturen$/);
    expect(counters[1]).toHaveAccessibleName(/^Vervallen €\s574,75 1 factuur$/);
    expect(counters[2]).toHaveAccessibleName(/^Concepten 4 /);
  });

  it('invites who has no invoices yet to make one', async () => {
    const none = { invoices_concept: 0, invoices_open: 0, total_paid: 0 };
    api.on(getInvoiceStats, () => ({ ...stats, ...none }));
    open();
    expect(await screen.findByText('Nog geen facturen')).toBeVisible();
    expect(screen.queryByText('Openstaand')).not.toBeInTheDocument();
    const [button] = screen.getAllByRole('link', { name: 'Nieuwe factuur' });
    expect(button).toHaveAttribute('href', '/invoicing/invoice/create');
  });

  it('shows what failed, and the counters once they can be had', async () => {
    api.fail(getInvoiceStats, 500, { message: 'Er ging iets mis. Probeer het opnieuw.' });
    const { user } = open();
    expect(
      await screen.findByText('Er ging iets mis bij het laden van het dashboard'),
    ).toBeVisible();
    api.on(getInvoiceStats, () => stats);
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Openstaand')).toBeVisible();
  });

  it('invites nobody to a part that this deployment does not have', async () => {
    const none = { invoices_concept: 0, invoices_open: 0, total_paid: 0 };
    api.on(getInvoiceStats, () => ({ ...stats, ...none }));
    open(['relations']);
    expect(await screen.findByText('Nog geen facturen')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nieuwe factuur' })).not.toBeInTheDocument();
  });

  it('shows an accountant the whole practice', async () => {
    const { relation } = currentSession();
    startSession(aToken({ type: 1 }));
    describeSession({ relation });
    api.on(getPracticeStats, () => ({
      booking_items: 1284,
      pending_booking_items: 37,
      relations: 6,
      users: 2,
    }));
    open();
    expect(await screen.findByText('Totaal aantal boekstukken')).toBeVisible();
    expect(screen.getByText('1.284')).toBeInTheDocument();
    for (const label of ['Aantal relaties', 'Nog te boeken', 'Aantal gebruikers'])
      expect(screen.getByText(label)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nieuwe factuur' })).not.toBeInTheDocument();
  });
});
