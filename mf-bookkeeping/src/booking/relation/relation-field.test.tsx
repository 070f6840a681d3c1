import { getAccountingTask } from '@boekwerk/shared/contract/bookkeeping/accounting-task';
import {
  createRelationLink,
  getRelationLinks,
  listRelationLinks,
  listUncoupledAccounts,
  saveRelationLink,
  type UncoupledAccount,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { keysOfCalls } from '@boekwerk/shared/testing/keys-of-calls';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aFilledBooking } from '../../testing/a-booking';
import { aRelationLink } from '../../testing/an-office';
import { openBooking } from '../../testing/open-booking';

signedIn();
beforeEach(() => localStorage.clear());

const NOT_LINKED = 'Deze relatie is nog niet gekoppeld met Twinfield';
const mill: UncoupledAccount = {
  id: 900,
  code: '2001',
  name: 'Molen De Hoop BV',
  type: LedgerType.supplier,
  proposed_by: ['name'],
};

async function openUnlinked() {
  const screenful = openBooking(aFilledBooking());
  screenful.api.on(getRelationLinks, () => [aRelationLink({ ledger_account: null })]);
  screenful.api.on(listUncoupledAccounts, () => ({ data: [mill], has_more: false }));
  await screen.findByText(NOT_LINKED);
  await screenful.user.click(screen.getByRole('button', { name: 'Koppelen' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...screenful, dialog };
}

describe('the relation of a booking', () => {
  it('is linked with a creditor that is chosen', async () => {
    const { api, user, dialog } = await openUnlinked();
    await user.click(dialog.getByRole('button', { name: 'Koppelen' }));
    expect(await dialog.findByText('Twinfield koppeling is verplicht')).toBeVisible();

    await user.type(dialog.getByLabelText(/Twinfield koppeling/), 'Molen');
    await user.click(await screen.findByText('2001 Molen De Hoop BV (lijkt op deze relatie)'));
    api.on(saveRelationLink, () => aRelationLink());
    api.on(getRelationLinks, () => [aRelationLink()]);
    await user.click(dialog.getByRole('button', { name: 'Koppelen' }));
    expect(await screen.findByText('Je relatie is nu gekoppeld')).toBeVisible();
    expect(api.calls(saveRelationLink)[0]?.body).toEqual({
      relation_id: 30,
      id: 900,
      replaces: null,
    });
    await waitFor(() => expect(screen.queryByText(NOT_LINKED)).not.toBeInTheDocument());
  });

  it('says with whom somebody else linked it meanwhile, keeps the choice, and puts that in its place when asked again', async () => {
    const { api, user, dialog } = await openUnlinked();
    await user.type(dialog.getByLabelText(/Twinfield koppeling/), 'Molen');
    await user.click(await screen.findByText('2001 Molen De Hoop BV (lijkt op deze relatie)'));
    const account = aRelationLink().ledger_account;
    const other = account && { ...account, ledger_account_id: 901, code: '2002', name: 'De Lelie' };
    api.fail(saveRelationLink, 409, { message: 'Intussen is deze relatie gekoppeld' });
    api.on(getRelationLinks, () => [aRelationLink({ ledger_account: other })]);
    await user.click(dialog.getByRole('button', { name: 'Koppelen' }));
    expect(
      await dialog.findByText(/Intussen is deze relatie gekoppeld met 2002 De Lelie/),
    ).toBeVisible();
    expect(screen.getAllByText(/Intussen/)).toHaveLength(1);
    expect(dialog.getByText(/^2001 Molen De Hoop BV/)).toBeVisible();

    api.on(saveRelationLink, () => aRelationLink());
    await user.click(dialog.getByRole('button', { name: 'Koppelen' }));
    expect(await screen.findByText('Je relatie is nu gekoppeld')).toBeVisible();
    expect(api.calls(saveRelationLink).at(-1)?.body).toMatchObject({ id: 900, replaces: 901 });
  });

  it('is made in Twinfield after a look at who is alike, and followed until it is there', async () => {
    const { api, user, dialog } = await openUnlinked();
    api.on(createRelationLink, ({ body }) =>
      body.is_confirmed
        ? { link: null, proposals: [], task: aTask('running') }
        : { link: null, proposals: [mill], task: null },
    );
    api.on(getAccountingTask, () => ({ ...aTask('running'), message: 'Twinfield is druk.' }));
    await user.click(dialog.getByRole('button', { name: 'Nieuw in Twinfield' }));
    await dialog.findByText(/staat al een relatie die hierop lijkt/);
    await user.click(dialog.getByRole('button', { name: 'Nieuw in Twinfield' }));
    expect(
      await screen.findByText(/wordt aangemaakt in Twinfield. Twinfield is druk./),
    ).toBeVisible();
    api.on(getAccountingTask, () => aTask('done'));
    expect(await screen.findByText('Je relatie is nu gekoppeld')).toBeVisible();
    expect(api.calls(createRelationLink).map(({ body }) => body)).toEqual([
      { relation_id: 30, booking_item_id: 7, is_confirmed: false },
      { relation_id: 30, booking_item_id: 7, is_confirmed: true },
    ]);
  });

  it('is not asked about once another one is chosen', async () => {
    const { api, user, dialog } = await openUnlinked();
    const { client } = aRelationLink();
    const yeast = { ...client, id: 31, name: 'Gistkamer' };
    const links = [client, yeast].map((client) => aRelationLink({ client, ledger_account: null }));
    api.on(listRelationLinks, () => ({ data: links, has_more: false }));
    api.on(getRelationLinks, ({ params }) => links.filter(({ client }) => client.id === params.id));
    let answer = () => {};
    api.on(
      createRelationLink,
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ link: null, proposals: [mill], task: null });
        }),
    );
    await user.click(dialog.getByRole('button', { name: 'Nieuw in Twinfield' }));
    await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
    await user.type(screen.getByLabelText(/Crediteur/), 'Gist');
    await user.click(await screen.findByText('Gistkamer', { selector: '[class*=option] *' }));
    await act(async () => answer());
    expect(screen.queryByText(/staat al een relatie die hierop lijkt/)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Koppelen' }));
    const other = within(await screen.findByRole('dialog'));
    await user.click(other.getByRole('button', { name: 'Nieuw in Twinfield' }));
    await waitFor(() => expect(api.calls(createRelationLink)).toHaveLength(2));
    expect(api.calls(createRelationLink)[1]?.body).toMatchObject({
      relation_id: 31,
      is_confirmed: false,
    });
  });

  it('says why Twinfield did not make it, and is asked for once more after that', async () => {
    const { api, user, dialog } = await openUnlinked();
    api.on(createRelationLink, () => ({
      link: null,
      proposals: [],
      task: { ...aTask('failed'), message: 'Naam moet worden ingevuld' },
    }));
    const keys = keysOfCalls();
    await user.click(dialog.getByRole('button', { name: 'Nieuw in Twinfield' }));
    expect(await screen.findByText('Naam moet worden ingevuld')).toBeVisible();
    expect(screen.getByText(NOT_LINKED)).toBeVisible();

    // Once it was mended it is asked anew: under the same key the answer would be the same.
    await user.click(screen.getByRole('button', { name: 'Koppelen' }));
    const again = within(await screen.findByRole('dialog'));
    api.fail(createRelationLink, 422, { message: 'Postcode is onjuist' });
    await user.click(again.getByRole('button', { name: 'Nieuw in Twinfield' }));
    expect(await screen.findByText('Postcode is onjuist')).toBeVisible();
    await user.click(again.getByRole('button', { name: 'Nieuw in Twinfield' }));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(new Set(keys).size).toBe(3);
  });

  it('is asked for under the same key as long as nobody answered', async () => {
    const { api, user, dialog } = await openUnlinked();
    const keys = keysOfCalls();
    api.fail(createRelationLink, 503, { message: 'Even niet bereikbaar' });
    await user.click(dialog.getByRole('button', { name: 'Nieuw in Twinfield' }));
    expect(await screen.findByText('Even niet bereikbaar')).toBeVisible();
    const tried = keys.length;
    await user.click(dialog.getByRole('button', { name: 'Nieuw in Twinfield' }));
    await waitFor(() => expect(keys.length).toBeGreaterThan(tried));
    expect(new Set(keys).size).toBe(1);
  });
});

const aTask = (state: 'running' | 'done' | 'failed') => ({
  id: 4,
  kind: 'relation' as const,
  state,
  progress: state === 'done' ? 100 : 50,
  message: null as string | null,
  is_question: false,
});
