import { switchRelation } from '@boekwerk/shared/contract/auth';
import { saveBookingItem } from '@boekwerk/shared/contract/bookkeeping/booking';
import {
  getRelationLinks,
  listRelationLinks,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { startSession } from '@boekwerk/shared/session/session-store';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ruleDraft } from '../../parts/rule-draft/rule-draft';
import { aBookingLine, aFilledBooking } from '../../testing/a-booking';
import { aRelationLink, aSavedLine } from '../../testing/an-office';
import { openBooking } from '../../testing/open-booking';

signedIn();
beforeEach(() => localStorage.clear());

const line = async (number: number) =>
  within(await screen.findByLabelText(`Boekingsregel ${number}`));
const total = (name: string) =>
  screen
    .getAllByText(name, { selector: 'dt' })
    .at(-1)
    ?.closest('div')
    ?.textContent?.replace(/\u00A0/g, ' ');

/** What the lines of the relation are proposed as from now on. */
const proposedOn =
  (api: ReturnType<typeof openBooking>['api']) =>
  (vat_ledger_account_id: number, description: string) =>
    api.on(getRelationLinks, () => [
      aRelationLink({
        suggestion: {
          ...{ because: 'last', source: 'last', by: '', date: null, description: '' },
          ledger_account_id: null,
          lines: [aSavedLine({ vat_ledger_account_id, description, share: 1 })],
        },
      }),
    ]);
const readAgain = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

describe('the lines of a booking', () => {
  it('are added with what the others leave', async () => {
    const { user } = openBooking(aFilledBooking({ amount: 163.5 }));
    await user.click(await screen.findByText('Regel toevoegen'));
    const second = await line(2);
    expect(second.getByLabelText(/Grootboekrekening/)).toHaveFocus();
    await user.click(second.getByTitle('Bereken uit het bedrag incl. btw'));
    expect(second.getByLabelText(/Bedrag excl. BTW/)).toHaveValue('50,00');
    expect(second.getByLabelText(/Btw-bedrag/)).toHaveValue('4,50');
    expect(total('Verschil')).toBe('Verschil € 0,00');
  });

  it('lead to what is missing when nothing can be calculated yet', async () => {
    const { api, user } = openBooking(aFilledBooking({ amount: null, booking_lines: [] }));
    api.on(getRelationLinks, () => [aRelationLink({ suggestion: null })]);
    const first = await line(1);
    const calculate = first.getByRole('button', { name: 'Bereken uit het bedrag incl. btw' });
    await user.click(calculate);
    expect(screen.getByLabelText(/Bedrag incl. BTW/)).toHaveFocus();
    await user.type(screen.getByLabelText(/Bedrag incl. BTW/), '109');
    await user.click(calculate);
    expect(first.getByLabelText(/Btw-code/)).toHaveFocus();
  });

  it('are taken out, and put back as they were', async () => {
    const lines = [aBookingLine(), aBookingLine({ id: 2, value: 50, vat: 4.5 })];
    const { user } = openBooking(aFilledBooking({ amount: 163.5, booking_lines: lines }));
    await user.click(await screen.findByTitle('Boekingsregel 2 verwijderen'));
    expect(await screen.findByText('Boekingsregel 2 is verwijderd.')).toBeVisible();
    expect(total('Verschil')).toBe('Verschil € 54,50');
    await user.click(screen.getByText('Ongedaan maken'));
    expect((await line(2)).getByLabelText(/Btw-bedrag/)).toHaveValue('4,50');
    expect(total('Verschil')).toBe('Verschil € 0,00');
  });

  it('keep text that their fields refused when one before them is taken out', async () => {
    const lines = [aBookingLine(), aBookingLine({ id: 2, value: 50, vat: 4.5 })];
    const { user } = openBooking(aFilledBooking({ amount: 163.5, booking_lines: lines }));
    const value = async (number: number) => (await line(number)).getByLabelText(/Bedrag excl. BTW/);
    await user.clear(await value(2));
    await user.type(await value(2), '12,3x');
    await user.click(await screen.findByTitle('Boekingsregel 1 verwijderen'));
    expect(await value(1)).toHaveValue('12,3x');
    expect(await value(1)).toHaveAccessibleDescription('12,3x is geen geldig bedrag');
    const account = (await line(1)).getByLabelText(/Grootboekrekening/);
    await waitFor(() => expect(account).toHaveFocus());
    await user.click(screen.getByText('Ongedaan maken'));
    expect(await value(1)).toHaveValue('100,00');
    expect(await value(1)).toBeValid();
    expect(await value(2)).toHaveValue('12,3x');
  });

  it('are filled in as they were kept for the relation, to the cent, and kept for the next one', async () => {
    const blank = aFilledBooking({ amount: 121.01, booking_lines: [] });
    const { api, user } = openBooking(blank);
    api.on(getRelationLinks, () => [
      aRelationLink({
        suggestion: {
          because: 'saved',
          source: 'saved',
          by: '',
          date: null,
          description: '',
          ledger_account_id: null,
          lines: [
            aSavedLine({ vat_ledger_account_id: 71, share: 0.75 }),
            aSavedLine({
              ...{ ledger_account_id: 51, vat_ledger_account_id: 71 },
              ...{ description: 'Telefoon', share: 0.25 },
            }),
          ],
        },
      }),
    ]);
    expect(await screen.findByText(/bewaarde boekingsregels/)).toBeVisible();
    const second = await line(2);
    await waitFor(() => expect(second.getByLabelText(/Bedrag excl. BTW/)).toHaveValue('25,00'));
    expect(second.getByLabelText('Omschrijving')).toHaveValue('Telefoon');
    expect(total('Verschil')).toBe('Verschil € 0,00');

    await user.click(screen.getByLabelText('Boekingsregels opslaan'));
    api.on(saveBookingItem, () => blank);
    await user.click(screen.getByText('Opslaan'));
    await screen.findByText('Wijzigingen opgeslagen');
    const [saved] = api.calls(saveBookingItem);
    expect(saved?.body.saveBookingLines).toBe(true);
    expect(saved?.body.bookingItem.booking_lines).toMatchObject([
      { ledger_account_id: 50, value: 75.01, vat: 15.75 },
      { ledger_account_id: 51, value: 25, vat: 5.25, description: 'Telefoon' },
    ]);
  });

  it('are filled in as soon as the bill before is what they are proposed by, unless something was typed', async () => {
    const { api, user } = openBooking(aFilledBooking({ amount: 109, booking_lines: [] }));
    const proposed = proposedOn(api);
    api.on(getRelationLinks, () => [aRelationLink({ suggestion: null })]);
    const text = async () => (await line(1)).getByLabelText('Omschrijving');
    await text();
    await waitFor(() => expect(api.calls(getRelationLinks)).toHaveLength(1));
    proposed(71, 'Van de vorige');
    readAgain();
    await waitFor(async () => expect(await text()).toHaveValue('Van de vorige'));
    await user.type(await text(), ' keer');
    proposed(71, 'Van een ander');
    readAgain();
    await waitFor(() => expect(api.calls(getRelationLinks)).toHaveLength(3));
    expect(await text()).toHaveValue('Van de vorige keer');
  });

  it('keep what is looked up in one of them when they are filled in meanwhile', async () => {
    const { api, user } = openBooking(aFilledBooking({ amount: 109, booking_lines: [] }));
    const proposed = proposedOn(api);
    api.on(getRelationLinks, () => [aRelationLink({ suggestion: null })]);
    await waitFor(() => expect(api.calls(getRelationLinks)).toHaveLength(1));
    const account = (await line(1)).getByRole('combobox', { name: /Grootboekrekening/ });
    await user.type(account, '70');
    proposed(71, 'Van de vorige');
    readAgain();
    expect(await screen.findByDisplayValue('Van de vorige')).toBeVisible();
    expect((await line(1)).getByRole('combobox', { name: /Grootboekrekening/ })).toHaveValue('70');
    expect(account).toHaveFocus();
  });

  it('say which rule of the firm filled them in, or why it could not', async () => {
    const { suggestion } = aRelationLink();
    if (!suggestion) throw new Error('nothing is suggested');
    const blank = aFilledBooking({ booking_lines: [] });
    const { api } = openBooking(blank);
    api.on(getRelationLinks, () => [
      aRelationLink({
        suggestion: { ...suggestion, because: 'saved', source: 'rule', by: 'KPN' },
        skipped_rule: {
          supplier_name: 'Telecom',
          missing: [
            { type: 1, code: '4999' },
            { type: 7, code: 'IH' },
          ],
        },
      }),
    ]);
    expect(await screen.findByText('Ingevuld volgens kantoorregel: KPN.')).toBeVisible();
    expect(
      screen.getByText(
        'Kantoorregel Telecom is niet gebruikt: rekening 4999, btw-code IH bestaat niet bij deze klant.',
      ),
    ).toBeVisible();
  });

  it('begin a rule of the firm, with their codes and the numbers of the supplier', async () => {
    const { api, user } = openBooking(aFilledBooking());
    startSession(aToken({ relation_id: 7 }), true);
    describedAs({ booking_enabled: 1 }, { original: { id: 2, name: 'Visser', is_owner: true } });
    api.on(switchRelation, ({ body }) => ({ token: aToken({ relation_id: body.relation_id }) }));
    const marks = {
      tax_number: 'NL123456782B12',
      coc_number: '27124701',
      bank_account: 'NL91ABNA0417164300',
    };
    api.on(getRelationLinks, () => [
      aRelationLink({ client: { ...aRelationLink().client, ...marks } }),
    ]);
    await user.click(await screen.findByText('Maak kantoorregel van deze regels'));
    await waitFor(() =>
      expect(api.calls(switchRelation).map(({ body }) => body)).toEqual([
        { relation_id: 2, impersonate: false },
      ]),
    );
    expect(ruleDraft()).toMatchObject({
      ...{ supplier_name: 'Molen De Hoop', ledger_code: '7000', vat_code: 'IL' },
      ...marks,
    });
  });

  it('begin no rule for who is in a company of their own', async () => {
    openBooking(aFilledBooking());
    expect(await screen.findByText('Boekingsregels opslaan')).toBeVisible();
    expect(screen.queryByText('Maak kantoorregel van deze regels')).not.toBeInTheDocument();
  });

  it('say when their VAT is not what the code makes of the amount', async () => {
    openBooking(aFilledBooking({ amount: 110, booking_lines: [aBookingLine({ vat: 10 })] }));
    expect(await screen.findByText(/^9% is €\s9,00$/)).toBeVisible();
  });

  it('stay while an amount is typed that is none', async () => {
    const { user } = openBooking(aFilledBooking());
    const value = (await line(1)).getByLabelText(/Bedrag excl. BTW/);
    await user.clear(value);
    await user.type(value, '01x');
    await user.tab();
    expect(value).toHaveValue('01x');
    expect(screen.getByText('Boeken')).toBeVisible();
  });

  it('ask what is sold within the European Union, and to whom', async () => {
    const sale = aFilledBooking({
      ...{ tag: 'VRK', ledger_account_id: 61, amount: 100 },
      booking_lines: [aBookingLine({ vat_ledger_account_id: 74, vat: 0, vat_percentage: 0 })],
    });
    const { api, user } = openBooking(sale);
    api.on(getRelationLinks, () => [
      aRelationLink({
        type: 4,
        client: { ...aRelationLink().client, type: 'client', tax_number: 'DE136695976' },
        suggestion: null,
      }),
    ]);
    const first = await line(1);
    expect(await first.findByLabelText('Btw-nummer')).toHaveValue('DE136695976');
    expect(screen.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
    await user.click(screen.getByText('Boeken'));
    expect(await first.findByText('Kies diensten of goederen.')).toBeVisible();
    await user.click(first.getByLabelText(/Soort verkoop/));
    await user.click(await screen.findByText('Goederen', { selector: '[class*=option] *' }));
    expect(first.queryByText('Kies diensten of goederen.')).not.toBeInTheDocument();
  });

  it('sell within the European Union to whom is chosen last, and keep a number that somebody typed', async () => {
    const sale = aFilledBooking({
      ...{ tag: 'VRK', ledger_account_id: 61, amount: 200, supplier: 'Bäckerei Weiss' },
      booking_lines: ['DE136695976', 'BE0123456749'].map((supplier_tax_code, at) =>
        aBookingLine({
          ...{ id: at + 1, vat_ledger_account_id: 74, vat: 0, vat_percentage: 0 },
          ...{ foreign_sale_type: 1, supplier_tax_code },
        }),
      ),
    });
    const { api, user } = openBooking(sale);
    const ofCustomer = (id: number, name: string, tax_number: string) =>
      aRelationLink({
        type: 4,
        client: { ...aRelationLink().client, id, name, type: 'client', tax_number },
        suggestion: null,
      });
    const [weiss, dubois] = [
      ofCustomer(30, 'Bäckerei Weiss', 'DE136695976'),
      ofCustomer(31, 'Pâtisserie Dubois', 'FR40303265045'),
    ];
    api.on(getRelationLinks, ({ params }) => [params.id === 31 ? dubois : weiss]);
    api.on(listRelationLinks, () => ({ data: [weiss, dubois], has_more: false }));
    const [first, second] = [await line(1), await line(2)];
    expect(await first.findByLabelText('Btw-nummer')).toHaveValue('DE136695976');
    await user.click(await screen.findByLabelText(/Debiteur/));
    await user.click(
      await screen.findByText('Pâtisserie Dubois', { selector: '[class*=option] *' }),
    );
    await waitFor(() => expect(first.getByLabelText('Btw-nummer')).toHaveValue('FR40303265045'));
    expect(second.getByLabelText('Btw-nummer')).toHaveValue('BE0123456749');
  });
});
