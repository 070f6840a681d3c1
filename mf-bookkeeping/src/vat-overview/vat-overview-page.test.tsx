import {
  getVatOverview,
  listVatLines,
  type VatOverview,
} from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { INPUT_VAT, TURNOVER_BOXES } from '@boekwerk/shared/domain/vat/vat-box';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { VatLinesPage } from './vat-lines-page';
import { VatOverviewPage } from './vat-overview-page';

const path = '/administration/vat-overview';
const api = fakeApi();
signedIn({}, { booking_enabled: 1 });

type Amounts = [turnover: number, vat: number, lines: number];

const anOverview = (given: { [box: string]: Amounts } = {}, more: Partial<VatOverview> = {}) => ({
  boxes: [...TURNOVER_BOXES, INPUT_VAT].map((box) => {
    const [turnover, vat, lines] = given[box] ?? [0, 0, 0];
    return { box, turnover, vat, lines };
  }),
  not_assigned: [],
  sales_list: [],
  differing: { count: 0, documents: [] },
  has_documents: true,
  is_complete: true,
  ...more,
});

const open = (overview: VatOverview) => {
  api.on(getVatOverview, () => overview);
  return renderScreen(<VatOverviewPage />, { path, at: `${path}?period=2026-Q1` });
};

const rowOf = (box: string) =>
  within(screen.getByRole('rowheader', { name: box }).closest('tr') as HTMLElement);

describe('/administration/vat-overview', () => {
  it('shows what goes into each box, to the cent and in whole euros, and says that it is no return', async () => {
    open(anOverview({ '1a': [1000.99, 210.21, 3], '4b': [50, 10.5, 1], '5b': [400.1, 84.02, 2] }));
    expect(
      await screen.findByText('Dit overzicht helpt bij je aangifte; het is geen aangifte'),
    ).toBeVisible();
    expect(await screen.findByText('1e kwartaal 2026')).toBeVisible();
    const high = await screen.findByRole('link', { name: /1\.000,99.*Regels van 1a, omzet/ });
    expect(high).toHaveAttribute('href', `${path}/2026-Q1/1a`);
    expect(rowOf('1a').getByText('invullen: 1.000')).toBeVisible();
    expect(rowOf('1b').queryByRole('link')).toBeNull();
    expect(rowOf('5a').getByRole('link')).toHaveTextContent('€ 220,71');
    expect(rowOf('5b').getByText('invullen: 85')).toBeVisible();
    expect(rowOf('5g').getByText('invullen: 135')).toBeVisible();
    expect(rowOf('5g').getByText('Totaal te betalen')).toBeVisible();
    expect(screen.queryByText('Niet ingedeeld')).toBeNull();
  });

  it('names what was changed or deleted in the package after it was booked, as its figures are not those of the package', async () => {
    const documents = [
      { booking_item_id: 7, number: '', relation: 'Bakkerij', difference: 'deleted' as const },
    ];
    open(anOverview({ '5b': [100, 21, 3] }, { differing: { count: 3, documents } }));
    expect(await screen.findByText('Anders in Twinfield')).toBeVisible();
    const row = within(screen.getByText('Bakkerij').closest('li') as HTMLElement);
    expect(row.getByText('Verwijderd in Twinfield')).toBeVisible();
    expect(row.getByRole('link', { name: 'Zonder nummer' })).toHaveAttribute(
      'href',
      '/administration/document/overview?id=7',
    );
    expect(screen.getByText('En nog 2 documenten')).toBeVisible();
  });

  it('shows what counts in no box, and who in the EU sales list lacks a number', async () => {
    open(
      anOverview(
        { '3b': [340.3, 0, 2] },
        {
          not_assigned: [
            { reason: 'exempt', turnover: 50, vat: 0, lines: 1 },
            { reason: 'currency', turnover: 0, vat: 0, lines: 2 },
          ],
          sales_list: [
            ...[
              {
                tax_number: '',
                name: 'Gent',
                country: 'BE',
                supply: 'goods',
                amount: 40,
                problem: 'no_number',
              } as const,
            ],
            ...[
              {
                tax_number: 'DE136695976',
                name: 'Berlin',
                country: 'DE',
                supply: 'services',
                amount: 300.3,
                problem: null,
              } as const,
            ],
          ],
          has_documents: false,
        },
      ),
    );
    expect(await screen.findByRole('heading', { name: 'Niet ingedeeld' })).toBeVisible();
    expect(screen.getByRole('link', { name: '2 regels' })).toHaveAttribute(
      'href',
      `${path}/2026-Q1/currency`,
    );
    const gent = screen.getByText('Gent').closest('tr') as HTMLElement;
    expect(gent).toHaveTextContent('–Gent Btw-nummer ontbreektGoederen€ 40,00');
    expect(rowOf('DE136695976').getByText('Diensten')).toBeVisible();
    expect(screen.getByText(/alleen over je eigen facturen/)).toBeVisible();
  });

  it('goes to the period before, says that it is empty, and asks again after a failure', async () => {
    const { user, address } = open(anOverview());
    expect(await screen.findByText('Niets in deze periode')).toBeVisible();
    api.fail(getVatOverview, 500);
    await user.click(screen.getByRole('button', { name: 'Eerdere periode' }));
    await waitFor(() => expect(address()).toBe(`${path}?period=2025-Q4`));
    await screen.findByText('Er ging iets mis bij het laden van het btw-overzicht');
    api.on(getVatOverview, () => anOverview({ '1b': [10, 0.9, 1] }));
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('invullen: 10')).toBeVisible();
    expect(api.calls(getVatOverview).at(-1)?.query).toEqual({
      start: '2025-10-01',
      end: '2025-12-31',
    });
  });

  it.each([
    ['2025-08', 'Kwartaal', '2025-Q3'],
    ['2025-Q2', 'Jaar', '2025'],
    ['2025', 'Maand', '2025-12'],
    ['2025-Q2', 'Maand', '2025-06'],
  ])('goes from %s by %s to the period that its last day lies in: %s', async (at, by, to) => {
    api.on(getVatOverview, () => anOverview());
    const { user, address } = renderScreen(<VatOverviewPage />, {
      path,
      at: `${path}?period=${at}`,
    });
    await user.click(await screen.findByRole('combobox', { name: 'Aangifte per' }));
    await user.click(await screen.findByTitle(by));
    await waitFor(() => expect(address()).toBe(`${path}?period=${to}`));
  });

  it('shows all lines of a figure, whatever was searched for among those of another', async () => {
    api.on(listVatLines, () => pageOf([]));
    const open = (figure: string, search = '') =>
      renderScreen(<VatLinesPage />, {
        path: `${path}/:period/:figure`,
        at: `${path}/2026-Q1/${figure}${search}`,
      });
    const { unmount } = open('1a', '?search=lepel&order=desc');
    expect(await screen.findByText('Geen regels gevonden')).toBeVisible();
    unmount();
    open('5b');
    expect(await screen.findByText('Geen regels')).toBeVisible();
    expect(api.calls(listVatLines).at(-1)?.query).toMatchObject({ search: '', order: 'desc' });
  });

  it('opens a figure into its lines, each with the paper that it is of', async () => {
    const line = { date: '2026-03-02', relation: 'Lepel', currency: 'EUR' };
    api.on(listVatLines, () =>
      pageOf([
        {
          ...line,
          id: 1,
          invoice_id: 5,
          booking_item_id: null,
          number: '2026-0001',
          turnover: 100,
          vat: 21,
          rate: 21,
        },
        {
          ...line,
          id: 2,
          invoice_id: null,
          booking_item_id: 7,
          number: '',
          turnover: -10,
          vat: -2.1,
          rate: null,
        },
      ]),
    );
    const lines = `${path}/:period/:figure`;
    renderScreen(<VatLinesPage />, { path: lines, at: `${path}/2026-Q1/5a` });
    const invoice = await screen.findByRole('link', { name: '2026-0001' });
    expect(invoice).toHaveAttribute('href', '/invoicing/invoice/edit/5');
    expect(screen.getByRole('link', { name: 'Zonder nummer' })).toHaveAttribute(
      'href',
      '/administration/document/overview?id=7',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Vak 5a: Verschuldigde btw (vakken 1 tot en met 4), 1e kwartaal 2026',
    );
    expect(invoice.closest('tr')).toHaveTextContent('2026-000102-03-2026Lepel€ 100,0021%€ 21,00');
    expect(api.calls(listVatLines)[0]?.query).toMatchObject({
      figure: '5a',
      start: '2026-01-01',
      end: '2026-03-31',
      order: 'asc',
    });
  });
});
