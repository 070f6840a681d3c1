import {
  createEnterpriseCustomer,
  createPrivateCustomer,
  getCustomer,
} from '@boekwerk/shared/contract/customers';
import { getKvkData } from '@boekwerk/shared/contract/kvk';
import { updateEnterprise } from '@boekwerk/shared/contract/parties';
import { readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import { aCustomer } from '@boekwerk/shared/testing/a-customer';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CustomerPage } from './customer-page';
import { newCustomer } from './customer-values';
import { EditCustomerPage } from './edit-customer-page';

const studio = aCustomer();
const typedBefore = {
  name: studio.name,
  email: studio.email,
  general_email: studio.general_email,
  address: studio.address,
  postal_code: studio.postal_code,
  city: studio.city,
};
const api = fakeApi();

/** Pasted: typing every letter takes seconds and teaches nothing. */
async function fill(user: UserEvent, label: RegExp, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

const save = () => screen.getByRole('button', { name: 'Opslaan' });

signedIn();

describe('/relation/create', () => {
  const open = () => renderScreen(<CustomerPage />, { path: '/relation/create' });

  it('asks a private person for a name of their own, a company for its name', async () => {
    api.fail(getKvkData, 422);
    const { user } = open();
    expect(save()).toBeDisabled();
    await fill(user, /Plaats/, 'Utrecht');
    await user.click(save());
    expect(await screen.findByText('Voornaam is verplicht')).toBeVisible();
    expect(screen.getByText('Achternaam is verplicht')).toBeVisible();
    expect(screen.getByText('Postcode is verplicht')).toBeVisible();
    expect(await screen.findByText('Niet alle velden zijn juist ingevuld')).toBeVisible();
    expect(screen.queryByText('Bedrijfsnaam is verplicht')).not.toBeInTheDocument();

    await fill(user, /KvK-nummer/, '12.34.56 78-9');
    expect(screen.getByLabelText('KvK-nummer')).toHaveValue('12345678');
    expect(await screen.findByText('Bedrijfsnaam is verplicht')).toBeVisible();
    expect(screen.queryByText('Voornaam is verplicht')).not.toBeInTheDocument();
  });

  it('says nothing yet of a name that was only passed when a number that nobody knows makes it a company', async () => {
    api.fail(getKvkData, 422);
    const { user } = open();
    await user.click(screen.getByLabelText('Bedrijfsnaam'));
    await fill(user, /KvK-nummer/, '12345678');
    await user.tab();
    const number = screen.getByLabelText('KvK-nummer');
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(/staat niet in het handelsregister/),
    );
    expect(screen.getByLabelText('*Bedrijfsnaam')).toBeValid();
    expect(screen.queryByText('Bedrijfsnaam is verplicht')).not.toBeInTheDocument();
  });

  it('asks a company in the Netherlands for its OIN', async () => {
    const { user } = open();
    expect(screen.queryByLabelText('OIN')).not.toBeInTheDocument();
    await fill(user, /Bedrijfsnaam/, 'Gemeente Utrecht');
    await fill(user, /OIN/, '0000 0001 8232');
    await user.click(save());
    expect(await screen.findByText('OIN bestaat uit 20 cijfers')).toBeVisible();
    expect(screen.getByText('Postcode is verplicht')).toBeVisible();
  });

  it('asks abroad for no OIN, and for no postal code where there are none', async () => {
    saveDraft('client.new', { ...newCustomer(false), name: 'Doha Trading', country: 'QA' });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    await user.click(save());
    expect(await screen.findByText('Plaats is verplicht')).toBeVisible();
    expect(screen.queryByText('Postcode is verplicht')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Postcode')).toHaveAttribute('aria-required', 'false');
    expect(screen.queryByLabelText('OIN')).not.toBeInTheDocument();
  });

  it('judges a postal code anew by the country that is chosen after it', async () => {
    const { user } = open();
    await fill(user, /^\*?Postcode/, '10115');
    await user.tab();
    expect(await screen.findByText('Postcode is onjuist')).toBeVisible();
    await user.click(screen.getByLabelText('Land'));
    await user.click(await screen.findByTitle('Duitsland'));
    await waitFor(() => expect(screen.queryByText('Postcode is onjuist')).toBeNull());
    await user.click(screen.getByLabelText('Land'));
    await user.click(await screen.findByTitle('Nederland'));
    expect(await screen.findByText('Postcode is onjuist')).toBeVisible();
  });

  it('fills in a company from the trade register', async () => {
    const found = { name: 'Test BV', address: 'Laan 3', postal_code: '8823 SJ', city: 'Lollum' };
    api.on(getKvkData, () => found);
    const { user } = open();
    await fill(user, /KvK-nummer/, '68750110');
    await user.tab();
    expect(await screen.findByDisplayValue('Lollum')).toBe(screen.getByLabelText(/Plaats/));
    expect(screen.getByLabelText(/Bedrijfsnaam/)).toHaveValue('Test BV');
    expect(save()).toBeEnabled();
  });

  it('adds a person to the own company, invoices going to their only address', async () => {
    api.on(createPrivateCustomer, ({ body }) => ({ ...studio, ...body, id: 13, updated_at: '' }));
    const { user, address } = open();
    const typed = {
      Voornaam: 'Piet',
      Achternaam: 'de Vries',
      'E-mailadres': 'piet@vries.nl',
      Adres: 'Kade 2',
      Postcode: '3511ab',
      Plaats: 'Utrecht',
    };
    for (const [label, text] of Object.entries(typed))
      await fill(user, new RegExp(`^\\*?${label}$`), text);
    await user.click(save());
    await screen.findByText('De relatie is succesvol aangemaakt');
    expect(api.calls(createPrivateCustomer)[0]).toMatchObject({
      params: { id: 7 },
      body: { general_email: 'piet@vries.nl', postal_code: '3511 AB', country: 'NL', hidden: 0 },
    });
    expect(api.calls(createEnterpriseCustomer)).toEqual([]);
    expect(address()).toBe('/relation/overview?page=1');
  });

  it('offers what was typed before the page was lost, and forgets it once it is saved', async () => {
    saveDraft('client.new', { ...newCustomer(false), ...typedBefore });
    api.on(createEnterpriseCustomer, ({ body }) => ({ ...studio, ...body, updated_at: '' }));
    const { user, address } = open();
    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    expect(screen.getByLabelText(/Bedrijfsnaam/)).toHaveValue('Studio Noord');
    await user.click(save());
    await screen.findByText('De relatie is succesvol aangemaakt');
    expect(address()).toBe('/relation/overview?page=1');
    expect(readDraft('client.new')).toBeNull();
  });
});

describe('/relation/edit/:id', () => {
  const open = (id: number) =>
    renderScreen(<EditCustomerPage id={id} />, {
      path: '/relation/edit/:id',
      at: `/relation/edit/${id}`,
    });

  it('keeps what was filled in when somebody else saved first', async () => {
    api.on(getCustomer, () => studio);
    api.fail(updateEnterprise, 409, { message: 'Jan heeft deze relatie gewijzigd' });
    const { user, address } = open(12);
    await fill(user, /Bedrijfsnaam/, ' B.V.');
    await user.click(save());
    expect(await screen.findByText(/Jan heeft deze relatie gewijzigd/)).toBeVisible();
    expect(screen.getByLabelText(/Bedrijfsnaam/)).toHaveValue('Studio Noord B.V.');
    expect(api.calls(updateEnterprise)[0]).toMatchObject({
      params: { id: 12 },
      body: { name: 'Studio Noord B.V.', updated_at: '2026-11-20T10:00:00.000Z' },
    });

    const updated_at = '2026-11-21T10:00:00.000Z';
    api.on(getCustomer, () => ({ ...studio, city: 'Delft', updated_at }));
    api.on(updateEnterprise, () => studio);
    await user.click(screen.getByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByDisplayValue('Delft')).toBeVisible();
    expect(screen.getByLabelText(/Bedrijfsnaam/)).toHaveValue('Studio Noord');
    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/relation/overview'));
    expect(api.calls(updateEnterprise)[1]?.body).toMatchObject({
      name: 'Studio Noord B.V.',
      updated_at,
    });
  });

  it('asks before it is left with changes', async () => {
    api.on(getCustomer, () => studio);
    const { user, address } = open(12);
    await fill(user, /Plaats/, ' Noord');
    await user.click(screen.getByRole('link', { name: 'Sluiten' }));
    expect(
      await screen.findByText('Weet je zeker dat je wil afsluiten zonder op te slaan?'),
    ).toBeInTheDocument();
    expect(address()).toBe('/relation/edit/12');
  });

  it('says so when there is no such relation', async () => {
    api.fail(getCustomer, 404);
    open(4040);
    expect(await screen.findByText('Relatie niet gevonden')).toBeVisible();
    expect(screen.queryByLabelText(/Bedrijfsnaam/)).not.toBeInTheDocument();
  });
});
