import { createCompany } from '@boekwerk/shared/contract/administrations';
import { getKvkData } from '@boekwerk/shared/contract/kvk';
import { readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { CreateAdministrationPage } from './create-administration-page';

const api = fakeApi();
signedIn();
afterEach(() => localStorage.clear());

const path = '/settings/administration/create';
const open = () => renderScreen(<CreateAdministrationPage />, { path });
const add = () => screen.getByRole('button', { name: 'Voeg administratie toe' });

const filled = {
  name: 'Brood & Co',
  email: 'info@brood.nl',
  coc_number: '',
  tax_number: 'NL123456789B01',
  bank_account: 'NL91ABNA0417164300',
  address: 'Dorpsstraat 2',
  postal_code: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
  first_name: 'Maria',
  last_name: 'van der Velde',
};

const anEntry = {
  relation_id: 9,
  is_default: 0 as const,
  type: 0 as const,
  is_owner: true,
  relation: { id: 9, name: 'Brood & Co', active: 1 as const, logo_url: null },
};

/** What was typed before, taken up again. */
async function openFilled() {
  saveDraft('administration.new', filled);
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Herstel concept' }));
  return view;
}

describe('/settings/administration/create', () => {
  it('asks for what an invoice needs', async () => {
    const { user } = open();
    expect(add()).toBeDisabled();
    await user.type(screen.getByLabelText(/Adres/), 'Dorpsstraat 2');
    await user.click(add());
    for (const text of [
      'Bedrijfsnaam is verplicht.',
      'E-mailadres is verplicht.',
      'BTW nummer is verplicht.',
      'Bankrekening is verplicht.',
      'Postcode is verplicht.',
      'Stad is verplicht.',
    ])
      expect(await screen.findByText(text)).toBeVisible();
  });

  it('takes up what was typed before, makes the administration and goes back to the list', async () => {
    const { user, address } = await openFilled();
    api.on(createCompany, () => anEntry);
    await user.click(add());
    expect(await screen.findByText('Administratie is aangemaakt')).toBeVisible();
    expect(api.calls(createCompany)[0]?.body).toMatchObject(filled);
    await waitFor(() => expect(address()).toBe('/settings/administration/overview'));
    expect(readDraft('administration.new')).toBeNull();
  });

  it('shows a refusal at its field, and keeps everything', async () => {
    const { user } = await openFilled();
    api.fail(createCompany, 422, { errors: { coc_number: ['KvK-nummer is al in gebruik'] } });
    await user.click(add());
    expect(await screen.findByText('KvK-nummer is al in gebruik')).toBeVisible();
    expect(screen.getByLabelText(/Plaats/)).toHaveValue('Utrecht');
    expect(add()).toBeEnabled();
  });

  it('fills in what the trade register knows of a number', async () => {
    const { user } = open();
    api.on(getKvkData, () => ({
      name: 'Brood & Co',
      address: 'Dorpsstraat 2',
      postal_code: '3511 AB',
      city: 'Utrecht',
    }));
    await user.type(screen.getByLabelText(/KvK-nummer/), '69599084');
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText(/Bedrijfsnaam/)).toHaveValue('Brood & Co'));
  });
});
