import { getAccountingTask } from '@boekwerk/shared/contract/bookkeeping/accounting-task';
import {
  checkConnection,
  listEnterprises,
  listOrganizations,
  saveEnterprise,
} from '@boekwerk/shared/contract/bookkeeping/connection';
import { listLedgerAccounts } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import { listTaxDefaults } from '@boekwerk/shared/contract/bookkeeping/tax-defaults';
import { startSession } from '@boekwerk/shared/session/session-store';
import { aConnection } from '@boekwerk/shared/testing/a-connection';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { aTask, broken, notLinked } from '../testing/answers';
import { TwinfieldPage } from '../twinfield-page';

const VISSER = { id: 3, organization: { code: 'VISSER', name: 'Visser' } };
const TULIP = { id: 4, organization: { code: 'TULIP', name: 'Tulip' } };

const api = fakeApi();
signedIn();
beforeEach(() => {
  localStorage.clear();
  startSession(aToken({ is_owner: false }), true);
  describedAs({}, { original: { id: 1, name: 'Visser Advies', is_owner: true } });
  api.on(checkConnection, () => notLinked());
  api.on(listOrganizations, () => [VISSER]);
  api.on(listEnterprises, () => [
    { code: '1001', name: 'Bakkerij Jansen', is_taken: false },
    { code: '1002', name: 'Café De Kroon', is_taken: true },
  ]);
  api.on(listLedgerAccounts, () => []);
  api.on(listTaxDefaults, () => []);
});

const open = () => renderScreen(<TwinfieldPage />, { path: '/settings/company/twinfield' });
const ready = () => screen.findByRole('button', { name: 'Klaar' });

async function chooseJansen({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByRole('combobox', { name: 'Onderneming' }), 'jans');
  await user.click(await screen.findByTitle('Bakkerij Jansen (1001)'));
}

describe('/settings/company/twinfield of a client', () => {
  it('links it with an office of an organisation, and shows how far that is', async () => {
    api.on(listOrganizations, () => [VISSER, TULIP]);
    const view = open();
    const { user } = view;
    expect(await screen.findByText('Onderneming is nog niet gekoppeld')).toBeVisible();
    expect(await ready()).toBeDisabled();
    expect(await screen.findByRole('combobox', { name: 'Onderneming' })).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Organisatie' }));
    await user.click(await screen.findByTitle('Visser (VISSER)'));
    await user.click(await screen.findByRole('combobox', { name: 'Onderneming' }));
    expect(await screen.findByTitle('Café De Kroon (1002) – al gekoppeld')).toHaveClass(
      'ant-select-item-option-disabled',
    );
    await chooseJansen(view);
    const task = aTask({ kind: 'office', progress: 40 });
    api.on(saveEnterprise, () => task);
    api.on(getAccountingTask, () => task);
    await user.click(await ready());
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '40');
    expect(screen.getByText(/Dit duurt ongeveer een minuut/)).toBeVisible();
    expect(api.calls(saveEnterprise)[0]?.body).toEqual({
      relation_id: 7,
      credentials_id: 3,
      office_code: '1001',
      office_name: 'Bakkerij Jansen',
      is_confirmed: false,
    });
    const organization = { code: 'VISSER', name: 'Visser' };
    api.on(checkConnection, () => aConnection({ organization }));
    Object.assign(task, { state: 'done', progress: 100 });
    expect(await screen.findByText('Bakkerij Jansen (1001)')).toBeVisible();
    expect(screen.getByText('Visser (VISSER)')).toBeVisible();
    expect(await screen.findByText('De onderneming is gekoppeld')).toBeVisible();
    expect(screen.getByText('01-03-2026 12:30')).toBeVisible();
  });

  it('goes on after a reload with what is under way, and asks about other numbers before it links', async () => {
    const view = open();
    await chooseJansen(view);
    const asked = aTask({ kind: 'office', progress: 0, message: 'Het is druk bij Twinfield.' });
    api.on(saveEnterprise, () => asked);
    api.on(getAccountingTask, () => asked);
    await view.user.click(await ready());
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Het is druk bij Twinfield.');
    view.unmount();

    api.on(checkConnection, () => notLinked({ task: asked }));
    const { user } = open();
    expect(await screen.findByRole('progressbar')).toBeVisible();
    Object.assign(asked, { state: 'failed', is_question: true, message: 'KvK-nummer 12345678?' });
    const again = aTask({ id: 6, kind: 'office' });
    api.on(saveEnterprise, () => again);
    expect(await screen.findByText('KvK-nummer 12345678?')).toBeVisible();
    api.on(getAccountingTask, () => again);
    await user.click(screen.getByRole('button', { name: 'Toch koppelen' }));
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect(api.calls(saveEnterprise)[1]?.body).toMatchObject({
      office_code: '1001',
      is_confirmed: true,
    });
  });

  it('says at the field that somebody else was first, and keeps what was chosen', async () => {
    const view = open();
    await chooseJansen(view);
    api.fail(saveEnterprise, 409, { message: 'Deze onderneming is al gekoppeld aan Kwekerij' });
    await view.user.click(await ready());
    const said = await screen.findByText('Deze onderneming is al gekoppeld aan Kwekerij');
    expect(said).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Onderneming' })).toBeInvalid();
    expect(await ready()).toBeEnabled();
    expect(api.calls(listEnterprises)).toHaveLength(2);
  });

  it('says no more of an office once another organisation is chosen', async () => {
    api.on(listOrganizations, () => [VISSER, TULIP]);
    const view = open();
    const { user } = view;
    await user.click(await screen.findByRole('combobox', { name: 'Organisatie' }));
    await user.click(await screen.findByTitle('Visser (VISSER)'));
    await chooseJansen(view);
    api.fail(saveEnterprise, 409, { message: 'Deze onderneming is al gekoppeld aan Kwekerij' });
    await user.click(await ready());
    expect(await screen.findByText('Deze onderneming is al gekoppeld aan Kwekerij')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Organisatie' }));
    await user.click(await screen.findByTitle(/TULIP/));
    await waitFor(() =>
      expect(screen.queryByText('Deze onderneming is al gekoppeld aan Kwekerij')).toBeNull(),
    );
    expect(await screen.findByRole('combobox', { name: 'Onderneming' })).toBeValid();
  });

  it('says that the link is broken and who can mend it: the firm, or whoever chooses an office', async () => {
    api.on(checkConnection, () => broken('consent'));
    const { unmount } = open();
    expect(await screen.findByText(/Ga terug naar Visser Advies en kies daar/)).toBeVisible();
    expect(screen.getByText('Verbroken')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Klaar' })).not.toBeInTheDocument();
    unmount();

    api.on(checkConnection, () => broken('office'));
    open();
    expect(await screen.findByText(/Kies hieronder een andere/)).toBeVisible();
    expect(await ready()).toBeDisabled();
  });

  it('says once that the link is broken, also when what was asked last failed on that', async () => {
    const task = aTask({ kind: 'sync', state: 'failed', message: 'De koppeling is verbroken.' });
    api.on(checkConnection, () => ({ ...broken('office'), task }));
    const { unmount } = open();
    expect(await screen.findByText(/^De koppeling is verbroken: /)).toBeVisible();
    expect(screen.queryByText(/Het ophalen van de gegevens is niet gelukt/)).toBeNull();
    unmount();

    const other = aTask({ kind: 'office', state: 'failed', message: 'Al gekoppeld aan Kwekerij.' });
    api.on(checkConnection, () => ({ ...broken('office'), task: other }));
    open();
    expect(await screen.findByText(/Al gekoppeld aan Kwekerij/)).toBeVisible();
  });

  it('says who links an organisation first, when the firm has none', async () => {
    describedAs({}, { original: { id: 1, name: 'Visser Advies', is_owner: false } });
    api.on(listOrganizations, () => []);
    open();
    expect(await screen.findByText(/De eigenaar van Visser Advies/)).toBeVisible();
  });

  it('links another office in the place of the one that is linked', async () => {
    api.on(checkConnection, () => aConnection({ office: { code: '1003', name: 'Stichting' } }));
    const view = open();
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'Andere onderneming' }));
    expect(await ready()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(screen.queryByRole('button', { name: 'Klaar' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Andere onderneming' }));
    await chooseJansen(view);
    const task = aTask({ kind: 'office' });
    api.on(saveEnterprise, () => task);
    api.on(getAccountingTask, () => task);
    await user.click(await ready());
    expect(await screen.findByRole('progressbar')).toBeVisible();
    api.on(checkConnection, () => aConnection({ synced_at: '2026-03-02T11:30:00.000Z' }));
    Object.assign(task, { state: 'done', progress: 100 });
    expect(await screen.findByText('Bakkerij Jansen (1001)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Klaar' })).not.toBeInTheDocument();
  });

  it('still knows which other office was chosen when it asks about it after a reload', async () => {
    const linked = aConnection({ office: { code: '1003', name: 'Stichting' } });
    api.on(checkConnection, () => linked);
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Andere onderneming' }));
    await chooseJansen(view);
    const asked = aTask({ kind: 'office' });
    api.on(saveEnterprise, () => asked);
    api.on(getAccountingTask, () => asked);
    await view.user.click(await ready());
    expect(await screen.findByRole('progressbar')).toBeVisible();
    view.unmount();

    api.on(checkConnection, () => ({ ...linked, task: asked }));
    const { user } = open();
    expect(await screen.findByRole('progressbar')).toBeVisible();
    Object.assign(asked, { state: 'failed', is_question: true, message: 'KvK-nummer 12345678?' });
    expect(await screen.findByText('KvK-nummer 12345678?')).toBeVisible();
    const again = aTask({ id: 6, kind: 'office' });
    api.on(saveEnterprise, () => again);
    api.on(getAccountingTask, () => again);
    await user.click(screen.getByRole('button', { name: 'Toch koppelen' }));
    await waitFor(() => expect(api.calls(saveEnterprise)).toHaveLength(2));
    expect(api.calls(saveEnterprise)[1]?.body).toMatchObject({
      office_code: '1001',
      is_confirmed: true,
    });
  });
});
