import { listInvoices } from '@boekwerk/shared/contract/invoicing';
import { listRecurrences } from '@boekwerk/shared/contract/recurrence';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { aRecurrenceRow, aRow, openOverview, path } from '../testing/open-overview';
import { recurringList } from './recurring-list';

signedIn();

const at = `${path}?tab=recurring`;

const made = (id: number, status: InvoiceStatus) =>
  aRow({ id, status, invoice_number: status === InvoiceStatus.sent ? `2026-000${id}` : null });

describe('the tab Herhaalfacturen', () => {
  it('shows how often each comes back, how many were made of how many, and when the next is', async () => {
    openOverview({
      at,
      recurrences: [
        aRecurrenceRow(),
        aRecurrenceRow({ id: 6, recurrence_type: 4, recurrence_count: 3, max_recurrences: 12 }),
      ],
    });
    expect(await screen.findByRole('link', { name: 'Maandelijks' })).toHaveAttribute(
      'href',
      '/invoicing/invoice/edit/40',
    );
    const cells = screen.getAllByRole('row').map((row) => row.textContent);
    expect(cells[1]).toMatch(/Maandelijks.*De Ketting.*121,00.*301-12-2026/);
    expect(cells[2]).toMatch(/Jaarlijks.*3 \/ 1201-12-2026/);
    expect(screen.queryByLabelText('Vervallen of niet')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('shows the state of the invoice made last when that was sent, else a link to what there is', async () => {
    const { sent, concept, template } = InvoiceStatus;
    openOverview({
      at,
      recurrences: [
        aRecurrenceRow({ id: 1, invoices: [made(41, sent), made(42, concept)] }),
        aRecurrenceRow({ id: 2, invoices: [made(43, concept), made(44, sent)] }),
        aRecurrenceRow({ id: 3, invoices: [made(40, template)] }),
      ],
    });
    const links = await screen.findAllByText('Bekijk');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/invoicing/invoice/edit/43',
      '/invoicing/invoice/edit/40',
    ]);
    expect(screen.getAllByText('Verzonden')).toHaveLength(2);
  });

  it('has no link within the row of a phone, which is one itself', () => {
    const row = aRecurrenceRow({ invoices: [made(43, InvoiceStatus.concept)] });
    renderScreen(recurringList.phoneRow(row).badge);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('asks only for what it shows, and sorts by its own columns', async () => {
    const { api, user, address } = openOverview({
      at: `${path}?tab=recurring&sort=number&order=asc&search=ketting&from=2026-11-01`,
      recurrences: [aRecurrenceRow()],
      rows: [aRow()],
    });
    await screen.findByRole('link', { name: 'Maandelijks' });
    expect(api.calls(listInvoices)).toHaveLength(0);
    expect(api.calls(listRecurrences)[0]?.query).toMatchObject({
      sort: 'next_date',
      order: 'asc',
      search: 'ketting',
    });
    await user.click(screen.getByText('Frequentie'));
    expect(address()).toContain('sort=frequency');
    const calls = api.calls(listRecurrences).length;

    await user.click(screen.getByRole('tab', { name: /Alles/ }));
    await screen.findByRole('link', { name: 'concept 12' });
    expect(api.calls(listInvoices)[0]?.query).toMatchObject({ sort: 'date', search: 'ketting' });
    expect(api.calls(listRecurrences)).toHaveLength(calls);
    expect(screen.getByRole('tab', { name: /Alles/ })).toHaveFocus();
  });

  it('finds those that were stopped, which make no next invoice', async () => {
    const { api, user } = openOverview({ at, recurrences: [aRecurrenceRow({ active: false })] });
    await screen.findByRole('link', { name: 'Maandelijks' });
    await user.click(screen.getByLabelText('Lopend of gestopt'));
    await user.click(await screen.findByText('Gestopte herhalingen'));
    expect(await screen.findByText('–')).toBeInTheDocument();
    expect(api.calls(listRecurrences).at(-1)?.query).toMatchObject({ state: 'stopped' });
  });

  it('says so when none come back', async () => {
    openOverview({ at });
    expect(await screen.findByText('Geen herhaalfacturen gevonden')).toBeInTheDocument();
  });
});
