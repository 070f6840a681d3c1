import { assignClients, hideClients } from '@boekwerk/shared/contract/bulk-clients';
import { type CompanyUser, listUsers } from '@boekwerk/shared/contract/company-users';
import { type AdministrationRelation, listEnterprises } from '@boekwerk/shared/contract/firm';
import { listClientsAtHand } from '@boekwerk/shared/contract/shortcuts';
import { aRelationOfFirm } from '@boekwerk/shared/testing/a-relation-of-firm';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aUser, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { FirmClientsPage } from '../firm-clients-page';

const api = fakeApi();
signedIn({ type: 1 });
beforeEach(() => api.on(listClientsAtHand, () => ({ pinned: [], opened: [] })));

const jansen = aRelationOfFirm(31, 'Bakkerij Jansen');
const urk = aRelationOfFirm(32, 'Vishandel Urk');
const hidden: AdministrationRelation = { ...urk, enterprise: { ...urk.enterprise, hidden: 1 } };

const femke: CompanyUser = {
  ...aUser({ id: 9, name: 'Femke', last_name: 'Smit' }),
  is_owner: false,
  is_only_here: true,
  invited_by: null,
  clients: null,
  invited_until: null,
};

async function tickAll(...rows: AdministrationRelation[]) {
  api.on(listEnterprises, () => pageOf(rows));
  const { user } = renderScreen(<FirmClientsPage />, { path: '/relation/overview' });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecteer alle rijen' }));
  await user.click(screen.getByRole('button', { name: /^Acties \(\d\)/ }));
  return user;
}

describe('several clients of a firm', () => {
  it('are hidden at once, those that are shown; one that is refused is named and stays ticked', async () => {
    const user = await tickAll(jansen, hidden);
    api.on(hideClients, () => ({
      updated: [],
      failed: [{ id: 31, message: 'Relatie niet gevonden' }],
    }));
    await user.click(await screen.findByText('Verbergen (1)'));
    expect(await screen.findByText('Bakkerij Jansen: Relatie niet gevonden')).toBeVisible();
    expect(api.calls(hideClients)[0]?.body).toEqual({ relation_ids: [31], hidden: 1 });
    expect(screen.getByRole('checkbox', { name: /Bakkerij Jansen/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Vishandel Urk/ })).not.toBeChecked();
  });

  it('are shown again by what takes the hiding back, those that were hidden by it', async () => {
    const user = await tickAll(jansen, urk);
    api.on(hideClients, ({ body }) => ({
      updated: body.relation_ids.filter((id) => id !== 31),
      failed: body.relation_ids.includes(31) ? [{ id: 31, message: 'Nee' }] : [],
    }));
    await user.click(await screen.findByText('Verbergen (2)'));
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByText('1 relatie is weer zichtbaar')).toBeVisible();
    expect(api.calls(hideClients).at(-1)?.body).toEqual({ relation_ids: [32], hidden: 0 });
  });

  it('are given to a colleague, with what they may do there', async () => {
    api.on(listUsers, () => [femke, { ...femke, id: 1, name: 'Anna', is_owner: true }]);
    api.on(assignClients, () => ({ updated: [31, 32], failed: [] }));
    const user = await tickAll(jansen, urk);
    await user.click(await screen.findByText('Toewijzen aan collega (2)'));
    const dialog = within(await screen.findByRole('dialog'));
    const colleague = await dialog.findByRole('combobox', { name: /Collega/ });
    await user.click(dialog.getByRole('button', { name: 'Toewijzen' }));
    expect(await dialog.findByText('Kies een collega', { selector: 'p' })).toBeVisible();
    expect(colleague).toHaveFocus();
    expect(api.calls(assignClients)).toEqual([]);
    await user.click(colleague);
    expect(screen.queryByTitle('Anna Smit')).not.toBeInTheDocument();
    await user.click(await screen.findByTitle('Femke Smit'));
    await user.click(dialog.getByRole('button', { name: 'Toewijzen' }));
    expect(await screen.findByText('2 relaties toegewezen aan Femke Smit')).toBeVisible();
    await waitFor(() =>
      expect(api.calls(assignClients)[0]).toMatchObject({
        params: { userId: 9 },
        body: { relation_ids: [31, 32], type: 1 },
      }),
    );
  });
});
