import {
  bookBookingItems,
  listBookingProposals,
} from '@boekwerk/shared/contract/bookkeeping/bulk-booking';
import { listBookingItems } from '@boekwerk/shared/contract/bookkeeping/documents';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { keysOfCalls } from '@boekwerk/shared/testing/keys-of-calls';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { DocumentsPage } from '../../documents-page';
import { aBookingLine, aFilledBooking } from '../../testing/a-booking';
import { aDocument, documentList } from '../../testing/a-document';
import { aRelationLink, withOffice } from '../../testing/an-office';
import { BulkBookingModal } from './bulk-booking-modal';

signedIn();
beforeEach(() => localStorage.clear());

/** Read with all that a booking needs; its description is as it was the last times. */
const aRead = (id: number, own: Parameters<typeof aDocument>[0] = {}) =>
  aFilledBooking({
    id,
    file_name: `factuur-${id}.pdf`,
    invoice_number: `F-${id}`,
    ledger_account_id: null,
    description: '',
    booking_lines: [],
    ...own,
  });
const LINK = aRelationLink({
  suggestion: {
    ...aRelationLink().suggestion,
    ...{
      because: 'last',
      source: 'last',
      by: '',
      date: '2026-10-12',
      description: 'Bloem',
      ledger_account_id: null,
    },
    lines: aRelationLink().suggestion?.lines ?? [],
  },
});
const aProposal = (document: ReturnType<typeof aDocument>, own: object = {}) => ({
  document,
  link: document.supplier_relation_id === null ? null : LINK,
  same_number: null,
  alike: [],
  ...own,
});

function open(...proposals: ReturnType<typeof aProposal>[]) {
  const api = fakeApi();
  const documents = proposals.map(({ document }) => document);
  api.on(listBookingProposals, () => ({ data: proposals, failed: [], vat_codes: [] }));
  api.on(listBookingItems, () => documentList(...documents));
  withOffice(api);
  const onDone = jest.fn();
  const { user } = renderScreen(
    <BulkBookingModal
      documents={documents}
      preview={(id) => <p>Document {id}</p>}
      onClose={jest.fn()}
      onDone={onDone}
    />,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Documenten boeken' }));
  const row = async (id: number) =>
    within(
      (await dialog.findByRole('rowheader', { name: new RegExp(`factuur-${id}`) })).closest(
        'tr',
      ) as HTMLElement,
    );
  const reasons = async (id: number) => {
    const inRow = await row(id);
    await waitFor(() => expect(inRow.queryByText('Wordt ingevuld...')).not.toBeInTheDocument());
    return inRow
      .queryAllByRole('listitem')
      .slice(1)
      .map(({ textContent }) => textContent);
  };
  const bookAll = () => user.click(dialog.getByRole('button', { name: /^Alles boeken/ }));
  return { api, user, dialog, row, reasons, bookAll, onDone };
}

it('is for those of the ticked documents that can be booked; when there are none the menu says so', async () => {
  const api = fakeApi();
  const [fresh, filled] = [aDocument({ file_name: 'nieuw.pdf' }), aRead(11)];
  api.on(listBookingItems, () => documentList(fresh, filled));
  withOffice(api);
  const { user } = renderScreen(<DocumentsPage />, { path: '/', at: '/' });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecteer nieuw.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Acties (1)' }));
  const item = await screen.findByRole('menuitem', { name: /^Boeken/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveTextContent('Selecteer een document dat nog te boeken is');
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('checkbox', { name: 'Selecteer factuur-11.pdf' }));
  api.on(listBookingProposals, () => ({ data: [aProposal(filled)], failed: [], vat_codes: [] }));
  await user.click(screen.getByRole('button', { name: 'Acties (2)' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Boeken (1)' }));
  await screen.findByRole('dialog', { name: 'Documenten boeken' });
  expect(api.calls(listBookingProposals)[0]?.body).toEqual({ ids: [11] });
});

describe('documents that are booked together', () => {
  it('are filled in as their forms are, and what is booked is what was shown', async () => {
    const { api, dialog, row, reasons, bookAll } = open(
      aProposal(aRead(11)),
      aProposal(aRead(12, { amount: 54.5 })),
    );
    expect(await reasons(11)).toEqual([]);
    expect(await reasons(12)).toEqual([]);
    const first = await row(11);
    expect(first.getByText('Compleet')).toBeVisible();
    expect(first.getByText('7000 Grondstoffen · IL Btw laag')).toBeVisible();
    expect(first.getByText('Ingevuld zoals vorige keer, 12-10-2026.')).toBeVisible();
    expect(first.getByText(/waarvan btw/)).toHaveTextContent(/9,00/);
    api.on(bookBookingItems, () => ({ updated: [11, 12], failed: [] }));
    await bookAll();
    expect(await screen.findByText('2 documenten worden geboekt')).toBeVisible();
    const line = { ledger_account_id: 50, vat_ledger_account_id: 70 };
    expect(api.calls(bookBookingItems)[0]?.body).toMatchObject({
      items: [
        {
          ...{ id: 11, updated_at: '2026-11-18T13:05:00.000Z', invoice_number: 'F-11' },
          ...{ amount: 109, description: 'Bloem', ledger_account_id: 60 },
          booking_lines: [{ ...line, value: 100, vat: 9 }],
        },
        { id: 12, amount: 54.5, booking_lines: [{ ...line, value: 50, vat: 4.5 }] },
      ],
    });
    expect(dialog.queryByText(/compleet$/)).not.toBeInTheDocument();
  });

  it('are left alone while something is missing or in doubt, and each says what', async () => {
    const read = (
      field: 'date' | 'vat' | 'bank_account' | 'reference',
      value: string | number,
      doubt: 'ambiguous' | 'several' | null,
    ) => ({
      problem: null,
      values: [{ field, value, source: 'text' as const, doubt, place: null }],
      words: [],
    });
    const [bank_account, reference] = ['NL91ABNA0417164300', '2026000100020003'];
    const { api, reasons, bookAll } = open(
      aProposal(aRead(11)),
      aProposal(aRead(12, { invoice_number: '' })),
      aProposal(aRead(13, { recognised: read('date', '2026-11-12', 'ambiguous') })),
      aProposal(aRead(14), { same_number: 3 }),
      aProposal(
        aRead(15, { bank_account: 'NL91ABNA0417164300', usual_bank_account: 'NL20INGB0001234567' }),
      ),
      aProposal(aRead(16), { link: { ...LINK, ledger_account: null } }),
      aProposal(aRead(17, { booking_lines: [aBookingLine({ value: 50 })] })),
      aProposal(aRead(18, { recognised: read('vat', 21, null) })),
      aProposal(aRead(19, { status: 3 })),
      aProposal(
        aRead(20, { booking_errors: { date: 'Periode 2026/11 is afgesloten in Twinfield' } }),
      ),
      aProposal(aRead(22), { alike: ['file', 'number', 'number'], same_number: 3 }),
      aProposal(aRead(23, { is_first_of_supplier: true })),
      aProposal(aRead(24, { usual_amount: { from: 10, to: 20 } })),
      aProposal(
        aRead(25, { bank_account, recognised: read('bank_account', bank_account, 'several') }),
      ),
      aProposal(aRead(26, { reference, recognised: read('reference', reference, 'several') })),
      aProposal(aRead(21, { booking_lines: [aBookingLine({ ledger_account_id: 999 })] })),
    );
    expect(await reasons(11)).toEqual([]);
    const said = new Map<number, (string | null)[]>();
    for (let id = 12; id <= 26; id++) said.set(id, await reasons(id));
    expect(Object.fromEntries(said)).toEqual({
      12: ['Nog invullen: factuurnummer.'],
      13: ['Controleer factuurdatum: dag en maand omgewisseld?'],
      14: ['Factuurnummer bestaat al.'],
      15: ['Ander rekeningnummer; het was NL20INGB0001234567.'],
      16: ['Relatie nog niet gekoppeld met Twinfield.'],
      17: [
        'Er mag geen verschil zijn in het factuurbedrag. Vul de juiste bedragen in.',
        expect.stringMatching(/^9% btw is/),
      ],
      18: [expect.stringMatching(/^Op het document staat .*21,00 btw\.$/)],
      19: ['Er staat een vraag open.'],
      20: ['Fout bij boeken: Periode 2026/11 is afgesloten in Twinfield'],
      21: ['Vervallen in Twinfield: grootboekrekening.'],
      23: ['Eerste factuur: klopt het rekeningnummer?'],
      24: [expect.stringMatching(/^Bedrag wijkt af: meestal .*10,00 tot .*20,00\.$/)],
      25: ['Controleer IBAN van de crediteur: er staan er meer op'],
      26: ['Controleer betalingskenmerk: er staan er meer op'],
      22: ['Factuurnummer bestaat al.', 'Hetzelfde bestand is al aangeleverd.'],
    });
    api.on(bookBookingItems, () => ({ updated: [11], failed: [] }));
    await bookAll();
    expect(await screen.findByText('1 document wordt geboekt')).toBeVisible();
    const [asked] = api.calls(bookBookingItems);
    expect(asked?.body.items.map(({ id }: { id: number }) => id)).toEqual([11]);
  });

  it('are invoices that the company sent as well, once all is known of them', async () => {
    const debtor = aRelationLink({ type: LedgerType.customer, suggestion: null });
    const sent = (id: number, line: object) =>
      aProposal(
        aRead(id, {
          ...{ tag: 'VRK', is_own_invoice: true, invoice_id: id, amount: 121 },
          ...{ description: 'Taarten', ledger_account_id: 61 },
          booking_lines: [aBookingLine({ vat_ledger_account_id: 73, vat: 21, ...line })],
        }),
        { link: debtor },
      );
    const { reasons } = open(
      sent(31, {}),
      sent(32, {
        ...{ ledger_account_id: null, vat_ledger_account_id: null, value: null, vat: null },
      }),
      sent(33, { vat_ledger_account_id: 74, value: 121, vat: 0 }),
    );
    expect(await reasons(31)).toEqual([]);
    expect(await reasons(32)).toEqual(['Nog invullen: grootboekrekening, btw-code.']);
    expect(await reasons(33)).toEqual(['Nog invullen: soort verkoop.']);
  });

  it('are put right in their row, by the rules of the form', async () => {
    const { api, user, dialog, row, reasons, bookAll } = open(
      aProposal(aRead(11, { invoice_number: '' })),
    );
    await reasons(11);
    await user.click((await row(11)).getByRole('button', { name: 'Wijzig factuur-11.pdf' }));
    await user.type(await dialog.findByLabelText(/Factuurnummer/), 'F-99');
    const amount = dialog.getByLabelText(/Bedrag incl. BTW/);
    await user.clear(amount);
    await user.type(amount, '218,00');
    await user.tab();
    await waitFor(async () =>
      expect((await row(11)).getByText(/waarvan btw/)).toHaveTextContent(/18,00/),
    );
    expect(await (await row(11)).findByText('Compleet')).toBeVisible();
    api.on(bookBookingItems, () => ({ updated: [11], failed: [] }));
    await bookAll();
    await waitFor(() => expect(api.calls(bookBookingItems)).toHaveLength(1));
    expect(api.calls(bookBookingItems)[0]?.body).toMatchObject({
      items: [{ invoice_number: 'F-99', amount: 218, booking_lines: [{ value: 200, vat: 18 }] }],
    });
  });

  it('that could not be booked keep their words and what was typed, and can be read again', async () => {
    const { api, user, row, reasons, bookAll } = open(aProposal(aRead(11)), aProposal(aRead(12)));
    await reasons(11);
    await reasons(12);
    api.on(bookBookingItems, () => ({
      updated: [11],
      failed: [{ id: 12, message: 'Piet heeft dit gewijzigd op 20-11-2026.' }],
    }));
    await bookAll();
    expect(await screen.findByText('1 document niet geboekt. De reden staat erbij.')).toBeVisible();
    expect(await reasons(12)).toEqual(['Piet heeft dit gewijzigd op 20-11-2026.']);
    expect((await row(11)).getByText('Wordt verwerkt')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Alles boeken' })).toBeDisabled();

    api.on(listBookingProposals, () => ({
      data: [aProposal(aRead(12, { updated_at: '2026-11-20T10:00:00.000Z' }))],
      failed: [],
      vat_codes: [],
    }));
    await user.click((await row(12)).getByRole('button', { name: 'Opnieuw inlezen' }));
    expect(await (await row(12)).findByText('Compleet')).toBeVisible();
    await bookAll();
    await waitFor(() => expect(api.calls(bookBookingItems)).toHaveLength(2));
    expect(api.calls(bookBookingItems)[1]?.body).toMatchObject({
      items: [{ id: 12, updated_at: '2026-11-20T10:00:00.000Z' }],
    });
  });

  it('that could not be booked are tried once more as they are: under the same key the answer would be the same', async () => {
    const { api, user, row, reasons, bookAll } = open(aProposal(aRead(11)));
    const keys = keysOfCalls();
    await reasons(11);
    const message = 'Periode 2026/10 is afgesloten in Twinfield';
    api.on(bookBookingItems, () => ({ updated: [], failed: [{ id: 11, message }] }));
    await bookAll();
    expect(await (await row(11)).findByText(message)).toBeVisible();
    await user.click((await row(11)).getByRole('button', { name: 'Opnieuw inlezen' }));
    expect(await (await row(11)).findByText('Compleet')).toBeVisible();
    await bookAll();
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('are booked once by a double click, and what was typed is not closed away unasked', async () => {
    const { api, user, dialog, row, reasons } = open(aProposal(aRead(11)));
    await reasons(11);
    await user.click((await row(11)).getByRole('button', { name: 'Wijzig factuur-11.pdf' }));
    await user.type(await dialog.findByLabelText(/Korte omschrijving/), ' extra');
    await user.click(dialog.getByRole('button', { name: 'Terug naar de lijst' }));
    expect(
      await screen.findByText('Wat je hier hebt gewijzigd, gaat verloren. Toch sluiten?'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Verder bewerken' }));
    api.on(bookBookingItems, () => ({ updated: [11], failed: [] }));
    await user.dblClick(dialog.getByRole('button', { name: /^Alles boeken/ }));
    expect(await screen.findByText('1 document wordt geboekt')).toBeVisible();
    expect(api.calls(bookBookingItems)).toHaveLength(1);
  });
});
