import { getDefaultRelation, removeLogo, updateCompany } from '@boekwerk/shared/contract/relations';
import { readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import { currentSession, startSession } from '@boekwerk/shared/session/session-store';
import { aCompany, aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { CompanyPage } from './company-page';
import { valuesOf } from './company-values';

const company = aCompany();
const api = fakeApi();
signedIn();

async function open(relation = company) {
  api.on(getDefaultRelation, () => aDefaultRelation({ relation }));
  const { user } = renderScreen(<CompanyPage />, { path: '/settings/company/edit' });
  await screen.findByLabelText(/Telefoon/);
  return user;
}

const save = () => screen.getByRole('button', { name: 'Opslaan' });

describe('/settings/company/edit', () => {
  it('saves what was changed, says so, and renames the company everywhere', async () => {
    const user = await open();
    expect(save()).toBeDisabled();
    api.on(updateCompany, ({ body }) => ({ ...company, ...body, updated_at: company.updated_at }));
    await user.type(screen.getByLabelText(/Bedrijfsnaam/), ' B.V.');
    await user.click(save());
    expect(await screen.findByText('Je instellingen zijn succesvol opgeslagen')).toBeVisible();
    expect(api.calls(updateCompany)[0]).toMatchObject({
      params: { id: 7 },
      body: { name: 'Bakkerij Jansen B.V.', updated_at: '2026-11-20T10:00:00.000Z' },
    });
    expect(currentSession().relation?.name).toBe('Bakkerij Jansen B.V.');
    expect(save()).toBeDisabled();
  });

  it('keeps what is typed while it is being saved, as not saved yet', async () => {
    const user = await open();
    let answer = () => {};
    api.on(updateCompany, async ({ body }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { ...company, ...body, updated_at: company.updated_at };
    });
    await user.type(screen.getByLabelText(/Bedrijfsnaam/), ' B.V.');
    await user.click(save());
    await waitFor(() => expect(api.calls(updateCompany)).toHaveLength(1));
    await user.type(screen.getByLabelText(/Telefoon/), '99');
    answer();
    expect(await screen.findByText('Je instellingen zijn succesvol opgeslagen')).toBeVisible();
    expect(screen.getByLabelText(/Telefoon/)).toHaveValue(`${company.phone}99`);
    expect(screen.getByLabelText(/Bedrijfsnaam/)).toHaveValue('Bakkerij Jansen B.V.');
    expect(save()).toBeEnabled();
  });

  it('shows a colleague the bank account to read, and why', async () => {
    startSession(aToken({ is_owner: false }));
    describedAs();
    await open();
    expect(screen.getByLabelText(/IBAN/)).toHaveAttribute('readonly');
    expect(screen.getByLabelText(/IBAN/)).toHaveValue(company.bank_account);
    expect(
      screen.getByText('Alleen de eigenaar van het bedrijf wijzigt de bankrekening.'),
    ).toBeVisible();
  });

  it('asks for what an invoice needs', async () => {
    const user = await open();
    for (const label of [/Bedrijfsnaam/, /Btw-nummer/, /Plaats/])
      await user.clear(screen.getByLabelText(label));
    await user.click(save());
    for (const text of [
      'Bedrijfsnaam is verplicht.',
      'BTW nummer is verplicht.',
      'Stad is verplicht.',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(/Bedrijfsnaam/)).toHaveFocus();
  });

  it('keeps what was filled in when somebody else saved first, and offers it on top of theirs', async () => {
    const user = await open();
    api.fail(updateCompany, 409, { message: 'Piet heeft dit intussen gewijzigd.' });
    await user.type(screen.getByLabelText(/Telefoon/), '99');
    await user.click(save());
    expect(await screen.findByText(/Piet heeft dit intussen gewijzigd/)).toBeVisible();
    expect(screen.getByLabelText(/Telefoon/)).toHaveValue(`${company.phone}99`);

    const theirs = { ...company, city: 'Delft', updated_at: '2026-11-21T10:00:00.000Z' };
    api.on(getDefaultRelation, () => aDefaultRelation({ relation: theirs }));
    api.on(updateCompany, () => theirs);
    await user.click(screen.getByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByDisplayValue('Delft')).toBeVisible();
    expect(screen.getByLabelText(/Telefoon/)).toHaveValue(company.phone);
    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    await user.click(save());
    expect(await screen.findByText('Je instellingen zijn succesvol opgeslagen')).toBeVisible();
    expect(api.calls(updateCompany)[1]?.body).toMatchObject({
      phone: `${company.phone}99`,
      updated_at: theirs.updated_at,
    });
  });

  it('still sees that somebody else saved first, once the logo was taken away', async () => {
    const user = await open({ ...company, logo_url: '/logo.png' });
    await user.type(screen.getByLabelText(/Telefoon/), '99');
    const updated_at = '2026-11-21T10:00:00.000Z';
    api.on(removeLogo, () => ({ ...company, logo_url: null, city: 'Delft', updated_at }));
    await user.click(screen.getByRole('button', { name: 'Logo verwijderen' }));
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Je logo is verwijderd')).toBeVisible();
    api.fail(updateCompany, 409, { message: 'Piet heeft dit intussen gewijzigd.' });
    await user.click(save());
    expect(await screen.findByText(/Piet heeft dit intussen gewijzigd/)).toBeVisible();
    expect(api.calls(updateCompany)[0]?.body).toMatchObject({ updated_at: company.updated_at });
  });

  it('can be saved after the logo was taken away, when nothing else was changed', async () => {
    const user = await open({ ...company, logo_url: '/logo.png' });
    await user.type(screen.getByLabelText(/Telefoon/), '99');
    const updated_at = '2026-11-21T10:00:00.000Z';
    api.on(removeLogo, () => ({ ...company, logo_url: null, updated_at }));
    await user.click(screen.getByRole('button', { name: 'Logo verwijderen' }));
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Je logo is verwijderd')).toBeVisible();
    api.on(updateCompany, () => company);
    await user.click(save());
    expect(await screen.findByText('Je instellingen zijn succesvol opgeslagen')).toBeVisible();
    const phone = `${company.phone}99`;
    expect(api.calls(updateCompany)[0]?.body).toMatchObject({ phone, updated_at });
  });

  it('offers what was typed before a reload, and saves it on top of what was saved since', async () => {
    saveDraft('company', { ...valuesOf(company), phone: '030-1234567', updated_at: 'long ago' });
    const user = await open();
    api.on(updateCompany, ({ body }) => ({ ...company, ...body, updated_at: company.updated_at }));
    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    expect(screen.getByLabelText(/Telefoon/)).toHaveValue('030-1234567');
    expect(screen.getByLabelText(/Bedrijfsnaam/)).toHaveFocus();
    await user.click(save());
    expect(await screen.findByText('Je instellingen zijn succesvol opgeslagen')).toBeVisible();
    expect(api.calls(updateCompany)[0]?.body).toMatchObject({
      phone: '030-1234567',
      updated_at: company.updated_at,
    });
    expect(readDraft('company')).toBeNull();
  });

  it('asks a person without a company for their name, and takes their logo away', async () => {
    const person = aCompany({
      type: 1,
      name: 'Sanne Jansen',
      first_name: 'Sanne',
      last_name: 'Jansen',
      coc_number: '',
      logo_url: '/logo.png',
    });
    const user = await open(person);
    expect(screen.queryByLabelText(/Bedrijfsnaam/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/KvK/)).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText(/Achternaam/));
    await user.click(save());
    expect(await screen.findByText('Achternaam is verplicht.')).toBeVisible();

    api.on(removeLogo, () => ({ ...person, logo_url: null }));
    await user.click(screen.getByRole('button', { name: 'Logo verwijderen' }));
    expect(await screen.findByText(/blijven zoals ze zijn/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Je logo is verwijderd')).toBeVisible();
    expect(screen.getByText('Je hebt nog geen logo toegevoegd.')).toBeVisible();
  });
});
