import {
  bookBookingItem,
  getBookingItem,
  saveBookingItem,
} from '@boekwerk/shared/contract/bookkeeping/booking';
import { listCurrencies } from '@boekwerk/shared/contract/bookkeeping/connection';
import { listLedgerAccounts } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import {
  getRelationLinks,
  listRelationLinks,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { aLedgerAccount } from '@boekwerk/shared/testing/a-connection';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aBookingLine, aFilledBooking, anAttempt } from '../testing/a-booking';
import { aDocument } from '../testing/a-document';
import { aRelationLink } from '../testing/an-office';
import { openBooking } from '../testing/open-booking';

signedIn();
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

type User = ReturnType<typeof openBooking>['user'];

const field = (name: RegExp | string) => screen.findByLabelText(name);
const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const plain = (text: string | null | undefined) => text?.replace(/\u00A0/g, ' ');
const total = (name: string) =>
  plain(screen.getAllByText(name, { selector: 'dt' }).at(-1)?.closest('div')?.textContent);

async function choose(user: User, name: RegExp | string, option: string) {
  await user.type(await field(name), option.slice(0, 4));
  await user.click(await screen.findByText(option, { selector: '[class*=option] *' }));
}

const toBook = () => aDocument({ tag: 'INK', status: DocumentStatus.toBook });

describe('the form of a booking', () => {
  it('fills in what follows from what is typed, and books it as it is', async () => {
    const { api, user, onDone } = openBooking(toBook());
    await user.type(await field(/Factuurnummer/), 'F2026-1187');
    await user.type(await field(/Factuurdatum/), '12-11-2026{Enter}');
    await user.type(await field(/Bedrag incl. BTW/), '1.090,00');
    await user.type(await field(/Korte omschrijving/), 'Bloem november');
    await choose(user, /Crediteur/, 'Molen De Hoop');
    await waitFor(() =>
      expect(screen.getByLabelText(/^\*?Bedrag excl. BTW/)).toHaveValue('1.000,00'),
    );
    expect(screen.getByLabelText(/Btw-bedrag/)).toHaveValue('90,00');
    expect(total('Verschil')).toBe('Verschil € 0,00');

    api.on(bookBookingItem, () =>
      aFilledBooking({
        status: DocumentStatus.inProgress,
        in_progress_for: 'booking',
        attempt: anAttempt({ state: 'queued' }),
      }),
    );
    await press(user, 'Boeken');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('F2026-1187 wordt verwerkt'));
    expect(api.calls(bookBookingItem)[0]?.body).toMatchObject({
      invoice_number: 'F2026-1187',
      date: '2026-11-12',
      supplier_relation_id: 30,
      amount: 1090,
      currency: 'EUR',
      description: 'Bloem november',
      is_credit: false,
      booking_lines: [{ ledger_account_id: 50, vat_ledger_account_id: 70, value: 1000, vat: 90 }],
      updated_at: '2026-11-18T13:05:00.000Z',
      status: DocumentStatus.toBook,
    });
    expect(screen.queryByLabelText(/Factuurnummer/)).not.toBeInTheDocument();
  });

  it('says at each field what is missing when it is booked, and keeps half of it all the same', async () => {
    const { api, user } = openBooking(toBook());
    await press(user, 'Boeken');
    for (const text of [
      'Factuurnummer is verplicht.',
      'Factuurdatum is verplicht.',
      'Relatie is verplicht.',
      'Bedrag is verplicht.',
      'Korte beschrijving is verplicht.',
    ])
      expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(api.calls(bookBookingItem)).toEqual([]);

    await user.type(await field(/Factuurnummer/), 'F1');
    api.on(saveBookingItem, ({ body: { bookingItem } }) => ({
      ...toBook(),
      ...bookingItem,
      booking_lines: [],
      updated_at: '2026-11-18T13:06:00.000Z',
    }));
    await press(user, 'Opslaan');
    await screen.findByText('Wijzigingen opgeslagen');
    expect(api.calls(saveBookingItem)[0]?.body.bookingItem.invoice_number).toBe('F1');
    expect(screen.queryByText('Factuurdatum is verplicht.')).not.toBeInTheDocument();
  });

  it('is changed by what somebody types alone: what it fills in itself nobody would lose', async () => {
    const { user } = openBooking(aFilledBooking({ booking_lines: [] }));
    await waitFor(() =>
      expect(screen.getByLabelText(/^\*?Bedrag excl. BTW/)).toHaveValue('100,00'),
    );
    expect(screen.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
    await user.type(await field(/Korte omschrijving/), '!');
    expect(screen.getByRole('button', { name: 'Opslaan' })).toBeEnabled();
  });

  it('keeps saying what is missing when what it fills in itself comes later', async () => {
    const { api, user } = openBooking(toBook());
    const creditors = aLedgerAccount({
      code: '1600',
      name: 'Crediteuren',
      type: LedgerType.balance,
    });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.on(listLedgerAccounts, async ({ query }) => {
      if (query.type === LedgerType.journal) await asked;
      return query.type === LedgerType.balance ? [creditors] : [];
    });
    await press(user, 'Boeken');
    expect(await screen.findByText('Factuurnummer is verplicht.')).toBeVisible();
    answer();
    expect(await screen.findByText('1600 Crediteuren')).toBeVisible();
    expect(screen.getByText('Factuurnummer is verplicht.')).toBeVisible();
    expect(await field(/Factuurnummer/)).toHaveFocus();
    const [control] = screen.getAllByRole('combobox', { name: 'Grootboekrekening' });
    expect(control).not.toHaveAccessibleDescription();
    expect(screen.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  });

  it('fills in no control account that is gone from the package: the next that is known stands for it', async () => {
    const { api } = openBooking(toBook());
    const balance = aLedgerAccount({ code: '1600', name: 'Crediteuren', type: LedgerType.balance });
    const journal = aLedgerAccount({
      ...{ id: 80, code: 'INK', type: LedgerType.journal, default_ledger_account_id: 999 },
    });
    api.on(listLedgerAccounts, ({ query }) =>
      [balance, journal].filter(({ type }) => type === query.type),
    );
    expect(await screen.findByText('1600 Crediteuren')).toBeVisible();
  });

  it('fills in what is known of whom was chosen last, and keeps what was typed', async () => {
    const { api, user } = openBooking(toBook());
    const ofSupplier = (id: number, name: string, ledger_account_id: number) => {
      const { client, suggestion } = aRelationLink();
      return aRelationLink({
        client: { ...client, id, name },
        suggestion: suggestion && { ...suggestion, description: `Van ${name}`, ledger_account_id },
      });
    };
    const [mill, yeast] = [ofSupplier(30, 'Molen', 60), ofSupplier(31, 'Gistkamer', 61)];
    api.on(getRelationLinks, ({ params }) => [params.id === 31 ? yeast : mill]);
    api.on(listRelationLinks, () => ({ data: [mill, yeast], has_more: false }));
    await choose(user, /Crediteur/, 'Molen');
    const description = await field(/Korte omschrijving/);
    await waitFor(() => expect(description).toHaveValue('Van Molen'));
    await choose(user, /Crediteur/, 'Gistkamer');
    await waitFor(() => expect(description).toHaveValue('Van Gistkamer'));
    expect(await screen.findByText('1300 Debiteuren')).toBeVisible();

    await user.clear(description);
    await user.type(description, 'Gist');
    await choose(user, /Crediteur/, 'Molen');
    expect(await screen.findByText('1600 Crediteuren')).toBeVisible();
    expect(description).toHaveValue('Gist');
  });

  it('proposes no lines of a relation that is not chosen any more', async () => {
    const { api, user } = openBooking(toBook());
    const mill = aRelationLink();
    const { client } = mill;
    const nobody = aRelationLink({
      client: { ...client, id: 31, name: 'Gistkamer' },
      suggestion: null,
    });
    const neither = aRelationLink({
      client: { ...client, id: 32, name: 'Zuivelhof', bank_account: 'NL91ABNA0417164300' },
      suggestion: null,
    });
    const links = [mill, nobody, neither];
    api.on(getRelationLinks, ({ params }) => links.filter(({ client }) => client.id === params.id));
    api.on(listRelationLinks, () => ({ data: links, has_more: false }));
    await user.type(await field(/Bedrag incl. BTW/), '109,00');
    await choose(user, /Crediteur/, 'Molen De Hoop');
    expect(await screen.findByText('7000 Grondstoffen')).toBeVisible();
    expect(screen.getByText(/^Ingevuld zoals deze relatie/)).toBeVisible();
    await choose(user, /Crediteur/, 'Gistkamer');
    await waitFor(() => expect(screen.queryByText('7000 Grondstoffen')).not.toBeInTheDocument());
    expect(screen.queryByText(/^Ingevuld zoals deze relatie/)).not.toBeInTheDocument();
    expect(total('Verschil')).toBe('Verschil € 109,00');

    await user.type(await field(/Bedrag excl. BTW/), '80,00');
    await choose(user, /Crediteur/, 'Zuivelhof');
    await waitFor(() => expect(screen.getByLabelText(/IBAN/)).toHaveValue('NL91ABNA0417164300'));
    expect(screen.getByLabelText(/Bedrag excl. BTW/)).toHaveValue('80,00');
  });

  it('shares the total out in whole yens once it is in those', async () => {
    const { api, user } = openBooking(toBook());
    api.on(listCurrencies, () => [
      { code: 'EUR', name: 'Euro' },
      { code: 'JPY', name: 'Japanse yen' },
    ]);
    await user.type(await field(/Bedrag incl. BTW/), '1.000,00');
    await choose(user, /Crediteur/, 'Molen De Hoop');
    const net = () => screen.getByLabelText(/^\*?Bedrag excl. BTW/);
    await waitFor(() => expect(net()).toHaveValue('917,43'));
    await choose(user, /Valuta/, 'JPY Japanse yen');
    await waitFor(() => expect(net()).toHaveValue('917,00'));
    expect(screen.getByLabelText(/Btw-bedrag/)).toHaveValue('83,00');
  });

  it('is in the currency that the office has of its own, unless another one was chosen', async () => {
    const currencies = [
      { code: 'USD', name: 'Amerikaanse dollar' },
      { code: 'EUR', name: 'Euro' },
    ];
    const first = openBooking(toBook());
    first.api.on(listCurrencies, () => currencies);
    expect(await screen.findByText('USD Amerikaanse dollar')).toBeVisible();
    expect(total('Verschil')).toBe('Verschil USD 0,00');
    expect(screen.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
    await choose(first.user, /Valuta/, 'EUR Euro');
    await waitFor(() => expect(total('Verschil')).toBe('Verschil € 0,00'));
    first.unmount();

    const second = openBooking(aFilledBooking());
    second.api.on(listCurrencies, () => currencies);
    expect(await screen.findByText('EUR Euro')).toBeVisible();
    second.unmount();

    // Half of a form that was kept: the dollar was chosen.
    const third = openBooking({ ...toBook(), currency: 'USD' });
    await third.user.type(await field(/Bedrag incl. BTW/), '10,00');
    expect(total('Verschil')).toBe('Verschil USD 10,00');
  });

  it('refuses a difference, and rounds a cent on the first line with VAT', async () => {
    const { api, user } = openBooking(aFilledBooking({ amount: 109.02 }));
    expect(await screen.findByLabelText(/Factuurnummer/)).toHaveValue('F2026-1187');
    expect(total('Verschil')).toBe('Verschil € 0,02');
    await press(user, 'Boeken');
    expect(
      await screen.findByText(
        'Er mag geen verschil zijn in het factuurbedrag. Vul de juiste bedragen in.',
      ),
    ).toBeVisible();
    expect(api.calls(bookBookingItem)).toEqual([]);

    const amount = await field(/Bedrag incl. BTW/);
    await user.clear(amount);
    await user.type(amount, '109.01');
    expect(screen.getByText('Afgerond: 0,01 op regel 1')).toBeVisible();
    expect(total('Verschil')).toBe('Verschil € 0,00');
  });

  it('shows at its field what Twinfield had against it, and books it again as another attempt', async () => {
    const refused = aFilledBooking({
      booking_errors: {
        '': 'Er ging iets mis',
        date: 'Periode 2026/10 is afgesloten in Twinfield',
      },
      attempt: anAttempt({ state: 'refused' }),
    });
    const { api, user } = openBooking(refused);
    const date = await field(/Factuurdatum/);
    expect(date).toHaveAccessibleDescription('Periode 2026/10 is afgesloten in Twinfield');
    expect(screen.getByText('Fout bij boeken')).toBeVisible();
    expect(screen.getByText(/Er ging iets mis/)).toBeVisible();

    api.fail(bookBookingItem, 422, {
      errors: { 'booking_lines.0.ledger_account_id': ['Deze rekening is vervallen'] },
    });
    await press(user, 'Boeken');
    expect(await screen.findByText('Deze rekening is vervallen')).toBeVisible();
    expect(date).toHaveValue('12-11-2026');
  });

  it('is booked by keys from a field to choose from, which does not open', async () => {
    const { api, user } = openBooking(aFilledBooking());
    api.on(bookBookingItem, () => aFilledBooking({ status: DocumentStatus.inProgress }));
    const vat = await field(/Btw-code/);
    act(() => vat.focus());
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.calls(bookBookingItem)).toHaveLength(1));
    expect(vat).toHaveAttribute('aria-expanded', 'false');
  });

  it('is booked and saved by keys as it is typed, also from a date that is read when its field is left', async () => {
    const { api, user } = openBooking(aFilledBooking());
    api.on(saveBookingItem, ({ body }) => aFilledBooking({ date: body.bookingItem.date ?? null }));
    api.on(bookBookingItem, () => aFilledBooking({ status: DocumentStatus.inProgress }));
    const date = await field(/Factuurdatum/);
    await user.clear(date);
    await user.type(date, '13-11-26');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(api.calls(saveBookingItem)).toHaveLength(1));
    expect(api.calls(saveBookingItem)[0]?.body.bookingItem.date).toBe('2026-11-13');
    await waitFor(() => expect(date).toHaveFocus());

    await user.clear(date);
    await user.type(date, '14-11-26');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.calls(bookBookingItem)).toHaveLength(1));
    expect(api.calls(bookBookingItem)[0]?.body.date).toBe('2026-11-14');
  });

  it('is booked by a key from its total, with what its lines get of it', async () => {
    const { api, user } = openBooking(aFilledBooking({ amount: null, booking_lines: [] }));
    api.on(bookBookingItem, () => aFilledBooking({ status: DocumentStatus.inProgress }));
    await screen.findByText('IL Btw laag');
    await user.type(await field(/Bedrag incl. BTW/), '218');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.calls(bookBookingItem)).toHaveLength(1));
    expect(api.calls(bookBookingItem)[0]?.body).toMatchObject({
      amount: 218,
      booking_lines: [{ value: 200, vat: 18 }],
    });
  });

  it('keeps every line of a document with more of them, and what of a line it does not show', async () => {
    const lines = [
      aBookingLine({ description: 'Bloem', supplier_tax_code: 'NL1' }),
      aBookingLine({
        id: 2,
        ledger_account_id: 51,
        value: 50,
        vat_ledger_account_id: 71,
        vat: 10.5,
      }),
    ];
    const { api, user } = openBooking(aFilledBooking({ amount: 169.5, booking_lines: lines }));
    const second = within(await screen.findByRole('group', { name: 'Boekingsregel 2' }));
    expect(second.getByLabelText(/Btw-bedrag/)).toHaveValue('10,50');
    await user.type(await field(/Korte omschrijving/), '!');
    api.on(saveBookingItem, () => aFilledBooking({ booking_lines: lines }));
    await press(user, 'Opslaan');
    await screen.findByText('Wijzigingen opgeslagen');
    expect(api.calls(saveBookingItem)[0]?.body.bookingItem.booking_lines).toMatchObject([
      { value: 100, description: 'Bloem', supplier_tax_code: 'NL1' },
      { value: 50, vat: 10.5 },
    ]);
  });

  it('says who was first when somebody else has saved it, and loses nothing of what was typed', async () => {
    const { api, user } = openBooking(aFilledBooking());
    await user.type(await field(/Korte omschrijving/), ' van mij');
    api.fail(saveBookingItem, 409, { message: 'Intussen gewijzigd door Eva Visser.' });
    await press(user, 'Opslaan');
    expect(await screen.findByText(/Intussen gewijzigd door Eva Visser/)).toBeVisible();

    api.on(getBookingItem, () =>
      aFilledBooking({ description: 'Van Eva', updated_at: '2026-11-20T10:00:00.000Z' }),
    );
    await press(user, 'Bekijk de nieuwe versie');
    await waitFor(async () => expect(await field(/Korte omschrijving/)).toHaveValue('Van Eva'));
    await press(user, 'Herstel concept');
    expect(await field(/Korte omschrijving/)).toHaveValue('Bloem november van mij');
  });

  it('keeps what was typed when the label changes, but not the relation and the accounts', async () => {
    const { api, user } = openBooking(aFilledBooking());
    await user.type(await field(/Korte omschrijving/), ' extra');
    await user.type(await field(/Betalingskenmerk/), 'RF18');
    await user.clear(await field(/Bedrag incl/));
    await user.type(await field(/Bedrag incl/), '12,3x');
    await user.clear(await field(/Factuurdatum/));
    await user.type(await field(/Factuurdatum/), '31-11-2026{Tab}');
    const sale = aFilledBooking({
      tag: 'VRK',
      supplier_relation_id: null,
      supplier: null,
      booking_lines: [],
      updated_at: '2026-11-20T10:00:00.000Z',
    });
    api.on(getBookingItem, () => sale);
    // Back in front, the page reads again.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await field(/Debiteur/)).toBeVisible();
    expect(await field(/Korte omschrijving/)).toHaveValue('Bloem november extra');
    expect(await field(/Betalingskenmerk/)).toHaveValue('RF18');
    expect(await field(/Bedrag incl/)).toHaveValue('12,3x');
    expect(await field(/Factuurdatum/)).toHaveValue('31-11-2026');
    expect(await field(/Btw-bedrag/)).toHaveValue('9,00');
    expect(screen.queryByText('Molen De Hoop')).not.toBeInTheDocument();
    expect(screen.queryByText('7000 Grondstoffen')).not.toBeInTheDocument();
  });

  it('is there without a link, but nothing is booked', async () => {
    openBooking(aFilledBooking(), {
      status: 'none',
      exists: false,
      is_connected: false,
      office: null,
    });
    expect(await screen.findByText('Je bent nog niet gekoppeld met Twinfield')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Boeken' })).toBeDisabled();
    expect(await field(/Factuurnummer/)).toBeEnabled();
  });

  it('comes with every field that its lines have, and without those for which there is no answer', async () => {
    const project = aLedgerAccount({ id: 80, name: 'Verbouwing', type: LedgerType.project });
    let answer: (projects: (typeof project)[]) => void = () => {};
    const projects = new Promise<(typeof project)[]>((resolve) => {
      answer = resolve;
    });
    const { api } = openBooking(aFilledBooking());
    api.on(listLedgerAccounts, ({ query }) => (query.type === LedgerType.project ? projects : []));
    await waitFor(() => expect(api.calls(listLedgerAccounts).length).toBeGreaterThan(1));
    expect(screen.queryByLabelText(/Factuurnummer/)).not.toBeInTheDocument();
    act(() => answer([project]));
    await field(/Factuurnummer/);
    expect(screen.getByLabelText('Project')).toBeVisible();
    expect(screen.queryByLabelText('Kostenplaats')).not.toBeInTheDocument();
  });

  it('does not wait longer than a moment for which fields its lines have', async () => {
    // A moment of the clock of the test: a busy machine may take longer.
    jest.useFakeTimers();
    const { api } = openBooking(aFilledBooking());
    api.on(listLedgerAccounts, ({ query }) =>
      query.type === LedgerType.project ? new Promise<never>(() => {}) : [],
    );
    const typed = await screen.findByLabelText(/Factuurnummer/, {}, { timeout: 4000 });
    expect(typed).toBeEnabled();
  });

  it('is there when nobody knows which fields its lines have', async () => {
    const { api } = openBooking(aFilledBooking());
    api.fail(listLedgerAccounts, 503);
    expect(await field(/Factuurnummer/)).toBeEnabled();
  });
});
