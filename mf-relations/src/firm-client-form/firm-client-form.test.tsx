import {
  createAdministrationEnterprise,
  createAdministrationPerson,
  type FirmClient,
  getFirmClient,
  updateBooking,
} from '@boekwerk/shared/contract/firm';
import { updateEnterprise, updatePrivate } from '@boekwerk/shared/contract/parties';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { readDraft } from '@boekwerk/shared/session/drafts';
import { aCustomer } from '@boekwerk/shared/testing/a-customer';
import { aRelationOfFirm } from '@boekwerk/shared/testing/a-relation-of-firm';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { EditRelationPage } from '../edit-relation-page';
import { EditFirmClientPage } from './edit-firm-client-page';
import { FirmClientPage } from './firm-client-page';

const api = fakeApi();
signedIn({ type: 1 });

const firmClient = (over: Partial<FirmClient> = {}): FirmClient => ({
  ...aCustomer(),
  booking_enabled: 1,
  person: null,
  ...over,
});

const piet = firmClient({
  type: 1,
  name: 'Piet de Vries',
  first_name: 'Piet',
  last_name: 'de Vries',
  postal_code: '',
  person: {
    initial: 'P.',
    email_text: '',
    mobile: '',
    gender: 'male',
    bsn: '•••••••82',
    memo: '',
    married_to: '',
    children: 2,
    date_of_birth: '1958-03-14',
    currency: 'EUR',
  },
});

/** Pasted: typing every letter takes seconds and teaches nothing. */
async function fill(user: UserEvent, label: RegExp, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

const save = () => screen.getByRole('button', { name: 'Opslaan' });
const bsn = () => screen.getByLabelText('BSN');

describe('/relation/create of a firm', () => {
  const open = () => renderScreen(<FirmClientPage />, { path: '/relation/create' });

  it('leads an owner to the link with Twinfield as long as the firm has linked nothing', () => {
    const { unmount } = open();
    expect(screen.getByText('Je bent nog niet gekoppeld met Twinfield')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar instellingen' })).toHaveAttribute(
      'href',
      '/settings/company/twinfield',
    );
    unmount();
    describedAs({ has_connection: true });
    open();
    expect(screen.queryByText(/nog niet gekoppeld/)).not.toBeInTheDocument();
  });

  it('adds a company, whose name and general address it asks for', async () => {
    api.on(createAdministrationEnterprise, () => aRelationOfFirm(31, 'Kwekerij'));
    const { user, address } = open();
    await fill(user, /Plaats/, 'Urk');
    await user.click(save());
    expect(await screen.findByText('Bedrijfsnaam is verplicht.')).toBeVisible();
    expect(screen.getByText('Algemene email is verplicht.')).toBeVisible();
    await fill(user, /Bedrijfsnaam/, 'Kwekerij');
    await fill(user, /Algemeen e-mailadres/, 'info@kwekerij.nl');
    await user.click(save());
    await screen.findByText('De relatie is succesvol aangemaakt');
    expect(api.calls(createAdministrationEnterprise)[0]).toMatchObject({
      params: { id: 7 },
      body: { name: 'Kwekerij', city: 'Urk', booking_enabled: 1, hidden: 0, country: 'NL' },
    });
    expect(address()).toBe('/relation/overview?page=1');
  });

  it('keeps what was typed for a company when it turns out to be a person, except the trade', async () => {
    api.on(createAdministrationPerson, () => aRelationOfFirm(31, 'Piet de Vries'));
    const { user } = open();
    await fill(user, /Bedrijfsnaam/, 'Kwekerij');
    await fill(user, /^Voornaam/, 'Piet');
    await user.click(screen.getByRole('radio', { name: 'Persoon' }));
    expect(await screen.findByLabelText('*Voornaam')).toHaveValue('Piet');
    await user.click(save());
    expect(await screen.findByText('Achternaam is verplicht.')).toBeVisible();
    expect(screen.queryByText('Bedrijfsnaam is verplicht.')).not.toBeInTheDocument();
    await fill(user, /^\*Achternaam/, 'de Vries');
    await user.click(save());
    await screen.findByText('Relatie Piet de Vries is succesvol aangemaakt');
    expect(api.calls(createAdministrationPerson)[0]?.body).toMatchObject({
      name: '',
      first_name: 'Piet',
      gender: 'male',
      children: 0,
      currency: 'EUR',
      payment_period: 30,
      date_of_birth: today(),
    });
  });
});

it('is not kept from saving a person by what was typed in a field of a company', async () => {
  api.on(createAdministrationPerson, () => aRelationOfFirm(31, 'Piet de Vries'));
  const { user } = renderScreen(<FirmClientPage />, { path: '/relation/create' });
  await fill(user, /^\*Algemeen e-mailadres/, 'info@');
  await fill(user, /^Rechtsvorm/, 'B.V.');
  await user.click(screen.getByRole('radio', { name: 'Persoon' }));
  await fill(user, /^\*Voornaam/, 'Piet');
  await fill(user, /^\*Achternaam/, 'de Vries');
  await user.click(save());
  await screen.findByText('Relatie Piet de Vries is succesvol aangemaakt');
  const [sent] = api.calls(createAdministrationPerson);
  expect(sent?.body).toMatchObject({ general_email: '' });
  expect(sent?.body.legal_form).toBeUndefined();
});

it('is not kept from saving a company by what was typed in a field of a person', async () => {
  api.on(createAdministrationEnterprise, () => aRelationOfFirm(31, 'Kwekerij'));
  const { user } = renderScreen(<FirmClientPage />, { path: '/relation/create' });
  await user.click(screen.getByRole('radio', { name: 'Persoon' }));
  await fill(user, /^Algemeen e-mailadres/, 'piet@');
  await user.click(screen.getByRole('radio', { name: 'Onderneming' }));
  await fill(user, /Bedrijfsnaam/, 'Kwekerij');
  await fill(user, /Algemeen e-mailadres/, 'info@kwekerij.nl');
  await user.click(save());
  await screen.findByText('De relatie is succesvol aangemaakt');
  expect(api.calls(createAdministrationEnterprise)[0]?.body.email_text).toBeUndefined();
});

it('says nothing of a field of a company that nobody was in, when it is no person after all', async () => {
  const { user } = renderScreen(<FirmClientPage />, { path: '/relation/create' });
  await user.click(screen.getByRole('radio', { name: 'Persoon' }));
  await fill(user, /Plaats/, 'Urk');
  await user.click(save());
  expect(await screen.findByText('Voornaam is verplicht.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Onderneming' }));
  expect(await screen.findByLabelText(/Bedrijfsnaam/)).toBeVisible();
  expect(screen.queryByText('Bedrijfsnaam is verplicht.')).not.toBeInTheDocument();
});

it('says that there is no such relation at an address that names none, without a call', async () => {
  renderScreen(<EditRelationPage />, { path: '/relation/edit/:id', at: '/relation/edit/abc' });
  expect(await screen.findByRole('link', { name: 'Naar relaties' })).toBeVisible();
});

describe('/relation/edit/:id of a firm', () => {
  const open = () =>
    renderScreen(<EditFirmClientPage id={12} />, {
      path: '/relation/edit/:id',
      at: '/relation/edit/12',
    });

  it('says it when only the choice for bookkeeping was not saved, which can be tried again', async () => {
    api.on(getFirmClient, () => firmClient());
    api.on(updateEnterprise, () => aCustomer({ updated_at: '2026-11-21T10:00:00.000Z' }));
    api.fail(updateBooking, 500, { message: 'Even niet' });
    const { user, address } = open();
    await user.click(await screen.findByLabelText('Boekhouding'));
    await user.click(await screen.findByText('Nee', { selector: '.ant-select-item *' }));
    await user.click(save());
    await screen.findByText('De gegevens zijn opgeslagen, de keuze voor de boekhouding niet');
    expect(address()).toBe('/relation/edit/12');

    api.on(updateBooking, () => aRelationOfFirm(12, 'Studio Noord'));
    await user.click(save());
    await screen.findByText('De relatie is succesvol gewijzigd');
    expect(api.calls(updateEnterprise).at(-1)?.body.updated_at).toBe('2026-11-21T10:00:00.000Z');
    expect(api.calls(updateBooking).at(-1)).toMatchObject({
      params: { id: 7 },
      body: { enterprise_relation_id: 12, booking_enabled: 0 },
    });
  });

  it('leaves the numbers that a person has as a company of their own', async () => {
    const numbers = { coc_number: '68750110', tax_number: 'NL000099998B57' };
    api.on(getFirmClient, () => ({ ...piet, ...numbers }));
    api.on(updatePrivate, () => aCustomer());
    const { user } = open();
    await fill(user, /^Mobiel/, '0612345678');
    await user.click(save());
    await screen.findByText('Relatie Piet de Vries is succesvol gewijzigd');
    expect(api.calls(updatePrivate)[0]?.body).toMatchObject(numbers);
  });

  it('keeps a citizen service number hidden, gives it back untouched and keeps it out of the draft', async () => {
    api.on(getFirmClient, () => piet);
    api.on(updatePrivate, () => aCustomer());
    const { user } = open();
    await user.click(await screen.findByLabelText('BSN'));
    expect(bsn()).toHaveValue('');
    await user.tab();
    expect(bsn()).toHaveValue('•••••••82');
    await user.click(bsn());
    await user.paste('111222333');
    await waitFor(() => expect(readDraft('firm-client.12')).not.toBeNull());
    expect(JSON.stringify(readDraft('firm-client.12'))).not.toContain('111222333');
    await user.clear(bsn());
    await user.tab();
    expect(bsn()).toHaveValue('•••••••82');

    await fill(user, /Mobiel/, '06-12345678');
    await user.click(save());
    await screen.findByText('Relatie Piet de Vries is succesvol gewijzigd');
    expect(api.calls(updatePrivate)[0]?.body).toMatchObject({
      bsn: '•••••••82',
      mobile: '06-12345678',
      date_of_birth: '1958-03-14',
      children: 2,
    });
  });

  it('takes a citizen service number away by its button only', async () => {
    api.on(getFirmClient, () => piet);
    api.on(updatePrivate, () => aCustomer());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Nummer wissen' }));
    expect(bsn()).toHaveValue('');
    expect(bsn()).toHaveAccessibleDescription('Het BSN wordt verwijderd als je opslaat.');
    await user.click(save());
    await screen.findByText('Relatie Piet de Vries is succesvol gewijzigd');
    expect(api.calls(updatePrivate)[0]?.body).toMatchObject({ bsn: '' });
  });

  it('says nothing of taking the number away once the version of somebody else has it again', async () => {
    api.on(getFirmClient, () => piet);
    api.fail(updatePrivate, 409, { message: 'Jan heeft deze relatie gewijzigd' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Nummer wissen' }));
    await user.click(save());
    api.on(getFirmClient, () => ({ ...piet, updated_at: '2026-11-21T10:00:00.000Z' }));
    await user.click(await screen.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    await waitFor(() => expect(bsn()).toHaveValue('•••••••82'));
    expect(bsn()).toHaveAccessibleDescription('Typ het nummer opnieuw om het te wijzigen.');
  });
});
