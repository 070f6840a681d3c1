import { getFinancialStats, getInvoiceStats } from '@boekwerk/shared/contract/dashboard';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { addMonths, today } from '@boekwerk/shared/domain/dates/dates';
import { aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { invoiceStats } from '@boekwerk/shared/testing/invoice-stats';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DashboardPage } from '../dashboard-page';
import { neverIdle } from '../testing/never-idle';
import { financialStats } from '../testing/stats';

const api = fakeApi();
signedIn();
neverIdle();
beforeEach(() => {
  api.on(getInvoiceStats, () => invoiceStats());
  api.on(getFinancialStats, () => financialStats());
});

const open = () => renderScreen(<DashboardPage />, { path: '/dashboard' });
const filter = () => screen.findByLabelText('Periode');
const asked = () => api.calls(getInvoiceStats).at(-1)?.query;
const offered = async () =>
  within(await filter())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

const thisMonth = today().slice(0, 7);

describe('the period of the dashboard', () => {
  it('is this month to begin with, and counts anew for another one', async () => {
    const { user, address } = open();
    expect(await offered()).toEqual([
      'Alle periodes',
      'Deze week',
      'Deze maand',
      'Afgelopen 3 maanden',
      'Aangepast',
    ]);
    await waitFor(() => expect(asked()).toEqual({ start: `${thisMonth}-01`, end: today() }));

    await user.selectOptions(await filter(), 'Afgelopen 3 maanden');
    await waitFor(() => expect(asked()).toEqual({ start: addMonths(today(), -3), end: today() }));
    expect(address()).toBe('/dashboard');
    expect(await screen.findByText('Niet vervallen')).toBeVisible();
  });

  it('is of choice from day to day', async () => {
    const { user } = open();
    await user.selectOptions(await filter(), 'Aangepast');
    await user.type(screen.getByLabelText('Factuurdatum vanaf'), '1-2-2026{Enter}');
    await waitFor(() => expect(asked()).toEqual({ start: '2026-02-01', end: '' }));
  });

  it('counts from the last export for whom a firm keeps the books', async () => {
    describedAs({ is_client: true });
    api.on(getDefaultRelation, () =>
      aDefaultRelation({ last_exported_at: '2026-10-31T23:30:00.000Z' }),
    );
    const { user } = open();
    await user.selectOptions(await filter(), 'Sinds laatste export');
    await waitFor(() => expect(asked()).toEqual({ start: '2026-11-01', end: '' }));
  });

  it('is one of those that are offered, also once the accounting package is connected meanwhile', async () => {
    open();
    expect(await filter()).toHaveDisplayValue('Deze maand');
    await waitFor(() => expect(asked()?.start).toBe(`${thisMonth}-01`));
    act(() => describedAs({ has_connection: true }));
    expect(await filter()).toHaveDisplayValue('Alle periodes');
    await waitFor(() => expect(asked()).toEqual({ start: '', end: '' }));
  });

  it('is everything to begin with when the accounting package is connected, or a month of choice', async () => {
    describedAs({ has_connection: true });
    const { user } = open();
    expect(await offered()).toEqual([
      'Alle periodes',
      'Deze maand',
      'Vorige maand',
      'Dit kwartaal',
      'Dit jaar',
      'Aangepast',
    ]);
    await waitFor(() => expect(asked()).toEqual({ start: '', end: '' }));
    expect(await screen.findByText('12,5% meer dan de periode ervoor')).toBeVisible();
    expect(screen.queryByText('Kosten')).not.toBeInTheDocument();

    await user.selectOptions(await filter(), 'Aangepast');
    const lastYear = Number(thisMonth.slice(0, 4)) - 1;
    await user.selectOptions(screen.getByLabelText('Jaar'), String(lastYear));
    await user.selectOptions(screen.getByLabelText('Maand'), 'februari');
    await waitFor(() => expect(asked()?.start).toBe(`${lastYear}-02-01`));
    expect(api.calls(getFinancialStats).at(-1)?.query).toEqual(asked());
  });
});
