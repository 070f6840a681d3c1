import { copyInvoice, deleteInvoice, listInvoices } from '@boekwerk/shared/contract/invoicing';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { QueryClient } from '@boekwerk/shared/query';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { anInvoice } from '../testing/an-invoice';
import { prefetchInvoices } from './invoices-query';
import { aRow, openOverview, path } from './testing/open-overview';

signedIn();

const menuOf = async (user: ReturnType<typeof openOverview>['user'], name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
  await user.click(within(row).getByRole('button', { name: 'Acties' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
};

describe('the invoice overview', () => {
  it('has a tab per state with the number behind it, and shows what each invoice is', async () => {
    openOverview({
      rows: [
        aRow({ id: 1, invoice_number: '2026-0042', status: InvoiceStatus.sent, total: 1284.5 }),
        aRow({ id: 2, is_credit: true }),
      ],
    });
    expect(await screen.findByRole('link', { name: '2026-0042' })).toHaveAttribute(
      'href',
      '/invoicing/invoice/edit/1',
    );
    expect(screen.getByRole('link', { name: 'concept 2' })).toBeInTheDocument();
    expect(screen.getByText('€ 1.284,50')).toBeInTheDocument();
    expect(screen.getByText('€ -121,00')).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Alles 12',
      'Concept 2',
      'Verzonden 5',
      'Vervallen 1',
      'Betaald 4',
      'Herhaalfacturen 1',
    ]);
  });

  it('says that it is loading until they are there', async () => {
    openOverview({ rows: [aRow()] });
    expect(screen.getByText('Facturen laden...')).toBeInTheDocument();
    await screen.findByRole('link', { name: 'concept 12' });
    expect(screen.queryByText('Facturen laden...')).toBeNull();
  });

  it('asks for what the address says, and without a query for what this session had last', async () => {
    const view = openOverview({
      rows: [aRow()],
      at: `${path}?tab=concept&from=2026-11-01&expired=not_expired&sort=total&order=asc`,
    });
    await screen.findByRole('link', { name: 'concept 12' });
    view.unmount();

    const { api, address } = openOverview({ rows: [aRow()] });
    await screen.findByRole('link', { name: 'concept 12' });
    expect(api.calls(listInvoices).map(({ query }) => query)).toEqual([
      expect.objectContaining({ tab: 'concept', from: '2026-11-01', sort: 'total', order: 'asc' }),
      expect.objectContaining({ tab: 'concept', from: '2026-11-01', sort: 'total', order: 'asc' }),
    ]);
    expect(address()).toContain('?tab=concept&from=2026-11-01');
  });

  it('asks once for what it is opened with, also when that was asked before it was drawn', async () => {
    const asked = { tab: 'concept', itemsPerPage: 20, sort: 'total' };
    const before = openOverview({
      rows: [aRow()],
      at: `${path}?tab=concept&itemsPerPage=20&sort=total`,
    });
    await screen.findByRole('link', { name: 'concept 12' });
    before.unmount();

    const client = new QueryClient();
    prefetchInvoices(client, new URLSearchParams());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    const { api } = openOverview({ rows: [aRow()], client });
    expect(screen.getByRole('link', { name: 'concept 12' })).toBeVisible();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(api.calls(listInvoices).map(({ query }) => query)).toEqual([
      expect.objectContaining(asked),
      expect.objectContaining(asked),
    ]);
  });

  it('offers per state what may be done, and asks before it deletes a concept', async () => {
    const { api, user } = openOverview({
      rows: [aRow(), aRow({ id: 1, invoice_number: '2026-0042', status: InvoiceStatus.paid })],
    });
    api.on(deleteInvoice, () => null);
    expect(await menuOf(user, '2026-0042')).toEqual([
      'Openen',
      'Dupliceren',
      'Crediteren',
      'Historie',
    ]);
    await user.keyboard('{Escape}');
    expect((await menuOf(user, 'concept 12')).slice(-4)).toEqual([
      'Openen',
      'Dupliceren',
      'Historie',
      'Verwijderen',
    ]);
    await user.click(screen.getByText('Verwijderen'));
    expect(
      await screen.findByText(
        'Weet je zeker dat je concept 12 wilt verwijderen? Dit kan niet ongedaan gemaakt worden.',
      ),
    ).toBeInTheDocument();
    expect(api.calls(deleteInvoice)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Factuur concept 12 is verwijderd')).toBeInTheDocument();
    const { updated_at } = aRow();
    expect(api.calls(deleteInvoice)[0]?.body).toEqual({ updated_at });
  });

  it('offers no credit of what credits took back, and asks before it credits or duplicates', async () => {
    const paid = { invoice_number: '2026-0042', status: InvoiceStatus.paid };
    const credited = { ...paid, has_sent_credit: true };
    const { api, user, address } = openOverview({
      rows: [
        aRow({ id: 1, ...paid }),
        aRow({ id: 2, ...credited, invoice_number: '2026-0043', total: 121, credited: 121 }),
        aRow({ id: 3, ...credited, invoice_number: '2026-0044', total: 0 }),
      ],
    });
    api.on(copyInvoice, () => anInvoice({ id: 50 }));
    for (const name of ['2026-0043', '2026-0044']) {
      expect(await menuOf(user, name)).not.toContain('Crediteren');
      await user.keyboard('{Escape}');
    }
    expect(screen.getAllByText('Gecrediteerd')).toHaveLength(2);

    await menuOf(user, '2026-0042');
    // A menu that closed stays in the document for a while.
    await user.click(screen.getAllByText('Crediteren').at(-1) as HTMLElement);
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Weet je zeker dat je factuur 2026-0042 wil crediteren?',
    );
    expect(screen.getByRole('button', { name: 'Crediteer' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));

    await menuOf(user, '2026-0042');
    await user.click(screen.getAllByText('Dupliceren').at(-1) as HTMLElement);
    expect(await screen.findByRole('dialog')).toHaveTextContent('Factuur 2026-0042 dupliceren?');
    await user.click(screen.getByRole('button', { name: 'Dupliceer' }));
    expect(await screen.findByText('Factuur 2026-0042 is gedupliceerd')).toBeInTheDocument();
    expect(address()).toBe('/invoicing/invoice/edit/50');
  });

  it('makes a new invoice with the key n, but not while somebody is searching', async () => {
    const { user, address } = openOverview({ rows: [aRow()] });
    await user.type(await screen.findByRole('searchbox'), 'n');
    expect(address()).toBe(path);
    await user.click(document.body);
    await user.keyboard('n');
    expect(address()).toBe('/invoicing/invoice/create');
  });

  it('tells nothing at all from an empty tab and from filters that nothing fits', async () => {
    const none = { all: 0, concept: 0, sent: 0, expired: 0, paid: 0, recurring: 0 };
    const first = openOverview({ counts: none });
    expect(await screen.findByText('Er zijn nog geen facturen aangemaakt')).toBeInTheDocument();
    expect(screen.getByText('Ga je gang en maak je eerste factuur aan')).toBeInTheDocument();
    first.unmount();

    const second = openOverview({
      at: `${path}?tab=paid`,
      counts: { ...none, concept: 1, all: 1 },
    });
    expect(await screen.findByText('Geen facturen gevonden')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Filters wissen' })).not.toBeInTheDocument();
    second.unmount();

    const { user, address } = openOverview({ at: `${path}?search=zeppelin` });
    await user.click(await screen.findByRole('button', { name: 'Filters wissen' }));
    expect(address()).toBe(path);
  });

  it('drops columns and none of what they say where the window is narrow', async () => {
    const media = window.matchMedia('print');
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...media, matches: /1499|1365|1199/.test(query) }));
    openOverview({ rows: [aRow({ description: 'Fietsen' })] });
    const row = (await screen.findByRole('link', { name: 'concept 12' })).closest('tr');
    for (const text of ['Fietsen', formatDate(aRow().date)])
      expect(within(row as HTMLElement).getByText(text)).toBeVisible();
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles).not.toContain('Onderwerp');
    expect(titles).not.toContain('Factuurdatum');
    jest.restoreAllMocks();
  });

  it('is sorted on a phone by whatever a wide window has headings of', async () => {
    const media = window.matchMedia('print');
    jest.spyOn(window, 'matchMedia').mockReturnValue({ ...media, matches: true });
    const { user, address } = openOverview({ rows: [aRow()] });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('combobox', { name: 'Volgorde' }));
    expect(screen.getByText('Factuurnummer, oplopend')).toBeInTheDocument();
    await user.click(screen.getByText('Factuurdatum, oplopend'));
    expect(address()).toBe(`${path}?order=asc`);
    jest.restoreAllMocks();
  });
});
