import { getPracticeStats } from '@boekwerk/shared/contract/bookkeeping/clients';
import { getFinancialStats, getInvoiceStats } from '@boekwerk/shared/contract/dashboard';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { provideRemoteLoader } from '@boekwerk/shared/remote-loader';
import { startSession } from '@boekwerk/shared/session/session-store';
import { aCompany, aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { deploy } from '@boekwerk/shared/testing/deploy';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { invoiceStats } from '@boekwerk/shared/testing/invoice-stats';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { DashboardPage } from './dashboard-page';
import { neverIdle } from './testing/never-idle';
import { financialStats } from './testing/stats';

const api = fakeApi();
signedIn();
neverIdle();

function open(remotes = ['invoicing', 'relations', 'bookkeeping', 'settings']) {
  deploy(remotes);
  return renderScreen(<DashboardPage />, { path: '/dashboard' });
}

const CLIENTS = '/administration/accountant/relation/overview';

/** What stands out on the page. */
const primaryButtons = () =>
  [...document.querySelectorAll('.ant-btn-primary')].map(({ textContent }) => textContent);

describe('/dashboard', () => {
  it('counts the invoices of a company, each counter leading to its list in the same period', async () => {
    api.on(getInvoiceStats, () => invoiceStats());
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Periode'), 'Alle periodes');
    const counters = await screen.findAllByRole('link', {
      name: /^(Vervallen|Niet vervallen|Betaald|Concepten|Relaties)/,
    });
    expect(counters.map((link) => link.getAttribute('href'))).toEqual([
      '/invoicing/invoice/overview?expired=expired',
      '/invoicing/invoice/overview?tab=sent&expired=not_expired',
      '/invoicing/invoice/overview?tab=paid',
      '/invoicing/invoice/overview?tab=concept',
      '/relation/overview',
    ]);
    expect(counters[0]).toHaveAccessibleName(/^Vervallen €\s574,75 1 factuur$/);
    expect(counters[1]).toHaveAccessibleName(/^Niet vervallen €\s8\.548,75 16 facturen$/);
    expect(counters[2]).toHaveAccessibleName(/^Betaald €\s1\.250,00 ontvangen$/);
    expect(counters[3]).toHaveAccessibleName(/^Concepten 4 /);
    expect(counters[4]).toHaveAccessibleName('Relaties 23 klanten en leveranciers');
    expect(screen.queryByRole('button', { name: 'Upload administratie' })).not.toBeInTheDocument();
  });

  it('names the invoices that cannot go out without their PDF', async () => {
    api.on(getInvoiceStats, () =>
      invoiceStats({ without_pdf: [{ id: 41, invoice_number: '2026-0041' }] }),
    );
    open();
    expect(await screen.findByText(/^PDF kon niet worden gemaakt/)).toBeVisible();
    const link = screen.getByRole('link', { name: '2026-0041' });
    expect(link).toHaveAttribute('href', '/invoicing/invoice/edit/41');
  });

  it('invites who has no invoices yet to make one, where there are invoices', async () => {
    api.on(getDefaultRelation, () => aDefaultRelation());
    api.on(getInvoiceStats, () => invoiceStats({ has_invoices: false }));
    const { unmount } = open();
    expect(await screen.findByText('Nog geen facturen')).toBeVisible();
    expect(screen.queryByText('Niet vervallen')).not.toBeInTheDocument();
    const [button] = screen.getAllByRole('link', { name: 'Nieuwe factuur' });
    expect(button).toHaveAttribute('href', '/invoicing/invoice/create');
    unmount();

    open(['relations']);
    expect(await screen.findByText('Nog geen facturen')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nieuwe factuur' })).not.toBeInTheDocument();
  });

  it('asks a company for no postal code where there are none', async () => {
    const company = aCompany({ country: 'CW', postal_code: '', logo_url: null });
    api.on(getDefaultRelation, () => aDefaultRelation({ relation: company }));
    api.on(getInvoiceStats, () => invoiceStats({ has_invoices: false, relation_count: 1 }));
    open();
    expect(await screen.findByText('2 van 4 klaar')).toBeVisible();
    expect(primaryButtons()).toEqual(['Voeg logo toe']);
  });

  it('tells a new company what to do next, and ticks off what is done', async () => {
    const company = aCompany({ logo_url: null });
    api.on(getDefaultRelation, () => aDefaultRelation({ relation: company }));
    api.on(getInvoiceStats, () => invoiceStats({ has_invoices: false, relation_count: 1 }));
    const { user, unmount } = open();
    expect(await screen.findByText('2 van 4 klaar')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Voeg klant toe' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voeg logo toe' })).toHaveAttribute(
      'href',
      '/settings/company/edit',
    );
    expect(screen.queryByLabelText('Periode')).not.toBeInTheDocument();
    expect(primaryButtons()).toEqual(['Voeg logo toe']);
    await user.click(screen.getByRole('button', { name: 'Niet meer tonen' }));
    expect(screen.queryByText('Op weg naar je eerste factuur')).not.toBeInTheDocument();
    expect(primaryButtons()).toEqual(['Nieuwe factuur']);
    unmount();
    open();
    expect(await screen.findByText('Nog geen facturen')).toBeVisible();
    expect(screen.queryByText('Op weg naar je eerste factuur')).not.toBeInTheDocument();
  });

  it('counts no amounts before the first invoice was sent', async () => {
    api.on(getDefaultRelation, () => aDefaultRelation());
    const nothing = { invoices_sent: 0, last_invoices: [], invoices_concept: 1 };
    api.on(getInvoiceStats, () => invoiceStats(nothing));
    open();
    expect(await screen.findByText('Concepten')).toBeVisible();
    for (const label of ['Vervallen', 'Niet vervallen', 'Betaald'])
      expect(screen.queryByText(label)).not.toBeInTheDocument();
  });

  it('shows what failed, and the counters once they can be had', async () => {
    api.fail(getInvoiceStats, 500, { message: 'Er ging iets mis. Probeer het opnieuw.' });
    const { user } = open();
    expect(
      await screen.findByText('Er ging iets mis bij het laden van het dashboard'),
    ).toBeVisible();
    api.on(getInvoiceStats, () => invoiceStats());
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Niet vervallen')).toBeVisible();
  });

  it('shows an accountant the whole practice, each counter leading to its list', async () => {
    startSession(aToken({ type: 1 }));
    describedAs();
    api.on(getPracticeStats, () => ({
      booking_items: 1284,
      pending_booking_items: 37,
      relations: 6,
      users: 2,
    }));
    open();
    expect(await screen.findByText('Totaal aantal boekstukken')).toBeVisible();
    expect(screen.getByText('1.284')).toBeInTheDocument();
    const lists = screen.getAllByRole('link', { name: /^(Aantal|Nog te boeken|Totaal aantal)/ });
    expect(lists.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [expect.stringMatching(/^Aantal relaties/), '/relation/overview'],
      [expect.stringMatching(/^Nog te boeken/), `${CLIENTS}?sort=to_book&order=desc`],
      [expect.stringMatching(/^Totaal aantal boekstukken/), `${CLIENTS}?sort=total&order=desc`],
      [expect.stringMatching(/^Aantal gebruikers/), '/settings/company/users'],
    ]);
    expect(screen.queryByRole('link', { name: 'Nieuwe factuur' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload documenten' })).toBeVisible();
  });

  it('tells a firm without clients what to do next, and counts nothing', async () => {
    startSession(aToken({ type: 1, is_owner: true }));
    describedAs();
    const nothing = { booking_items: 0, pending_booking_items: 0, relations: 0, users: 1 };
    api.on(getPracticeStats, () => nothing);
    open();
    expect(await screen.findByRole('link', { name: 'Voeg ondernemer toe' })).toHaveAttribute(
      'href',
      '/relation/create',
    );
    expect(screen.getByRole('link', { name: 'Importeer een bestand' })).toBeVisible();
    expect(screen.queryByText('Totaal aantal boekstukken')).not.toBeInTheDocument();
  });

  it('shows what remotes fill its slot with, to whom that is for', async () => {
    const load = jest.fn(async (id: string) => ({ Widget: () => <p>{id}</p> }));
    provideRemoteLoader(load);
    api.on(getInvoiceStats, () => invoiceStats());
    api.on(getFinancialStats, () => financialStats());
    describedAs({ has_connection: true });
    open();
    expect(await screen.findByText('bookkeeping/latest-questions')).toBeVisible();
    expect(load.mock.calls).toEqual([['bookkeeping/latest-questions']]);
  });

  it('shows costs and what is left of the turnover once purchases are booked', async () => {
    describedAs({ has_connection: true });
    api.on(getInvoiceStats, () => invoiceStats());
    api.on(getFinancialStats, () => financialStats({ costs: 13_000, result: -1000, cost_gain: 4 }));
    open();
    const counter = async (label: string) => (await screen.findByText(label)).parentElement;
    expect(await counter('Kosten')).toHaveTextContent('€ 13.000,004% meer dan de periode ervoor');
    expect(await counter('Resultaat')).toHaveTextContent('€ -1.000,00');
    expect(screen.queryByText(/andere valuta/)).not.toBeInTheDocument();
  });

  it('says what is booked and not in the figures, as it is not in euro', async () => {
    describedAs({ has_connection: true });
    api.on(getInvoiceStats, () => invoiceStats());
    api.on(getFinancialStats, () => financialStats({ not_in_euro: 2 }));
    open();
    expect(
      await screen.findByText(/^2 geboekte documenten in een andere valuta tellen hier niet mee/),
    ).toBeVisible();
  });

  it('goes on without the turnover when that cannot be had', async () => {
    describedAs({ has_connection: true });
    api.on(getInvoiceStats, () => invoiceStats());
    api.fail(getFinancialStats, 500);
    open();
    expect(await screen.findByText('Er ging iets mis bij het laden van de omzet')).toBeVisible();
    expect(await screen.findByText('Niet vervallen')).toBeVisible();
  });
});
