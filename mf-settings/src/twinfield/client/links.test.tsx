import { getAccountingTask } from '@boekwerk/shared/contract/bookkeeping/accounting-task';
import {
  checkConnection,
  listEnterprises,
  listOrganizations,
  syncLedgerAccounts,
} from '@boekwerk/shared/contract/bookkeeping/connection';
import {
  type LedgerAccount,
  listLedgerAccounts,
  saveDefaults,
} from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import {
  listTaxDefaults,
  saveTaxDefaults,
} from '@boekwerk/shared/contract/bookkeeping/tax-defaults';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { startSession } from '@boekwerk/shared/session/session-store';
import { aConnection, aLedgerAccount } from '@boekwerk/shared/testing/a-connection';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor } from '@testing-library/react';
import { aJournal, aTask, aTaxDefault, broken } from '../testing/answers';
import { TwinfieldPage } from '../twinfield-page';

const JOURNALS = [aJournal({ active: true }), aJournal({ id: 61, code: 'VRK', name: 'Verkoop' })];
const LEDGERS = [aLedgerAccount(), aLedgerAccount({ id: 41, code: '8000', name: 'Omzet' })];
const CODES = [
  aLedgerAccount({ id: 70, code: 'IH', name: 'Btw in', type: LedgerType.vat, vat_is_sale: false }),
  aLedgerAccount({
    id: 71,
    code: 'VH',
    name: 'Btw uit',
    type: LedgerType.vat,
    vat_is_sale: true,
    vat_percentage: 21,
  }),
];
const TAXES = [aTaxDefault(), aTaxDefault({ is_sale: false })];

const api = fakeApi();
signedIn();
beforeEach(() => {
  localStorage.clear();
  startSession(aToken({ is_owner: false }), true);
  describedAs({ has_connection: true });
  api.on(checkConnection, () => aConnection());
  api.on(listTaxDefaults, () => TAXES);
  offer(JOURNALS);
});

const offer = (journals: LedgerAccount[]) =>
  api.on(listLedgerAccounts, ({ query }) =>
    [...journals, ...LEDGERS, ...CODES].filter(({ type }) => type === query.type),
  );

const open = () => renderScreen(<TwinfieldPage />, { path: '/settings/company/twinfield' });
type User = ReturnType<typeof open>['user'];

const choose = async (user: User, field: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.click((await screen.findAllByTitle(option)).at(-1) as HTMLElement);
};

const save = (of: 'Dagboekkoppelingen' | 'Btw-koppelingen') =>
  screen.getByRole('button', { name: `${of} opslaan` });

describe('what is booked where in a linked office', () => {
  it('reads the journals first, and shows them once they are there', async () => {
    offer([]);
    const task = aTask();
    api.on(syncLedgerAccounts, () => task);
    api.on(getAccountingTask, () => task);
    const { user } = open();
    expect(await screen.findByText('Nog geen dagboekkoppelingen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Synchroniseer' }));
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '40');
    offer(JOURNALS);
    Object.assign(task, { state: 'done', progress: 100, message: 'Zonder perioden.' });
    expect(await screen.findByRole('checkbox', { name: 'VRK Verkoop' })).not.toBeChecked();
    expect(
      await screen.findByText(/De gegevens uit Twinfield zijn opgehaald. Zonder perioden/),
    ).toBeVisible();
  });

  it('saves the journals that were changed, and leaves the others to whoever changed those', async () => {
    const { user } = open();
    const verkoop = await screen.findByRole('checkbox', { name: 'VRK Verkoop' });
    expect(screen.getByRole('checkbox', { name: 'INK Inkoopboek' })).toBeChecked();
    expect(save('Dagboekkoppelingen')).toBeDisabled();
    await user.click(verkoop);
    await choose(user, 'Standaard grootboekrekening van VRK', '8000 Omzet');
    const saved = [JOURNALS[0], { ...JOURNALS[1], active: true, default_ledger_account_id: 41 }];
    api.on(saveDefaults, () => saved as LedgerAccount[]);
    await user.click(save('Dagboekkoppelingen'));
    expect(await screen.findByText('Je dagboekkoppelingen zijn succesvol gekoppeld')).toBeVisible();
    expect(api.calls(saveDefaults)[0]?.body).toEqual({
      tags: [{ id: 61, default: 41, active: true, is_final: false }],
    });
    expect(save('Dagboekkoppelingen')).toBeDisabled();
  });

  it('leaves alone what somebody else chose while the page was open', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'VRK Verkoop' }));
    await choose(user, 'Grootboekrekening van Verkoop 21%', '8000 Omzet');
    await choose(user, 'Btw-code van Verkoop 21%', 'VH Btw uit (21%)');
    const theirs = { ledger_account_id: 70, default_ledger_account_id: 41 };
    api.on(listTaxDefaults, () => [aTaxDefault(), aTaxDefault({ is_sale: false, ...theirs })]);
    offer([
      aJournal({ active: true, default_ledger_account_id: 41 }),
      JOURNALS[1] as LedgerAccount,
    ]);
    const asked = () => api.calls(listTaxDefaults).length + api.calls(listLedgerAccounts).length;
    const before = asked();
    // Who comes back to the tab has all of it read anew.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(asked()).toBeGreaterThan(before + 1));

    api.on(saveDefaults, () => JOURNALS);
    await user.click(save('Dagboekkoppelingen'));
    await waitFor(() => expect(api.calls(saveDefaults)).toHaveLength(1));
    expect(api.calls(saveDefaults)[0]?.body.tags.map(({ id }) => id)).toEqual([61]);
    api.on(saveTaxDefaults, () => TAXES);
    await user.click(save('Btw-koppelingen'));
    await waitFor(() => expect(api.calls(saveTaxDefaults)).toHaveLength(1));
    expect(api.calls(saveTaxDefaults)[0]?.body.taxes).toMatchObject([{ is_sale: true }]);
  });

  it('shows what somebody else chose of the same row first, and offers what was chosen here over that', async () => {
    const [ink, vrk] = [aJournal({ active: true }), JOURNALS[1] as LedgerAccount];
    offer([{ ...ink, updated_at: '2026-11-01T10:00:00.000Z' }, vrk]);
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'INK Inkoopboek' }));
    offer([{ ...ink, default_ledger_account_id: 41, updated_at: '2026-11-02T10:00:00.000Z' }, vrk]);
    const message = 'Intussen gewijzigd door Jan op 2 november. Kijk eerst wat er is veranderd.';
    api.fail(saveDefaults, 409, { message });
    await user.click(save('Dagboekkoppelingen'));
    expect(await screen.findByText(/door Jan/)).toBeVisible();
    expect(api.calls(saveDefaults)[0]?.body.tags).toMatchObject([
      { id: 60, active: false, updated_at: '2026-11-01T10:00:00.000Z' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByRole('button', { name: 'Herstel concept' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'INK Inkoopboek' })).toBeChecked();
    expect(screen.getByTitle('8000 Omzet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    api.on(saveDefaults, () => JOURNALS);
    await user.click(save('Dagboekkoppelingen'));
    await waitFor(() =>
      expect(api.calls(saveDefaults)[1]?.body.tags).toMatchObject([
        { id: 60, active: false, default: null, updated_at: '2026-11-02T10:00:00.000Z' },
      ]),
    );
  });

  it('has what is booked in a journal final at once, where documents are booked', async () => {
    const memo = aJournal({ id: 62, code: 'MEMO', name: 'Memoriaal', journal_category: 'journal' });
    offer([...JOURNALS, memo]);
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'INK direct definitief' }));
    expect(screen.getByRole('checkbox', { name: 'VRK direct definitief' })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'MEMO direct definitief' })).toBeNull();
    api.on(saveDefaults, () => [aJournal({ active: true, is_final: true }), ...JOURNALS.slice(1)]);
    await user.click(save('Dagboekkoppelingen'));
    await waitFor(() =>
      expect(api.calls(saveDefaults)[0]?.body).toEqual({
        tags: [{ id: 60, default: null, active: true, is_final: true }],
      }),
    );
  });

  it('says at its own row what the API refuses, and loses nothing', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'VRK Verkoop' }));
    await choose(user, 'Standaard grootboekrekening van VRK', '8000 Omzet');
    api.fail(saveDefaults, 422, { errors: { 'tags.0.default': ['Kies een andere rekening'] } });
    await user.click(save('Dagboekkoppelingen'));
    expect(await screen.findByText('Kies een andere rekening')).toBeVisible();
    const ledger = (journal: string) =>
      screen.getByRole('combobox', { name: `Standaard grootboekrekening van ${journal}` });
    expect(ledger('VRK')).toBeInvalid();
    expect(ledger('INK')).not.toBeInvalid();
    expect(screen.getByRole('checkbox', { name: 'VRK Verkoop' })).toBeChecked();
    expect(save('Dagboekkoppelingen')).toBeEnabled();
  });

  it('shows that an account is gone from the package, and asks for another one', async () => {
    offer([aJournal({ default_ledger_account_id: 99 })]);
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'INK Inkoopboek' }));
    expect(screen.getByTitle('Vervallen rekening')).toBeVisible();
    await user.click(save('Dagboekkoppelingen'));
    expect(await screen.findByText(/Kies een andere/)).toBeVisible();
    expect(api.calls(saveDefaults)).toEqual([]);
  });

  it('saves the account and the VAT code of a kind of VAT, each side with codes of its own', async () => {
    const { user } = open();
    await choose(user, 'Grootboekrekening van Verkoop 21%', '8000 Omzet');
    await choose(user, 'Btw-code van Verkoop 21%', 'VH Btw uit (21%)');
    expect(screen.queryByTitle('IH Btw in')).not.toBeInTheDocument();
    const chosen = { ledger_account_id: 71, default_ledger_account_id: 41 };
    api.on(saveTaxDefaults, () => [aTaxDefault(chosen), aTaxDefault({ is_sale: false })]);
    await user.click(save('Btw-koppelingen'));
    expect(await screen.findByText('Je btw-koppelingen zijn succesvol opgeslagen')).toBeVisible();
    expect(api.calls(saveTaxDefaults)[0]?.body).toEqual({
      taxes: [{ tax_id: 1, is_sale: true, ...chosen }],
    });
    expect(save('Btw-koppelingen')).toBeDisabled();
  });

  it('lets another office be chosen when the linked one turns out to be gone', async () => {
    api.on(listOrganizations, () => []);
    api.on(listEnterprises, () => []);
    const { user } = open();
    await screen.findByRole('checkbox', { name: 'VRK Verkoop' });
    api.fail(syncLedgerAccounts, 400, { message: 'Deze onderneming is er niet meer' });
    api.on(checkConnection, () => broken('office'));
    await user.click(screen.getByRole('button', { name: 'Opnieuw synchroniseren' }));
    expect(await screen.findByText('Deze onderneming is er niet meer')).toBeVisible();
    expect(await screen.findByText(/Kies hieronder een andere/)).toBeVisible();
  });
});
