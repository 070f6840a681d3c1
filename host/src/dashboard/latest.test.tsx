import { listPendingLogs, type PendingLog } from '@boekwerk/shared/contract/bookkeeping/questions';
import { getFinancialStats, getInvoiceStats } from '@boekwerk/shared/contract/dashboard';
import { startSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { DeployedRemotes } from '../shell/deployed-remotes';
import { DashboardPage } from './dashboard-page';
import { neverIdle } from './testing/never-idle';
import { financialStats, invoiceStats, latestInvoice } from './testing/stats';

const api = fakeApi();
signedIn();
neverIdle();
beforeEach(() => {
  api.on(getFinancialStats, () => financialStats());
});

const question: PendingLog = {
  id: 31,
  booking_item_id: 7,
  message: 'Waar is deze bon voor?',
  name: 'Bram Visser',
  avatar_url: null,
  user_id: 2,
  relation_id: 7,
  relation: { id: 7, name: 'Bakkerij Jansen' },
  file_name: 'bon.png',
  created_at: '2026-11-18T13:05:00.000Z',
};
const questions = (...data: PendingLog[]) => ({
  data,
  pagination: {
    page: 1,
    itemsPerPage: 3,
    pageStart: 1,
    pageStop: data.length,
    pageCount: 1,
    itemsLength: data.length,
  },
  counts: { all: data.length },
});

const open = () =>
  renderScreen(
    <DeployedRemotes value={['invoicing', 'bookkeeping']}>
      <DashboardPage />
    </DeployedRemotes>,
  );

describe('what came in last', () => {
  it('shows the latest invoices to whom works in the name of the company only', async () => {
    api.on(getInvoiceStats, () =>
      invoiceStats({
        last_invoices: [
          latestInvoice(),
          latestInvoice({ id: 40, invoice_number: '2026-0040', expiration_date: '2020-01-01' }),
          latestInvoice({ id: 39, invoice_number: null, status: 3, is_credit: true }),
        ],
      }),
    );
    const { unmount } = open();
    await screen.findByText('Niet vervallen');
    expect(screen.queryByText('Laatste facturen')).not.toBeInTheDocument();
    unmount();

    startSession(aToken(), true);
    describedAs();
    open();
    const link = await screen.findByRole('link', { name: '2026-0041' });
    expect(link).toHaveAttribute('href', '/invoicing/invoice/edit/41');
    const rows = [...(link.closest('ul')?.children ?? [])].map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^2026-0041Gemeente Utrecht€\s1\.284,50Verzonden$/);
    expect(rows[1]).toMatch(/Vervallen/);
    expect(rows[2]).toMatch(/^concept 39Gemeente Utrecht€\s-1\.284,50Concept$/);
  });

  it('shows the latest three questions with the accounting package connected, and leads to them', async () => {
    describedAs({ is_connected: true, has_office: true, booking_enabled: 1 });
    api.on(getInvoiceStats, () => invoiceStats());
    api.on(listPendingLogs, () => questions(question));
    open();
    const link = await screen.findByRole('link', { name: 'Waar is deze bon voor?' });
    expect(link).toHaveAttribute('href', '/administration/document/overview?id=7');
    expect(link.closest('li')).toHaveTextContent('Bram Visser · 18-11-2026 14:05');
    expect(screen.getByRole('link', { name: 'Alle vragen' })).toBeVisible();
    expect(api.calls(listPendingLogs)[0]?.query).toMatchObject({ itemsPerPage: 3, order: 'desc' });
  });

  it('goes on without the questions and the turnover when those cannot be had', async () => {
    describedAs({ is_connected: true, has_office: true });
    api.on(getInvoiceStats, () => invoiceStats());
    api.fail(listPendingLogs, 503, { message: 'Even niet bereikbaar' });
    api.fail(getFinancialStats, 500);
    const { user } = open();
    expect(await screen.findByText('Er ging iets mis bij het laden van de vragen')).toBeVisible();
    expect(screen.getByText('Er ging iets mis bij het laden van de omzet')).toBeVisible();
    expect(screen.getByText('Niet vervallen')).toBeVisible();

    api.on(listPendingLogs, () => questions());
    const bar = screen.getByText('Er ging iets mis bij het laden van de vragen').parentElement;
    await user.click(bar?.querySelector('button') as HTMLElement);
    expect(await screen.findByText('Geen openstaande vragen gevonden')).toBeVisible();
  });
});
