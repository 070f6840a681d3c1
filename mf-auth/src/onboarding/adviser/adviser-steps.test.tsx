import { createAdministrationEnterprise, updateFirm } from '@boekwerk/shared/contract/firm';
import { getKvkData } from '@boekwerk/shared/contract/kvk';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { useParams } from '@boekwerk/shared/router';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { aCompany, aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { aRelationOfFirm } from '@boekwerk/shared/testing/a-relation-of-firm';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdviserFinishedPage } from './adviser-finished-page';
import { AdviserRelationsPage } from './adviser-relations-page';
import { AdviserWelcomePage } from './adviser-welcome-page';

const firm = aCompany({
  relation_user_type: 1,
  name: 'Kantoor Noord',
  coc_number: '',
  tax_number: '',
  address: '',
  postal_code: '',
  city: '',
});
const api = fakeApi();
signedIn({ type: 1 });
afterEach(() => localStorage.clear());

const BELOW = '/onboarding/adviser';

function open(step = 'welcome') {
  api.on(getDefaultRelation, () => aDefaultRelation({ relation: firm }));
  return renderScreen(<Page />, { path: `${BELOW}/:step`, at: `${BELOW}/${step}` });
}

const pages: Record<string, () => ReactNode> = {
  welcome: AdviserWelcomePage,
  relations: AdviserRelationsPage,
  finished: AdviserFinishedPage,
};

function Page() {
  const { step = '' } = useParams();
  const Step = pages[step];
  return Step && <Step />;
}

/** Pasted: typing every letter takes seconds and teaches nothing. */
async function fill(user: UserEvent, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = await screen.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const step = () =>
  within(screen.getByRole('list', { name: 'Stappen' }))
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step');

const firmFields = {
  'KvK-nummer': '68750110',
  'Btw-nummer': 'NL123456789B01',
  Postcode: '8823sj',
  Plaats: 'Lollum',
};

describe('the steps of a new accounting firm', () => {
  it('start with the own firm, say what is missing, and save it', async () => {
    api.fail(getKvkData, 503);
    api.on(updateFirm, () => null);
    const { user, address } = open();
    expect(await screen.findByDisplayValue('Kantoor Noord')).toBeVisible();
    expect(step()).toHaveTextContent('Welkom');
    await fill(user, { Bedrijfsnaam: ' ' });
    await press(user, 'Volgende stap');
    for (const message of [
      'Bedrijfsnaam is verplicht.',
      'KVK nummer is verplicht.',
      'BTW nummer is verplicht.',
      'Postcode is verplicht.',
      'Stad is verplicht.',
    ])
      expect(await screen.findByText(message)).toBeVisible();

    await fill(user, { Bedrijfsnaam: 'Kantoor Zuid', ...firmFields });
    await press(user, 'Volgende stap');
    await heading('Je eerste relatie');
    expect(address()).toBe(`${BELOW}/relations`);
    expect(step()).toHaveTextContent('Relaties');
    expect(api.calls(updateFirm)[0]).toMatchObject({
      params: { id: 7 },
      body: { name: 'Kantoor Zuid', postal_code: '8823 SJ', country: 'NL' },
    });
    expect(currentSession().relation?.name).toBe('Kantoor Zuid');
  });

  it('show what a colleague made of the firm meanwhile', async () => {
    api.fail(getKvkData, 503);
    api.fail(updateFirm, 409, { message: 'Intussen gewijzigd door Eva.' });
    const { user } = open();
    await fill(user, firmFields);
    await press(user, 'Volgende stap');
    const theirs = { ...firm, city: 'Sneek', updated_at: '2026-11-20T11:00:00.000Z' };
    await screen.findByText('Intussen gewijzigd door Eva.', { exact: false });
    expect(api.calls(updateFirm)[0]?.body).toMatchObject({ updated_at: firm.updated_at });
    api.on(getDefaultRelation, () => aDefaultRelation({ relation: theirs }));
    await press(user, 'Bekijk de nieuwe versie');
    expect(await screen.findByDisplayValue('Sneek')).toBeVisible();
  });

  it('keep what was typed when saving fails, and offer it after leaving', async () => {
    api.fail(getKvkData, 503);
    api.fail(updateFirm, 500, { message: 'Er ging iets mis' });
    const { user, router } = open();
    await fill(user, firmFields);
    await press(user, 'Volgende stap');
    expect(await screen.findByText('Er ging iets mis')).toBeVisible();
    expect(screen.getByDisplayValue('Lollum')).toBeVisible();

    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Lollum'));
    await user.click(screen.getByRole('link', { name: 'Sla over' }));
    await heading('Je eerste relatie');
    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole('button', { name: 'Herstel concept' }));
    expect(await screen.findByDisplayValue('Lollum')).toBeVisible();
  });

  it('go on with the first client, and say so at the end', async () => {
    api.fail(getKvkData, 503);
    api.on(createAdministrationEnterprise, () => aRelationOfFirm(31, 'Bakkerij Jansen'));
    const { user, address } = open('relations');
    await press(user, 'Volgende stap');
    for (const message of [
      'Bedrijfsnaam is verplicht.',
      'KvK-nummer is verplicht.',
      'Algemene email is verplicht.',
    ])
      expect(await screen.findByText(message)).toBeVisible();

    await fill(user, {
      Bedrijfsnaam: 'Bakkerij Jansen',
      'KvK-nummer': '68750110',
      'Algemeen e-mailadres': 'info@bakkerij.nl',
    });
    await press(user, 'Volgende stap');
    await heading('All done');
    expect(address()).toBe(`${BELOW}/finished?skipped=false`);
    expect(screen.getByText(/je eerste relatie ook/)).toBeVisible();
    expect(api.calls(createAdministrationEnterprise)[0]).toMatchObject({
      params: { id: 7 },
      body: { name: 'Bakkerij Jansen', general_email: 'info@bakkerij.nl' },
    });
    expect(screen.getByRole('link', { name: 'Sluit' })).toHaveAttribute('href', '/dashboard');
  });

  it('can all be skipped, and gone back to', async () => {
    const { user, address, router } = open();
    await user.click(await screen.findByRole('link', { name: 'Sla over' }));
    await heading('Je eerste relatie');
    await user.click(screen.getByRole('link', { name: 'Sla over' }));
    await heading('All done');
    expect(address()).toBe(`${BELOW}/finished?skipped=true`);
    expect(screen.getByText(/nog geen relatie toegevoegd/)).toBeVisible();
    await act(() => router.navigate(-1));
    await heading('Je eerste relatie');
  });
});
