import {
  type BookingItem,
  listBookingItems,
} from '@boekwerk/shared/contract/bookkeeping/documents';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor } from '@testing-library/react';
import { DocumentsPage } from '../documents-page';
import { aDocument, documentList } from '../testing/a-document';
import { withOffice } from '../testing/an-office';

signedIn();

function open(...documents: BookingItem[]) {
  const api = fakeApi();
  api.on(listBookingItems, () => documentList(...documents));
  withOffice(api);
  return { api, ...renderScreen(<DocumentsPage />, { path: '/', at: '/' }) };
}

const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr');

describe('the list of documents', () => {
  it('has the columns of the specification, in its order', async () => {
    open(
      aDocument({
        ...{ file_name: 'retour.pdf', tag: 'INK', status: 2, has_notes: true },
        ...{ invoice_number: 'C-3', date: '2026-11-02', supplier: 'Zeelandia' },
        ...{ amount: 1050, is_credit: true },
      }),
    );
    expect(await rowOf('retour.pdf')).toHaveTextContent(
      '3 pagina’sC-3retour.pdfZeelandiaInkoop (INK)18-11-202602-11-2026€ -1.050,00Geboekt',
    );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...[
        '',
        'Bestand',
        'Nr.',
        'Relatie',
        'Label',
        'Aanleverdatum',
        'Factuurdatum',
        'Totaalbedrag',
      ],
      'Status',
    ]);
    expect(screen.getByRole('img', { name: 'Hier staat een opmerking bij' })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['Alle documenten 1', 'Geboekt 0', 'Te boeken 0', 'Vragen 0', 'Te verwerken 1'],
    ]);
    expect(screen.getByRole('button', { name: 'Acties (0)' })).toBeDisabled();
  });

  it('leaves room for names where all columns beside each other would have none', async () => {
    const media = window.matchMedia('print');
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...media, matches: query === '(max-width: 1365px)' }));
    open(aDocument({ file_name: 'bon.pdf', tag: 'INK', supplier: 'Zeelandia' }));
    expect(await rowOf('bon.pdf')).toHaveTextContent('ZeelandiaInkoop (INK)');
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      ...['', 'Bestand', 'Nr.Aanleverdatum', 'RelatieLabel', 'Factuurdatum', 'Totaalbedrag'],
      'Status',
    ]);
    jest.restoreAllMocks();
  });

  it('says what the package had against a document, also to who comes there by key', async () => {
    open(
      aDocument({
        ...{ file_name: 'fout.pdf', tag: 'INK', status: 1 },
        booking_errors: { date: 'Periode 2026/10 is afgesloten', '': 'De koppeling is verbroken' },
      }),
    );
    const failed = await screen.findByRole('button', { name: /Fout bij boeken/ });
    expect(screen.queryByText('Nog te boeken')).not.toBeInTheDocument();
    act(() => failed.focus());
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip).toHaveTextContent('Periode 2026/10 is afgesloten');
    expect(tooltip).toHaveTextContent('De koppeling is verbroken');
  });

  it('offers to cut in the row what is to process and has several pages', async () => {
    open(
      aDocument({ id: 1, file_name: 'post.pdf' }),
      aDocument({ id: 2, file_name: 'bon.pdf', amount_pages: 1 }),
      aDocument({ id: 3, file_name: 'brief.pdf', status: 1 }),
    );
    await rowOf('post.pdf');
    const cuts = screen.getAllByRole('button', { name: /^Knip / });
    expect(cuts.map((cut) => cut.getAttribute('aria-label'))).toEqual(['Knip post.pdf']);
  });

  it('marks a question that the other side has answered', async () => {
    open(
      aDocument({ id: 1, file_name: 'gevraagd.pdf', status: 3 }),
      aDocument({ id: 2, file_name: 'beantwoord.pdf', status: 3, is_answered: true }),
    );
    expect(await rowOf('beantwoord.pdf')).toHaveTextContent('VragenBeantwoord');
    expect(await rowOf('gevraagd.pdf')).not.toHaveTextContent('Beantwoord');
  });

  it('is of a period of invoices when that date is chosen', async () => {
    const { api, user, address } = open(aDocument());
    await user.click(await screen.findByRole('combobox', { name: 'Welke datum' }));
    await user.click(await screen.findByTitle('Factuurdatum'));
    await waitFor(() =>
      expect(api.calls(listBookingItems).at(-1)?.query).toMatchObject({ date: 'invoice' }),
    );
    expect(address()).toBe('/?date=invoice');
    expect(screen.getByRole('group', { name: 'Factuurdatum' })).toBeVisible();
  });

  it('shows by itself that a job has ended', async () => {
    const { api } = open(aDocument({ file_name: 'bezig.pdf', status: 4, tag: 'INK' }));
    expect(await rowOf('bezig.pdf')).toHaveTextContent('In verwerking');
    api.on(listBookingItems, () =>
      documentList(aDocument({ file_name: 'bezig.pdf', status: 1, tag: 'INK' })),
    );
    await screen.findByText('Nog te boeken');
    const asked = api.calls(listBookingItems).length;
    expect(asked).toBe(2);
  });
});
