import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { deleteInvoice, listInvoices } from '@boekwerk/shared/contract/invoicing';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice-status';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { anInvoice } from '../testing/an-invoice';
import { InvoiceOverviewPage } from './invoice-overview-page';

const path = '/invoicing/invoice/overview';

const aRow = (own: Partial<InvoiceRow> = {}): InvoiceRow => ({
  ...anInvoice(),
  customer_name: 'Fietsenmaker De Ketting',
  ...own,
});

function open(rows: InvoiceRow[], at = path) {
  const api = fakeApi();
  api.on(listInvoices, ({ query }) => ({
    data: rows,
    pagination: {
      page: query.page,
      itemsPerPage: query.itemsPerPage,
      pageStart: rows.length > 0 ? 1 : 0,
      pageStop: rows.length,
      pageCount: 1,
      itemsLength: rows.length,
    },
    counts: { all: rows.length, concept: 1, sent: 2, expired: 0, paid: 0 },
  }));
  return { api, ...renderScreen(<InvoiceOverviewPage />, { path, at }) };
}

describe('the invoice overview', () => {
  it('shows the number of a sent invoice, "concept" and the id of another, and negates a credit', async () => {
    open([
      aRow({ id: 1, invoice_number: '2026-0042', status: InvoiceStatus.sent, total: 1284.5 }),
      aRow({ id: 2, is_credit: true }),
    ]);
    expect(await screen.findByRole('link', { name: '2026-0042' })).toHaveAttribute(
      'href',
      '/invoicing/invoice/edit/1',
    );
    expect(screen.getByRole('link', { name: 'concept 2' })).toBeInTheDocument();
    expect(screen.getByText('€ 1.284,50')).toBeInTheDocument();
    expect(screen.getByText('€ -121,00')).toBeInTheDocument();
  });

  it('asks the API for the tab, the period and the order that stand in the address', async () => {
    const { api } = open([aRow()], `${path}?tab=concept&from=2026-11-01&sort=total&order=asc`);
    await screen.findByRole('link', { name: 'concept 12' });
    expect(api.calls(listInvoices)[0]?.query).toMatchObject({
      tab: 'concept',
      from: '2026-11-01',
      sort: 'total',
      order: 'asc',
      page: 1,
    });
  });

  it('asks before it deletes a concept, and says that it is gone', async () => {
    const { api, user } = open([aRow()]);
    api.on(deleteInvoice, () => null);
    await user.click(await screen.findByRole('button', { name: /acties/i }));
    await user.click(await screen.findByText('Verwijderen'));
    expect(
      await screen.findByText(
        'Weet je zeker dat je concept 12 wilt verwijderen? Dit kan niet ongedaan gemaakt worden.',
      ),
    ).toBeInTheDocument();
    expect(api.calls(deleteInvoice)).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Factuur concept 12 is verwijderd')).toBeInTheDocument();
    expect(api.calls(deleteInvoice)[0]?.params.id).toBe(12);
  });

  it('makes a new invoice with the key n, but not while somebody is searching', async () => {
    const { user, address } = open([aRow()]);
    await user.type(await screen.findByRole('searchbox'), 'n');
    expect(address()).toBe(path);
    await user.click(document.body);
    await user.keyboard('n');
    expect(address()).toBe('/invoicing/invoice/create');
  });

  it('invites to make the first invoice when there is none', async () => {
    open([]);
    expect(await screen.findByText('Er zijn nog geen facturen aangemaakt')).toBeInTheDocument();
    expect(screen.getByText('Ga je gang en maak je eerste factuur aan')).toBeInTheDocument();
  });
});
