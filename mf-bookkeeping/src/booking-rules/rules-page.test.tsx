import {
  type BookingRule,
  createBookingRule,
  deleteBookingRule,
  getBookingRule,
  listBookingRules,
  type Trial,
  type TriedDocument,
  tryBookingRule,
  updateBookingRule,
} from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import {
  countSuggestionOutcomes,
  type SuggestionOutcomes,
} from '@boekwerk/shared/contract/bookkeeping/suggestion-outcomes';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, within } from '@testing-library/react';
import { keepRuleDraft, ruleDraft } from '../parts/rule-draft/rule-draft';
import { RulesPage } from './rules-page';

const api = fakeApi();
signedIn({ type: 1, relation_id: 2 });

const PATH = '/administration/accountant/rules';

const kpn: BookingRule = {
  id: 31,
  supplier_name: 'KPN',
  tax_number: 'NL123456782B12',
  coc_number: '',
  bank_account: '',
  ledger_code: '4500',
  vat_code: 'IH',
  cost_centre_code: '',
  description: 'Telefoon',
  updated_at: '2026-11-20T10:00:00.000Z',
};

const aRow = (own: Partial<TriedDocument> = {}): TriedDocument => ({
  id: 8,
  relation_id: 12,
  client: 'Studio Noord',
  supplier: 'KPN',
  file_name: 'kpn.pdf',
  invoice_number: 'F-1',
  date: '2026-10-12',
  amount: 121,
  currency: 'EUR',
  is_credit: false,
  booked_on: [{ ledger_code: '4600', vat_code: 'IH', cost_centre_code: '' }],
  missing: [],
  ...own,
});

const aTrial = (own: Partial<Trial> = {}): Trial => ({
  counts: { equal: 0, changed: 0, own: 0, skipped: 0 },
  has_more: false,
  data: [],
  ...own,
});

function open(rules: BookingRule[] = [kpn]) {
  api.on(listBookingRules, () => pageOf(rules));
  api.on(getBookingRule, () => kpn);
  return renderScreen(<RulesPage />, { path: PATH });
}

const press = (name: string) => screen.getByRole('button', { name });

/** From the form, and answers the question. */
async function remove(user: ReturnType<typeof open>['user']) {
  const form = await screen.findByRole('dialog', { name: 'KPN' });
  await user.click(within(form).getByRole('button', { name: 'Verwijderen' }));
  const question = await screen.findByText(/wil verwijderen\? Wat geboekt is/);
  const dialog = question.closest<HTMLElement>('[role=dialog]') as HTMLElement;
  await user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
}

describe('/administration/accountant/rules', () => {
  it('invites to make the first rule, which needs a supplier and an account', async () => {
    const { user } = open([]);
    api.on(createBookingRule, ({ body }) => ({ ...kpn, ...body, updated_at: kpn.updated_at }));
    expect(await screen.findByText('Er zijn nog geen kantoorregels')).toBeVisible();
    await user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: 'Nieuwe kantoorregel' });
    await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Leverancier is verplicht')).toBeVisible();
    expect(screen.getByText('Grootboekrekening is verplicht')).toBeVisible();
    expect(api.calls(createBookingRule)).toEqual([]);

    await user.type(screen.getByLabelText('*Leverancier'), 'Ziggo');
    await user.type(screen.getByLabelText('*Grootboekrekening'), '4500');
    await user.click(press('Opslaan'));
    expect(await screen.findByText('De kantoorregel voor Ziggo is toegevoegd')).toBeVisible();
    expect(api.calls(createBookingRule)[0]?.body).toMatchObject({
      ...{ supplier_name: 'Ziggo', ledger_code: '4500', vat_code: '' },
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens a rule from its row, shows what the API refuses, and keeps what was typed', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'KPN' }));
    expect(await screen.findByRole('dialog', { name: 'KPN' })).toBeVisible();
    api.fail(updateBookingRule, 422, {
      errors: { supplier_name: ['Er is al een regel voor een leverancier met deze naam'] },
    });
    await user.type(screen.getByLabelText('*Leverancier'), ' B.V.');
    await user.click(press('Opslaan'));
    expect(await screen.findByText(/Er is al een regel/)).toBeVisible();
    api.fail(updateBookingRule, 409, { message: 'Intussen gewijzigd door Piet' });
    await user.click(press('Opslaan'));
    expect(await screen.findByText(/^Intussen gewijzigd door Piet/)).toBeVisible();
    expect(screen.getByLabelText('*Leverancier')).toHaveValue('KPN B.V.');
    expect(api.calls(updateBookingRule)[0]?.body).toMatchObject({ updated_at: kpn.updated_at });
  });

  it('shows what a colleague made of it meanwhile, keeps what was typed, and saves that over it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'KPN' }));
    const late = { message: 'Intussen gewijzigd door Piet' };
    api.fail(updateBookingRule, 409, late);
    await user.type(await screen.findByLabelText('*Leverancier'), ' B.V.');
    const theirs = { ...kpn, ledger_code: '4600', updated_at: '2026-11-20T11:00:00.000Z' };
    api.on(getBookingRule, () => theirs);
    await user.click(press('Opslaan'));
    await user.click(await screen.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByDisplayValue('4600')).toBeVisible();
    expect(screen.getByLabelText('*Leverancier')).toHaveValue('KPN');

    await user.click(await screen.findByRole('button', { name: 'Herstel concept' }));
    expect(screen.getByLabelText('*Leverancier')).toHaveValue('KPN B.V.');
    api.on(updateBookingRule, ({ body }) => ({ ...theirs, ...body, updated_at: kpn.updated_at }));
    await user.click(press('Opslaan'));
    expect(await screen.findByText('De kantoorregel voor KPN B.V. is gewijzigd')).toBeVisible();
    expect(api.calls(updateBookingRule).at(-1)?.body).toMatchObject({
      updated_at: theirs.updated_at,
    });
  });

  it('is opened as the list has it by now, also when it was open before', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'KPN' }));
    await user.click(press('Annuleren'));
    api.on(listBookingRules, () => pageOf([{ ...kpn, ledger_code: '4600' }]));
    await user.type(screen.getByRole('searchbox'), 'kpn');
    await screen.findByText('4600');
    await user.click(press('KPN'));
    expect(await screen.findByLabelText(/Grootboekrekening/)).toHaveValue('4600');
  });

  it('that a colleague changed meanwhile is not deleted, and shown as it is now', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'KPN' }));
    api.fail(deleteBookingRule, 409, { message: 'Intussen gewijzigd door Piet' });
    const updated_at = '2026-11-20T11:00:00.000Z';
    api.on(getBookingRule, () => ({ ...kpn, ledger_code: '4600', updated_at }));
    await remove(user);
    expect(await screen.findByText('Intussen gewijzigd door Piet')).toBeVisible();
    expect(await screen.findByDisplayValue('4600')).toBeVisible();
    api.on(deleteBookingRule, () => null);
    await remove(user);
    expect(await screen.findByText('De kantoorregel is verwijderd')).toBeVisible();
    expect(api.calls(deleteBookingRule).map(({ body }) => body)).toEqual([
      { updated_at: kpn.updated_at },
      { updated_at },
    ]);
  });

  it('opens a rule that was begun with the lines of a document, once', async () => {
    const { id: _id, updated_at: _at, ...draft } = kpn;
    keepRuleDraft({ ...draft, supplier_name: 'Ziggo' });
    const { user } = open();
    expect(await screen.findByLabelText('*Leverancier')).toHaveValue('Ziggo');
    expect(screen.getByLabelText('Btw-code')).toHaveValue('IH');
    api.on(createBookingRule, ({ body }) => ({ ...kpn, ...body, updated_at: kpn.updated_at }));
    await user.click(press('Opslaan'));
    expect(await screen.findByText('De kantoorregel voor Ziggo is toegevoegd')).toBeVisible();
    expect(ruleDraft()).toBeNull();
  });

  it('asks before it deletes, what was typed and not saved as well', async () => {
    saveDraft('booking-rule.31', {});
    const { user } = open();
    api.on(deleteBookingRule, () => null);
    await user.click(await screen.findByRole('button', { name: 'KPN' }));
    await remove(user);
    expect(await screen.findByText('De kantoorregel is verwijderd')).toBeVisible();
    expect(api.calls(deleteBookingRule)).toMatchObject([
      { params: { id: 31 }, body: { updated_at: expect.any(String) } },
    ]);
    expect(readDraft('booking-rule.31')).toBeNull();
  });
});

describe('a rule that is tried', () => {
  async function tried(trial: Trial) {
    const opened = open();
    api.on(tryBookingRule, () => trial);
    await opened.user.click(await screen.findByRole('button', { name: 'KPN' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Proefdraaien' }));
    await screen.findByRole('heading', { name: 'Wat was er anders geboekt?' });
    return opened;
  }

  it('tells how many were booked otherwise, and of each what would change or why it cannot', async () => {
    const missing = [{ type: LedgerType.vat, code: 'IH' }];
    await tried(
      aTrial({
        counts: { equal: 3, changed: 70, own: 1, skipped: 1 },
        has_more: true,
        data: [aRow(), aRow({ id: 9, invoice_number: '', is_credit: true, missing })],
      }),
    );
    expect(await screen.findByText('70 anders geboekt')).toBeVisible();
    for (const told of [
      ...['3 al zo geboekt', '1 bij klanten met eigen boekingsregels, die voorgaan'],
      ...['1 waar de regel niet kan', 'Alleen de laatste 1000 boekingen zijn bekeken.'],
      'De laatste 2 daarvan:',
    ])
      expect(screen.getByText(told)).toBeVisible();
    const form = screen.getByRole('dialog', { name: 'KPN' });
    const [, row, other] = within(form).getAllByRole('row');
    expect(row).toHaveTextContent('Studio NoordF-1 12-10-2026€ 121,004600 IH → 4500 IH');
    expect(other).toHaveTextContent(
      'kpn.pdf 12-10-2026€ -121,004600 IH, want btw-code IH bestaat niet bij deze klant',
    );
    expect(api.calls(tryBookingRule)[0]?.body).toMatchObject({ supplier_name: 'KPN' });
  });

  it('says that nothing was booked, and nothing any more once the rule is another', async () => {
    const { user } = await tried(aTrial());
    expect(await screen.findByText(/is het afgelopen jaar niets geboekt/)).toBeVisible();
    await user.type(screen.getByLabelText('*Grootboekrekening'), '1');
    expect(screen.queryByText('Wat was er anders geboekt?')).not.toBeInTheDocument();
  });

  it('is not tried as long as something is missing, and says when it failed', async () => {
    const { user } = open([]);
    api.fail(tryBookingRule, 500, {});
    await user.click(
      (await screen.findAllByRole('button', { name: 'Nieuwe kantoorregel' }))[0] as HTMLElement,
    );
    await user.click(await screen.findByRole('button', { name: 'Proefdraaien' }));
    expect(await screen.findByText('Leverancier is verplicht')).toBeVisible();
    expect(api.calls(tryBookingRule)).toEqual([]);
    await user.type(screen.getByLabelText('*Leverancier'), 'Ziggo');
    await user.type(screen.getByLabelText('*Grootboekrekening'), '4500');
    await user.click(press('Proefdraaien'));
    expect(await screen.findByText(/Er ging iets mis bij het proefdraaien/)).toBeVisible();
  });
});

describe('what became of what was proposed', () => {
  const press = async (outcomes: SuggestionOutcomes) => {
    const { user } = open();
    api.on(countSuggestionOutcomes, () => outcomes);
    await user.click(await screen.findByRole('button', { name: 'Hoe vaak kloppen voorstellen?' }));
  };

  it('is told per field and source', async () => {
    await press({
      ...{ bookings: 12, by_hand: 2, has_more: false },
      data: [
        { field: 'lines', source: 'rule', proposed: 8, taken: 6 },
        { field: 'amount', source: 'text', proposed: 3, taken: 3 },
      ],
    });
    const row = async (name: string) => screen.findByRole('row', { name });
    expect(await row('Boekingsregels Kantoorregel 8 6 (75%) 2')).toBeVisible();
    expect(await row('Bedrag incl. BTW Tekst van de pdf 3 3 (100%) 0')).toBeVisible();
    expect(screen.getByText(/^Van 12 boekingen .* bij 2 daarvan/)).toBeVisible();
  });

  it('is nothing as long as nothing was booked', async () => {
    await press({ bookings: 0, by_hand: 0, has_more: false, data: [] });
    expect(await screen.findByText(/is niets geboekt waarvan bekend is/)).toBeVisible();
  });
});
